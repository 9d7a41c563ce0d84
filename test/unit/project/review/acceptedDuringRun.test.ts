import assert from 'node:assert/strict';
import { undoRun } from '../../../../src/project/undo/undoRun.ts';
import { WatchedFiles } from './watchedFiles.ts';

const english = { save: 'Save file', open: 'Open file' };

describe('a text that a person accepts before the run that wrote it has ended', () => {
  let files: WatchedFiles;
  beforeEach(() => {
    files = new WatchedFiles(english, {});
  });

  /** A run of which somebody accepts a text as soon as they see it. */
  const runAccepting = (key: string) => {
    files.afterTarget = () => files.accept(key);
    return files.run();
  };

  it('stays accepted, and all others are to be reviewed', async () => {
    await runAccepting('open');
    assert.deepEqual(await files.states(), { save: 'unreviewed', open: 'reviewed' });
  });

  it('stays accepted where the machine had written another one before', async () => {
    await files.run();
    files.english = { ...english, open: 'Open folder' };
    await runAccepting('open');
    assert.deepEqual(await files.states(), { save: 'unreviewed', open: 'reviewed' });
  });

  it('stays accepted where its key was renamed', async () => {
    await files.run();
    files.english = { save: english.save, openFile: english.open };
    await runAccepting('openFile');
    assert.deepEqual(await files.states(), { save: 'unreviewed', openFile: 'reviewed' });
  });

  it('stays accepted for a source that they have changed just before', async () => {
    files.afterTarget = async () => {
      files.english = { ...english, open: 'Open folder' };
      await files.accept('open');
    };
    await files.run();
    assert.deepEqual(await files.states(), { save: 'unreviewed', open: 'reviewed' });
  });

  it('is to be reviewed where they take that back', async () => {
    files.afterTarget = async () => {
      files.english = { ...english, open: 'Open folder' };
      const takeBack = await files.acceptToUndo('open');
      await takeBack();
    };
    await files.run();
    assert.deepEqual(await files.states(), { save: 'unreviewed', open: 'outdated' });
    files.english = english;
    assert.deepEqual(await files.states(), { save: 'unreviewed', open: 'unreviewed' });
  });

  it('is kept when the run is taken back', async () => {
    const { changes } = await runAccepting('open');
    const { kept } = await undoRun(files, changes);
    assert.deepEqual(kept, [{ file: 'locales/de.json', path: ['open'], reason: 'reviewed' }]);
    assert.deepEqual(files.german, { open: '[de] Open file' });
    assert.deepEqual(await files.states(), { save: 'missing', open: 'reviewed' });
  });

  it('stays accepted where another run is taken back meanwhile', async () => {
    await files.run();
    files.english = { ...english, close: 'Close file' };
    const { changes } = await files.run();
    files.afterTarget = () => files.accept('open');
    const { kept } = await undoRun(files, changes);
    assert.deepEqual(kept, []);
    assert.deepEqual(await files.states(), {
      save: 'unreviewed',
      open: 'reviewed',
      close: 'missing',
    });
  });
});
