import assert from 'node:assert/strict';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { runChanges } from '../../../../src/project/undo/runChanges.ts';
import { undoRun } from '../../../../src/project/undo/undoRun.ts';
import { writeRun } from '../../../../src/project/write/writeRun.ts';
import { Crash } from '../memoryFiles.ts';
import { WatchedFiles } from './watchedFiles.ts';

const english = { save: 'Save file', open: 'Open file' };
const crash = () => Promise.reject(new Crash());

/** A text that is the same as its source and counts as translated, until a person wants it to be translated. */
async function copied(): Promise<WatchedFiles> {
  const files = new WatchedFiles(english, { save: 'Save file', open: 'Öffnen' });
  await files.run();
  assert.equal((await files.states()).save, 'translated');
  return files;
}

async function replaced(files: WatchedFiles) {
  const target = await files.opened({ renewSameAsSource: true });
  const nothing = { reused: new Set<string>(), fillers: new Map(), failed: new Map() };
  const values = new Map([[keyId(['save']), 'Sichern']]);
  const results = [{ target, values, findings: new Map(), ...nothing }];
  return runSync(runChanges(results, await writeRun(files, results)));
}

describe('a copy of its source that the machine’s text takes the place of', () => {
  it('never makes that a person’s, where the run ends before it is done', async () => {
    const files = await copied();
    files.afterTarget = crash;
    await assert.rejects(replaced(files), Crash);
    assert.equal(files.german['save'], 'Sichern');
    assert.deepEqual(await files.states(), { save: 'unreviewed', open: 'translated' });
  });

  it('is still to be translated, where the run ends before its file is written', async () => {
    const files = await copied();
    files.beforeTarget = crash;
    await assert.rejects(replaced(files), Crash);
    assert.deepEqual(await files.states(), { save: 'outdated', open: 'translated' });
  });

  it('counts as translated again where its file cannot be written', async () => {
    const files = await copied();
    const before = new Map(files.texts);
    files.full = true;
    await replaced(files);
    assert.deepEqual(files.texts, before);
  });

  it('is back where an undo that ended too early is done again', async () => {
    const files = await copied();
    const before = new Map(files.texts);
    const changes = await replaced(files);
    files.beforeTarget = crash;
    await assert.rejects(undoRun(files, changes), Crash);
    assert.deepEqual(await files.states(), { save: 'unreviewed', open: 'translated' });
    const { kept } = await undoRun(files, changes);
    assert.deepEqual(kept, []);
    assert.deepEqual(files.texts, before);
  });

  it('leaves the ledger as it was where an undo cannot write its file', async () => {
    const files = await copied();
    const changes = await replaced(files);
    const after = new Map(files.texts);
    files.full = true;
    await undoRun(files, changes);
    assert.deepEqual(files.texts, after);
  });
});
