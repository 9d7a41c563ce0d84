import assert from 'node:assert/strict';
import { WatchedFiles } from './watchedFiles.ts';

const english = { save: 'Save file', open: 'Open file', close: 'Close file' };

describe('what others change while a run goes on', () => {
  it('is translated where they translated another source, which the run has not seen', async () => {
    const files = new WatchedFiles(english, { open: 'Öffnen', close: 'Schließen' });
    await files.run(async () => {
      files.english = { ...english, close: 'Close window' };
      files.german = { open: 'Öffnen', close: 'Fenster schließen' };
    });
    const states = { save: 'unreviewed', open: 'translated', close: 'translated' };
    assert.deepEqual(await files.states(), states);
    await files.run();
    files.english = { ...english, close: 'Close all windows' };
    assert.deepEqual(await files.states(), { ...states, close: 'outdated' });
  });

  it('stays the machine’s where they bring back a text that was missing, and nothing was written', async () => {
    const files = new WatchedFiles(english, {});
    await files.run();
    const { german } = files;
    files.german = { save: german['save'] };
    await files.run(async () => {
      files.german = german;
      throw new Error('unreachable');
    });
    assert.deepEqual(await files.states(), {
      save: 'unreviewed',
      open: 'unreviewed',
      close: 'unreviewed',
    });
  });

  it('stays the machine’s where they bring back a whole message', async () => {
    const files = new WatchedFiles(english, {});
    await files.run();
    const { german } = files;
    files.english = { save: 'Save all', open: english.open };
    files.german = { save: german['save'], open: german['open'] };
    await files.run(async () => {
      files.english = english;
      files.german = german;
    });
    assert.equal((await files.states()).close, 'unreviewed');
  });

  it('is not the machine’s where they type a text that was missing', async () => {
    const files = new WatchedFiles(english, {});
    await files.run();
    files.german = { save: '' };
    files.english = { save: 'Save all' };
    await files.run(async () => {
      files.german = { save: 'Alles sichern' };
    });
    assert.deepEqual(await files.states(), { save: 'translated' });
  });
});
