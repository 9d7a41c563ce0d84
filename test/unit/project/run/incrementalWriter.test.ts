import assert from 'node:assert/strict';
import type { Translator } from '../../../../src/translation/translator.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

const source = '{\n  "save": "Save",\n  "open": "Open"\n}\n';

/** Gives no answer for French before a file holds German. */
class GermanFirst extends MarkingTranslator {
  #tell: () => void = () => undefined;
  readonly #isWritten = new Promise<void>((resolve) => {
    this.#tell = resolve;
  });

  readonly noteWrite = (path: string, text: string): void => {
    if (path === 'de.json' && text.includes('[de] Save')) this.#tell();
  };

  override translate: Translator['translate'] = async (request) => {
    if (request.targetLocale === 'fr') await this.#isWritten;
    const { texts, targetLocale } = request;
    return texts.map((text) => `[${targetLocale}] ${text}`);
  };
}

describe('the target files of a run', () => {
  it('are written as soon as they are complete, while others are still translated', async () => {
    const translator = new GermanFirst();
    const texts = { 'en.json': source, 'de.json': '{}\n', 'fr.json': '{}\n' };
    const files = new MemoryFiles(Object.entries(texts), translator.noteWrite);
    const project = { files, paths: Object.keys(texts), journal: new MemoryJournal() };
    const { written, stages } = await runProject(project, translator, ['de', 'fr']);
    assert.equal(files.texts.get('fr.json'), source.replaceAll('": "', '": "[fr] '));
    assert.deepEqual(
      Array.from(written.targets, ([{ path }, { written: ids }]) => [path, ids.size]),
      [
        ['de.json', 2],
        ['fr.json', 2],
      ],
    );
    assert.equal(written.ledger.isNew, true);
    assert.equal(written.ledger.written.length, 2);
    assert.deepEqual(
      stages.results.map(({ target, values }) => [target.path, values.size]),
      [
        ['de.json', 2],
        ['fr.json', 2],
      ],
    );
    assert.equal(project.journal.text, '');
  });

  it('are written together in the end where a person has them open', async () => {
    const translator = new MarkingTranslator();
    const texts = { 'en.json': source, 'de.json': '{}\n', 'fr.json': '{}\n' };
    const writes: string[] = [];
    const files = new MemoryFiles(Object.entries(texts), (path) => writes.push(path));
    files.open.add('de.json').add('fr.json');
    const project = { files, paths: Object.keys(texts), journal: new MemoryJournal() };
    await runProject(project, translator, ['de', 'fr']);
    const targets = writes.filter((path) => path.endsWith('.json'));
    assert.deepEqual(targets, ['de.json', 'fr.json']);
    assert.equal(writes.indexOf('fr.json'), writes.indexOf('de.json') + 1);
  });

  it('wait for the end where a person is to review them', async () => {
    const translator = new MarkingTranslator();
    const texts = { 'en.json': source, 'de.json': '{}\n' };
    const files = new MemoryFiles(Object.entries(texts));
    const project = { files, paths: Object.keys(texts), journal: new MemoryJournal() };
    const { proposed } = await runProject(project, translator, ['de'], {}, 'all');
    assert.equal(files.texts.get('de.json'), '{}\n');
    assert.equal(proposed.proposals.length, 2);
  });
});
