import assert from 'node:assert/strict';
import { undoRun } from '../../../../src/project/undo/undoRun.ts';
import { WatchedFiles } from '../review/watchedFiles.ts';

const english = { save: 'Save file', open: 'Open file', close: 'Close file' };

async function changesOf(running: ReturnType<WatchedFiles['run']>) {
  const { changes } = await running;
  return changes;
}

describe('a run that is taken back, while which a person did something', () => {
  let files: WatchedFiles;
  beforeEach(async () => {
    files = new WatchedFiles(english, {});
    await files.run();
    files.english = { ...english, save: 'Save all' };
  });

  it('leaves what they accepted of other texts, and to the byte all else', async () => {
    const before = new Map(files.texts);
    files.afterTarget = () => files.accept('open');
    const changes = await changesOf(files.run());
    await undoRun(files, changes);
    assert.deepEqual(await files.states(), {
      save: 'outdated',
      open: 'reviewed',
      close: 'unreviewed',
    });
    const accepted = new WatchedFiles({}, {});
    for (const [path, text] of before) accepted.texts.set(path, text);
    await accepted.accept('open');
    assert.deepEqual(files.texts, accepted.texts);
  });

  it('leaves what they accepted of its own texts, as long as they do not take that back', async () => {
    let undo = () => Promise.resolve(0);
    files.afterTarget = async () => {
      undo = await files.acceptToUndo('save');
    };
    const before = files.german;
    const changes = await changesOf(files.run());
    const { kept } = await undoRun(files, changes);
    assert.deepEqual(
      kept.map(({ reason }) => reason),
      ['reviewed'],
    );
    assert.equal(await undo(), 1);
    await undoRun(files, changes);
    assert.deepEqual(files.german, before);
    assert.deepEqual(await files.states(), {
      save: 'outdated',
      open: 'unreviewed',
      close: 'unreviewed',
    });
  });
});
