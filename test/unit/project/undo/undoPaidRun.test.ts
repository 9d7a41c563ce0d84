import assert from 'node:assert/strict';
import { FolderJournal } from '../../../../src/translation/folderJournal.ts';
import { undoPaidRun } from '../../../../src/project/undo/undoPaidRun.ts';
import { Crash, MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

const english = JSON.stringify({ save: 'Save file', open: 'Open file' });
const paths = ['locales/en.json', 'locales/de.json', 'locales/fr.json'];
const [source = '', german = '', french = ''] = paths;

describe('a run that is taken back', () => {
  it('costs nothing when it is done again, whenever the undo ended', async () => {
    let writes = 0;
    for (let isWhole = false; !isWhole; writes++) {
      const journal = new MemoryJournal();
      const start = [
        [source, english],
        [german, '{}'],
        [french, '{}'],
      ] as const;
      let left = Number.POSITIVE_INFINITY;
      const files = new MemoryFiles(start, () => {
        if (left-- === 0) throw new Crash();
      });
      const again = async () => {
        const translator = new MarkingTranslator();
        const run = await runProject({ files, paths, journal }, translator, ['de', 'fr']);
        return { run, sent: translator.sent };
      };
      const { run, sent } = await again();
      assert.equal(sent.length, 4);
      assert.equal(journal.text, '');
      const changes = run.changes;
      left = writes;
      const paid = new FolderJournal(journal, () => undefined);
      isWhole = await undoPaidRun(files, paid, changes, run.answers).then(
        () => true,
        (error: unknown) => !(error instanceof Crash),
      );
      left = Number.POSITIVE_INFINITY;
      assert.deepEqual((await again()).sent, [], `after write ${writes}`);
    }
    assert.ok(writes > 2, `${writes} ends`);
  });
});
