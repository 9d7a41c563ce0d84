import assert from 'node:assert/strict';
import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import { ledgerPath } from '../../../../src/resources/ledger/ledger.ts';
import { acceptMessages, unmark } from '../../../../src/project/review/acceptMessages.ts';
import {
  isKeptMarks,
  keptMarks,
  markedSections,
} from '../../../../src/project/review/keptMarks.ts';
import { countsOf } from '../../../../src/project/status/countsOf.ts';
import { Project } from '../../../../src/project/plan/project.ts';
import { FolderFiles } from '../../../../src/cli/folderFiles.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

const paths = ['locales/en.json', 'locales/de.json'];
const english = { save: 'Save', open: 'Open the file', close: 'Close' };
const json = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;

/** A project that a run has just filled: one message in it was translated by a person before. */
async function translated(): Promise<MemoryFiles> {
  const files = new MemoryFiles([
    ['locales/en.json', json(english)],
    ['locales/de.json', json({ save: 'Sichern' })],
  ]);
  await runProject({ files, paths, journal: new MemoryJournal() }, new MarkingTranslator(), ['de']);
  return files;
}

async function open(files: MemoryFiles) {
  const [set] = discover(paths, { sourceLocale: 'en', resources: [] });
  assert.ok(set);
  return new Project(files, { context: false }).open(set, 'de');
}

const counts = async (files: MemoryFiles) => countsOf(await open(files));
const stands = (missing: number, unreviewed: number, translated: number, reviewed: number) => ({
  missing,
  outdated: 0,
  copied: 0,
  unreviewed,
  translated,
  reviewed,
  due: missing,
  extra: 0,
  targets: 1,
  refused: 0,
});
const ids = (...keys: readonly string[]) => new Set(keys.map((key) => keyId([key])));

/** Byte for byte, by path. */
async function bytesIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for await (const path of glob('**/*.{json,txt,lock}', { cwd: folder }))
    found.set(path.replaceAll('\\', '/'), await readFile(join(folder, path), 'latin1'));
  return found;
}

