import assert from 'node:assert/strict';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { undoRun } from '../../../../src/project/undo/undoRun.ts';
import { writeRun } from '../../../../src/project/write/writeRun.ts';
import { WatchedFiles } from './watchedFiles.ts';

const english = { save: 'Save file', open: 'Open file' };

describe('an outdated text of the machine that a run renews in a file with unsaved edits', () => {
  let files: WatchedFiles;
  let saved: object;
  beforeEach(async () => {
    files = new WatchedFiles(english, {});
    await files.run();
    files.english = { ...english, open: 'Open folder' };
    saved = files.german;
    files.saved = saved;
  });

  it('is outdated still where the file is closed without saving, and unreviewed where it is saved', async () => {
    await files.run();
    assert.equal(files.german['open'], '[de] Open folder');
    assert.deepEqual(await files.states(), { save: 'unreviewed', open: 'unreviewed' });
    files.german = saved;
    assert.deepEqual(await files.states(), { save: 'unreviewed', open: 'outdated' });
  });

  it('is outdated still where a person has accepted the new one, which is never saved', async () => {
    const nothing = { reused: new Set<string>(), fillers: new Map(), failed: new Map() };
    const values = new Map([[keyId(['open']), 'Ordner öffnen']]);
    const accepted = new Map([[keyId(['open']), 'asItIs' as const]]);
    const target = await files.opened();
    await writeRun(files, [{ target, values, accepted, findings: new Map(), ...nothing }]);
    assert.equal(files.german['open'], 'Ordner öffnen');
    assert.deepEqual(await files.states(), { save: 'unreviewed', open: 'reviewed' });
    files.german = saved;
    assert.deepEqual(await files.states(), { save: 'unreviewed', open: 'outdated' });
  });

  it('is what it was where the run is taken back', async () => {
    const before = new Map(files.texts);
    const { changes } = await files.run();
    await undoRun(files, changes);
    assert.deepEqual(files.texts, before);
  });
});

describe('a run that is taken back in a file with unsaved edits', () => {
  it('leaves the machine’s what it wrote, whether the file is saved or closed without that', async () => {
    const files = new WatchedFiles(english, {});
    await files.run();
    files.english = { ...english, open: 'Open folder' };
    const { changes } = await files.run();
    const saved = files.german;
    files.saved = saved;
    const { messages } = await undoRun(files, changes);
    assert.equal(messages, 1);
    assert.equal(files.german['open'], '[de] Open file');
    assert.deepEqual(await files.states(), { save: 'unreviewed', open: 'outdated' });
    files.german = saved;
    assert.deepEqual(await files.states(), { save: 'unreviewed', open: 'unreviewed' });
  });
});
