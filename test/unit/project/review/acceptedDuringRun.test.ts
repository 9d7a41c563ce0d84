import assert from 'node:assert/strict';
import { keyId } from '../../../../src/catalog/keyPath.ts';
import { discover } from '../../../../src/catalog/layouts/discover.ts';
import type { TargetFile } from '../../../../src/project/plan/targetFile.ts';
import type { FileChange, WriteOutcome } from '../../../../src/project/ports/files.ts';
import { Project } from '../../../../src/project/project.ts';
import { acceptMessages } from '../../../../src/project/review/acceptMessages.ts';
import { stateOf } from '../../../../src/project/status/messageState.ts';
import { runChanges } from '../../../../src/project/undo/runChanges.ts';
import { undoRun } from '../../../../src/project/undo/undoRun.ts';
import { runSync } from '../../../../src/catalog/cooperative.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../runProject.ts';

const [source, german] = ['locales/en.json', 'locales/de.json'];
const paths = [source, german];

/** Files of which somebody accepts a text as soon as they see it, while the run that wrote it goes on. */
class WatchedFiles extends MemoryFiles {
  accepts: string | undefined;

  override async write(changes: readonly FileChange[]): Promise<WriteOutcome> {
    const outcome = await super.write(changes);
    const key = this.accepts;
    if (key !== undefined && outcome.written.some(({ path }) => path === german)) {
      const ids = new Set([keyId([key])]);
      await acceptMessages(this, [{ target: await opened(this), ids }]);
    }
    return outcome;
  }
}

function filesWith(english: object, text: object): WatchedFiles {
  return new WatchedFiles([
    [source, JSON.stringify(english)],
    [german, JSON.stringify(text)],
  ]);
}

async function opened(files: MemoryFiles): Promise<TargetFile> {
  const [set] = discover(paths, { sourceLocale: 'en', resources: [] });
  assert.ok(set);
  return new Project(files, { context: false }).open(set, 'de');
}

const run = async (files: MemoryFiles) =>
  runProject({ files, paths, journal: new MemoryJournal() }, new MarkingTranslator(), ['de']);

async function statesIn(files: MemoryFiles) {
  const { plan } = await opened(files);
  return Object.fromEntries(plan.items.map((item) => [item.path.join('.'), stateOf(item)]));
}

describe('a text that a person accepts before the run that wrote it has ended', () => {
  const english = { save: 'Save file', open: 'Open file' };

  it('stays accepted, and all others are to be reviewed', async () => {
    const files = filesWith(english, {});
    files.accepts = 'open';
    await run(files);
    assert.deepEqual(await statesIn(files), { save: 'unreviewed', open: 'reviewed' });
  });

  /** How messages stand after a second run, of which the text of a key was accepted while it went on. */
  const afterSecondRun = async (now: object, key: string) => {
    const files = filesWith(english, {});
    await run(files);
    files.texts.set(source, JSON.stringify(now));
    files.accepts = key;
    await run(files);
    return statesIn(files);
  };

  it('stays accepted where the machine had written another one before', async () => {
    const states = await afterSecondRun({ ...english, open: 'Open folder' }, 'open');
    assert.deepEqual(states, { save: 'unreviewed', open: 'reviewed' });
  });

  it('stays accepted where its key was renamed', async () => {
    const now = { save: english.save, openFile: english.open };
    const states = await afterSecondRun(now, 'openFile');
    assert.deepEqual(states, { save: 'unreviewed', openFile: 'reviewed' });
  });

  it('is kept when the run is taken back', async () => {
    const files = filesWith(english, {});
    files.accepts = 'open';
    const { stages, written } = await run(files);
    files.accepts = undefined;
    const { kept } = await undoRun(files, runSync(runChanges(stages.results, written)));
    assert.deepEqual(kept, [{ file: german, path: ['open'], reason: 'reviewed' }]);
    assert.deepEqual(JSON.parse(files.texts.get(german) ?? ''), { open: '[de] Open file' });
    assert.deepEqual(await statesIn(files), { save: 'missing', open: 'reviewed' });
  });

  it('stays accepted where another run is taken back meanwhile', async () => {
    const files = filesWith(english, {});
    await run(files);
    files.texts.set(source, JSON.stringify({ ...english, close: 'Close file' }));
    const { stages, written } = await run(files);
    files.accepts = 'open';
    const { kept } = await undoRun(files, runSync(runChanges(stages.results, written)));
    assert.deepEqual(kept, []);
    assert.deepEqual(await statesIn(files), {
      save: 'unreviewed',
      open: 'reviewed',
      close: 'missing',
    });
  });
});