describe('accepting messages', () => {
  it('makes a text a person’s, without a change of its file', async () => {
    const files = await translated();
    const german = files.texts.get('locales/de.json');
    assert.deepEqual(await counts(files), stands(0, 2, 1, 0));
    await acceptMessages(files, [{ target: await open(files), ids: ids('open') }]);
    assert.deepEqual(await counts(files), stands(0, 1, 1, 1));
    assert.equal(files.texts.get('locales/de.json'), german);
  });

  it('keeps a text for a new source', async () => {
    const files = await translated();
    files.texts.set('locales/en.json', json({ ...english, save: 'Save it', open: 'Open' }));
    assert.equal((await counts(files)).outdated, 2);
    await acceptMessages(files, [{ target: await open(files), ids: ids('save', 'open') }]);
    assert.deepEqual(await counts(files), stands(0, 1, 0, 2));
  });

  it('leaves a text that a person has accepted to them when its source changes', async () => {
    const files = await translated();
    await acceptMessages(files, [{ target: await open(files), ids: ids('open') }]);
    files.texts.set('locales/en.json', json({ ...english, open: 'Open' }));
    const { plan, units } = await open(files);
    assert.deepEqual([plan.counts.editedStale, units], [1, []]);
    const { outdated, due } = await counts(files);
    assert.deepEqual({ outdated, due }, { outdated: 1, due: 0 });
  });

  it('is for messages with a text', async () => {
    const files = await translated();
    files.texts.set('locales/de.json', json({ save: 'Sichern' }));
    await acceptMessages(files, [{ target: await open(files), ids: ids('open', 'save', 'none') }]);
    assert.deepEqual(await counts(files), stands(2, 0, 0, 1));
  });

  it('is taken back as a whole', async () => {
    const files = await translated();
    const before = new Map(files.texts);
    const all = ids('save', 'open', 'close');
    const accepted = await acceptMessages(files, [{ target: await open(files), ids: all }]);
    assert.equal((await counts(files)).reviewed, 3);
    assert.equal(await accepted.takeBack(), 3);
    assert.deepEqual(files.texts, before);
  });

  it('is taken back by whoever reads what was kept of it, but for what the ledger says otherwise by now', async () => {
    const files = await translated();
    const before = new Map(files.texts);
    const all = ids('save', 'open', 'close');
    const { sections } = await acceptMessages(files, [{ target: await open(files), ids: all }]);
    const text = JSON.stringify(keptMarks({ folder: 'file:///one', at: 7 }, sections));
    const kept: unknown = JSON.parse(text);
    assert.ok(isKeptMarks(kept));
    assert.deepEqual(markedSections(kept), sections);
    const marked = new Map(files.texts);
    assert.equal(await unmark(files, markedSections(kept)), 3);
    assert.deepEqual(files.texts, before);
    for (const [path, now] of marked) files.texts.set(path, now);
    files.texts.set('locales/en.json', json({ ...english, save: 'Save it' }));
    await acceptMessages(files, [{ target: await open(files), ids: ids('save') }]);
    assert.equal(await unmark(files, markedSections(kept)), 2);
    const { reviewed, unreviewed } = await counts(files);
    assert.deepEqual([reviewed, unreviewed], [1, 2]);
    for (const other of [undefined, null, 7, {}, { ...kept, at: '7' }, { ...kept, sections: 1 }])
      assert.equal(isKeptMarks(other), false);
  });

  it('changes in a folder of the disk the ledger alone, for 500 messages, and back', async () => {
    const root = await mkdtemp(join(tmpdir(), 'glossa-review-'));
    try {
      const folder = join(root, 'project');
      const keys = Array.from({ length: 250 }, (_, place) => `key${place}`);
      const texts = Object.fromEntries(keys.map((key) => [key, `Text of ${key}`]));
      await mkdir(join(folder, 'locales'), { recursive: true });
      await writeFile(join(folder, 'locales/en.json'), json(texts));
      const files = new FolderFiles(folder);
      const under = { files, paths: ['locales/en.json'], journal: new MemoryJournal() };
      await runProject(under, new MarkingTranslator(), ['de', 'fr']);
      const before = await bytesIn(folder);
      const [set] = discover(['locales/en.json'], { sourceLocale: 'en', resources: [] });
      assert.ok(set);
      const opened = new Project(files, { context: false });
      const targets = [await opened.open(set, 'de'), await opened.open(set, 'fr')];
      const all = ids(...keys);
      const accepted = await acceptMessages(
        files,
        targets.map((target) => ({ target, ids: all })),
      );
      const after = await bytesIn(folder);
      const changed = [...after].filter(([path, text]) => before.get(path) !== text);
      assert.deepEqual(changed.map(([path]) => path).toSorted(), [
        'glossa.ledger/de/locales--en.json.txt',
        'glossa.ledger/fr/locales--en.json.txt',
      ]);
      assert.equal(await accepted.takeBack(), 500);
      assert.deepEqual(await bytesIn(folder), before);
    } finally {
      await rm(root, { recursive: true });
    }
  });

  it('is taken back where the ledger still says so', async () => {
    const files = await translated();
    const accepted = await acceptMessages(files, [
      { target: await open(files), ids: ids('open', 'close') },
    ]);
    files.texts.set('locales/en.json', json({ ...english, open: 'Open' }));
    await acceptMessages(files, [{ target: await open(files), ids: ids('open') }]);
    assert.equal(await accepted.takeBack(), 1);
    assert.deepEqual(await counts(files), stands(0, 1, 1, 1));
  });

  it('is done for all files or for none', async () => {
    const before = await translated();
    const one = await open(before);
    const full = new MemoryFiles(before.texts, (path) => {
      if (path.startsWith('glossa.ledger/fr/')) throw new Error('the disk is full');
    });
    const all = [one, { ...one, locale: 'fr' }].map((target) => ({ target, ids: ids('open') }));
    await assert.rejects(acceptMessages(full, all), /the disk is full/);
    assert.deepEqual(full.texts, before.texts);
  });

  it('is done for all files or for none where a file of the ledger has unsaved edits', async () => {
    const before = await translated();
    const one = await open(before);
    const full = new MemoryFiles(before.texts, (path) => {
      if (path.startsWith('glossa.ledger/fr/')) throw new Error('the disk is full');
    });
    full.unsaved.add(ledgerPath({ sourcePath: 'locales/en.json', locale: 'de' }));
    const all = [one, { ...one, locale: 'fr' }].map((target) => ({ target, ids: ids('open') }));
    await assert.rejects(acceptMessages(full, all), /the disk is full/);
    assert.deepEqual(full.texts, before.texts);
  });

  it('tells why the ledger cannot be written', async () => {
    const files = await translated();
    const full = new MemoryFiles(files.texts, () => {
      throw new Error('the disk is full');
    });
    await assert.rejects(
      acceptMessages(full, [{ target: await open(files), ids: ids('open') }]),
      /the disk is full/,
    );
  });
});
