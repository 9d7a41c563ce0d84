import assert from 'node:assert/strict';
import { runReport } from '../../../../src/project/run/runReport.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

describe('a text that a person has translated in another file', () => {
  it('is taken from there, and not sent', async () => {
    const files = new MemoryFiles([
      ['a/en.json', JSON.stringify({ save: 'Save all' })],
      ['a/de.json', JSON.stringify({ save: 'Alles sichern' })],
      ['b/en.json', JSON.stringify({ keep: 'Save all', open: 'Open it' })],
      ['b/de.json', '{}'],
    ]);
    const translator = new MarkingTranslator();
    const under = { files, paths: [...files.texts.keys()], journal: new MemoryJournal() };
    const { stages } = await runProject(under, translator, ['de']);
    assert.deepEqual(translator.sent, ['Open it']);
    const { keep } = JSON.parse(files.texts.get('b/de.json') ?? '') as Record<string, string>;
    assert.equal(keep, 'Alles sichern');
    const { targets } = runReport(stages, String);
    const counts = targets.map(({ file, translated, reused, kept }) => ({
      file,
      translated,
      reused,
      kept,
    }));
    assert.deepEqual(counts, [
      { file: 'a/de.json', translated: 0, reused: 0, kept: 1 },
      { file: 'b/de.json', translated: 2, reused: 1, kept: 0 },
    ]);
  });
});
