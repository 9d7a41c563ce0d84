import assert from 'node:assert/strict';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { WatchedFiles } from './watchedFiles.ts';

const english = { save: 'Save file', open: 'Open file' };

describe('an outdated text of the machine that a person keeps while a run renews it', () => {
  let files: WatchedFiles;
  beforeEach(async () => {
    files = new WatchedFiles(english, {});
    await files.run();
    files.english = { save: 'Save all', open: 'Open folder' };
  });

  it('stays, and the run tells so', async () => {
    const { written } = await files.run(() => files.accept('open'));
    assert.deepEqual(files.german, { save: '[de] Save all', open: '[de] Open file' });
    assert.deepEqual(await files.states(), { save: 'unreviewed', open: 'reviewed' });
    const [target] = written.targets.values();
    assert.deepEqual(target?.left, new Map([[keyId(['open']), 'edited']]));
  });

  it('is not what they accept where the run has the next one at hand', async () => {
    const seen = await files.opened();
    let accepted: readonly unknown[] = [];
    files.beforeTarget = async () => {
      const { count, replaced } = await files.accept('open', seen);
      accepted = [count, replaced];
    };
    await files.run();
    assert.deepEqual(accepted, [0, 1]);
    assert.deepEqual(files.german, { save: '[de] Save all', open: '[de] Open folder' });
    assert.deepEqual(await files.states(), { save: 'unreviewed', open: 'unreviewed' });
  });

  it('gives its mark to no other text, also where they have seen that there is a next one', async () => {
    files.beforeTarget = () => files.accept('open');
    await files.run();
    assert.deepEqual(files.german, { save: '[de] Save all', open: '[de] Open folder' });
    assert.deepEqual(await files.states(), { save: 'unreviewed', open: 'unreviewed' });
  });

  it('can be kept after a run that ended before it wrote the next one', async () => {
    files.beforeTarget = () => Promise.reject(new Error('stopped'));
    await assert.rejects(files.run());
    assert.equal((await files.states()).open, 'outdated');
    await files.accept('open');
    assert.equal((await files.states()).open, 'reviewed');
  });
});
