import assert from 'node:assert/strict';
import { undoRun } from '../../../../src/project/undo/undoRun.ts';
import { WatchedFiles } from './watchedFiles.ts';

const english = { save: 'Save file', open: 'Open file' };

/** A run that has renewed a text of the machine, and what it changed. */
async function renewed() {
  const files = new WatchedFiles(english, {});
  await files.run();
  files.english = { ...english, open: 'Open folder' };
  const { changes } = await files.run();
  return { files, changes: changes };
}

describe('a text that a person accepts before an undo has ended', () => {
  it('stays accepted where it is the earlier one, which is in its file again', async () => {
    const { files, changes } = await renewed();
    files.afterTarget = () => files.accept('open');
    const { messages } = await undoRun(files, changes);
    assert.equal(messages, 1);
    assert.equal(files.german['open'], '[de] Open file');
    assert.deepEqual(await files.states(), { save: 'unreviewed', open: 'reviewed' });
  });

  it('stays where it is the run’s, and the undo has not yet said that it goes', async () => {
    const { files, changes } = await renewed();
    files.beforeLedger = () => files.accept('open');
    const { kept } = await undoRun(files, changes);
    assert.deepEqual(
      kept.map(({ reason }) => reason),
      ['reviewed'],
    );
    assert.equal(files.german['open'], '[de] Open folder');
    assert.deepEqual(await files.states(), { save: 'unreviewed', open: 'reviewed' });
  });

  it('stays accepted where it is another one', async () => {
    const { files, changes } = await renewed();
    files.beforeLedger = () => files.accept('save');
    await undoRun(files, changes);
    assert.deepEqual(await files.states(), { save: 'reviewed', open: 'outdated' });
  });

  it('is not what they accept where that is the run’s, which is about to go', async () => {
    const { files, changes } = await renewed();
    const seen = await files.opened();
    files.beforeTarget = () => files.accept('open', seen);
    await undoRun(files, changes);
    assert.equal(files.german['open'], '[de] Open file');
    assert.deepEqual(await files.states(), { save: 'unreviewed', open: 'outdated' });
  });

  it('is gone with its mark where there was none before the run', async () => {
    const files = new WatchedFiles(english, {});
    const { changes } = await files.run();
    files.beforeTarget = () => files.accept('open');
    await undoRun(files, changes);
    assert.deepEqual(files.german, {});
    assert.deepEqual(await files.ledger(), []);
  });
});
