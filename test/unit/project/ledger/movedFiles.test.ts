import assert from 'node:assert/strict';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { hashOf } from '../../../../src/resources/hash.ts';
import { applyEdits } from '../../../../src/resources/edit.ts';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import { ledgerPath } from '../../../../src/resources/ledger/ledger.ts';
import { parseLedger } from '../../../../src/resources/ledger/ledgerText.ts';
import { planKeyChange } from '../../../../src/project/keys/planKeyChange.ts';
import { followRenamed } from '../../../../src/project/ledger/renamedFiles.ts';
import type { TargetFile } from '../../../../src/project/plan/targetFile.ts';
import { Project } from '../../../../src/project/plan/project.ts';
import { acceptMessages } from '../../../../src/project/review/acceptMessages.ts';
import { stateOf } from '../../../../src/project/status/messageState.ts';
import { undoRun } from '../../../../src/project/undo/undoRun.ts';
import { Crash, MemoryFiles, type WriteGuard } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

const json = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;
const english = { save: 'Save file', open: 'Open file', close: 'Close file', quit: 'Quit now' };

const resources = (files: MemoryFiles) =>
  [...files.texts.keys()].filter((path) => !path.startsWith('glossa.'));
const sections = (files: MemoryFiles) =>
  [...files.texts.keys()].filter((path) => path.endsWith('.txt')).toSorted();

/** What the machine was sent. */
async function run(files: MemoryFiles, ...locales: readonly string[]): Promise<readonly string[]> {
  const translator = new MarkingTranslator();
  const under = { files, paths: resources(files), journal: new MemoryJournal() };
  await runProject(under, translator, locales);
  return translator.sent;
}

async function opened(files: MemoryFiles, sourcePath: string, locale = 'de'): Promise<TargetFile> {
  const sets = discover(resources(files), { sourceLocale: 'en', resources: [] });
  const set = sets.find(({ source }) => source.path === sourcePath);
  assert.ok(set, sourcePath);
  return new Project(files, { context: false }).open(set, locale);
}

async function states(files: MemoryFiles, sourcePath: string, locale = 'de') {
  const { plan } = await opened(files, sourcePath, locale);
  return Object.fromEntries(plan.items.map((item) => [item.path.join('.'), stateOf(item)]));
}

/** A folder that a run has filled; somebody has reviewed one text and changed another. */
async function project(folder = 'locales', { locales = ['de'] } = {}): Promise<MemoryFiles> {
  const files = new MemoryFiles([[`${folder}/en.json`, json(english)]]);
  for (const locale of locales) files.texts.set(`${folder}/${locale}.json`, json({}));
  await run(files, ...locales);
  for (const locale of locales) {
    const target = await opened(files, `${folder}/en.json`, locale);
    await acceptMessages(files, [{ target, ids: new Set([keyId(['open'])]) }]);
    edit(files, `${folder}/${locale}.json`, { close: 'Von Hand' });
  }
  return files;
}
const asLeft = { save: 'unreviewed', open: 'reviewed', close: 'translated', quit: 'unreviewed' };

function edit(files: MemoryFiles, path: string, change: object): void {
  const now = JSON.parse(files.texts.get(path) ?? '{}') as object;
  files.texts.set(path, json({ ...now, ...change }));
}

/** As `git mv` does it, which knows nothing of the ledger. */
function move(files: MemoryFiles, from: string, to: string): void {
  for (const [path, text] of new Map(files.texts)) {
    if (path !== from && !path.startsWith(`${from}/`)) continue;
    files.texts.delete(path);
    files.texts.set(to + path.slice(from.length), text);
  }
}

describe('a file that was moved', () => {
  const moves: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
    'its folder has another name': [['locales', 'i18n']],
    'its folder is below another one': [['locales', 'apps/shop/locales']],
    'its source has another name': [
      ['locales/en.json', 'locales/app.en.json'],
      ['locales/de.json', 'locales/app.de.json'],
    ],
    'it has another layout': [
      ['locales/en.json', 'locales/en/common.json'],
      ['locales/de.json', 'locales/de/common.json'],
    ],
    'its name has no plain form in the ledger': [['locales', 'Größe/Übersetzungen']],
  };
  const sourceOf = (files: MemoryFiles) =>
    resources(files).find((path) => /(?:^|[./])en(?:\.|\/)/u.test(path)) ?? '';

  for (const [how, all] of Object.entries(moves)) {
    it(`keeps what is known of its texts: ${how}`, async () => {
      const files = await project();
      for (const [from, to] of all) move(files, from, to);
      const source = sourceOf(files);
      assert.deepEqual(await states(files, source), asLeft);
      assert.deepEqual(sections(files), ['glossa.ledger/de/locales--en.json.txt'], 'only looked');
      assert.deepEqual(await run(files, 'de'), []);
      assert.deepEqual(sections(files), [ledgerPath({ sourcePath: source, locale: 'de' })]);
      assert.deepEqual(await states(files, source), asLeft);
      edit(files, source, { save: 'Save all', open: 'Open all', close: 'Close all' });
      assert.deepEqual(await run(files, 'de'), ['Save all']);
      assert.deepEqual(await states(files, source), {
        ...asLeft,
        open: 'outdated',
        close: 'outdated',
      });
    });
  }

  it('is found again and again, wherever it goes', async () => {
    const files = await project();
    for (const folder of ['i18n', 'translations', 'locales']) {
      move(files, resources(files)[0]?.split('/')[0] ?? '', folder);
      await run(files, 'de');
      assert.deepEqual(await states(files, `${folder}/en.json`), asLeft);
      assert.deepEqual(sections(files), [`glossa.ledger/de/${folder}--en.json.txt`]);
    }
  });

  it('goes along with all of its locales, whichever run comes first', async () => {
    const files = await project('locales', { locales: ['de', 'fr', 'ja'] });
    move(files, 'locales', 'i18n');
    await run(files, 'fr');
    for (const locale of ['de', 'fr', 'ja'])
      assert.deepEqual(await states(files, 'i18n/en.json', locale), asLeft);
    await run(files, 'de', 'ja');
    assert.deepEqual(
      sections(files),
      ['de', 'fr', 'ja'].map((locale) => `glossa.ledger/${locale}/i18n--en.json.txt`),
    );
  });

  it('is found by what the machine wrote where its source has changed too', async () => {
    const files = await project();
    move(files, 'locales', 'i18n');
    const changed = Object.entries(english).map(([key, text]) => [key, `${text} …`]);
    edit(files, 'i18n/en.json', Object.fromEntries(changed) as object);
    assert.deepEqual(
      new Set(Object.values(await states(files, 'i18n/en.json'))),
      new Set(['outdated']),
    );
    assert.deepEqual(await run(files, 'de'), ['Save file …', 'Quit now …']);
    assert.deepEqual(sections(files), ['glossa.ledger/de/i18n--en.json.txt']);
  });

  it('is found where some of its texts were deleted, changed or added meanwhile', async () => {
    const files = await project();
    move(files, 'locales', 'i18n');
    edit(files, 'i18n/en.json', { fresh: 'New text' });
    edit(files, 'i18n/de.json', { quit: undefined, open: 'Auf' });
    const now = { ...asLeft, quit: 'missing', open: 'translated', fresh: 'missing' };
    assert.deepEqual(await states(files, 'i18n/en.json'), now);
  });

  it('is marked as reviewed where it is, with all that was known of its other texts', async () => {
    const files = await project();
    move(files, 'locales', 'i18n');
    const target = await opened(files, 'i18n/en.json');
    await acceptMessages(files, [{ target, ids: new Set([keyId(['save'])]) }]);
    assert.deepEqual(await states(files, 'i18n/en.json'), { ...asLeft, save: 'reviewed' });
    assert.deepEqual(sections(files), ['glossa.ledger/de/i18n--en.json.txt']);
  });

  it('keeps what is known of a text whose key is renamed before anything else is done', async () => {
    const files = await project();
    move(files, 'locales', 'i18n');
    const { set } = await opened(files, 'i18n/en.json');
    const keys = Object.keys(english) as readonly (keyof typeof english)[];
    for (const key of keys) {
      const change = { kind: 'rename', from: [key], to: [`${key}2`] } as const;
      for (const { path, text, edits } of await planKeyChange(files, set, change))
        files.texts.set(path, applyEdits(text, edits));
    }
    const now = Object.fromEntries(keys.map((key) => [`${key}2`, asLeft[key]]));
    assert.deepEqual(await states(files, 'i18n/en.json'), now);
    assert.deepEqual(sections(files), ['glossa.ledger/de/i18n--en.json.txt']);
  });

  it('is found by its tag where only that has changed, if the machine’s texts say so', async () => {
    const files = await project();
    move(files, 'locales/de.json', 'locales/de-DE.json');
    const now = await states(files, 'locales/en.json', 'de-DE');
    assert.deepEqual(now, asLeft);
    await run(files, 'de-DE');
    assert.deepEqual(sections(files), ['glossa.ledger/de-DE/locales--en.json.txt']);
    files.texts.set('locales/de-AT.json', json({ save: 'Sichern', open: 'Öffnen' }));
    files.texts.delete('locales/de-DE.json');
    const austrian = await states(files, 'locales/en.json', 'de-AT');
    assert.deepEqual([austrian['save'], austrian['open']], ['translated', 'translated']);
  });

  it('is known by version 1 of the ledger as well', async () => {
    const files = await project();
    const { entries } = parseLedger(
      files.texts.get('glossa.ledger/de/locales--en.json.txt') ?? '',
      { sourcePath: 'locales/en.json', locale: 'de' },
    );
    assert.equal(entries.size, 4);
    const german = JSON.parse(files.texts.get('locales/de.json') ?? '') as Record<string, string>;
    const line = (key: 'save' | 'quit') =>
      JSON.stringify([
        'locales/en.json',
        'de',
        [key],
        hashOf(english[key]),
        hashOf(german[key] ?? ''),
      ]);
    for (const path of sections(files)) files.texts.delete(path);
    files.texts.set('glossa.lock', `# Glossa ledger 1: …\n${line('save')}\n${line('quit')}\n`);
    move(files, 'locales', 'i18n');
    const now = { save: 'unreviewed', open: 'translated', close: 'translated', quit: 'unreviewed' };
    assert.deepEqual(await states(files, 'i18n/en.json'), now);
    await run(files, 'de');
    assert.deepEqual(await states(files, 'i18n/en.json'), now);
    assert.deepEqual(sections(files), ['glossa.ledger/de/i18n--en.json.txt']);
  });
});

/** A disk that gives files also to those who ask in other letters, as those of Windows and macOS do. */
class FoldingFiles extends MemoryFiles {
  override read(path: string): Promise<string | undefined> {
    return super.read(this.#found(path));
  }

  override removeMade(path: string, isAsLeft: (text: string) => boolean): Promise<boolean> {
    return super.removeMade(this.#found(path), isAsLeft);
  }

  #found(path: string): string {
    const isSame = (name: string) => name.toLowerCase() === path.toLowerCase();
    return [...this.texts.keys()].find(isSame) ?? path;
  }

  override async namesIn(folder: string): Promise<readonly string[]> {
    const all = await super.namesIn('');
    const spelled = folder.split('/').reduce(async (before, step) => {
      const above = await before;
      const names = above === '' ? all : await super.namesIn(above);
      const name = names.find((one) => one.toLowerCase() === step.toLowerCase()) ?? step;
      return above === '' ? name : `${above}/${name}`;
    }, Promise.resolve(''));
    return super.namesIn(await spelled);
  }
}

describe('a file that gets other letters on a disk that folds case', () => {
  const renames = {
    'its folder': ['Locales', 'locales', 'locales/en.json'],
    'a folder above': ['Apps', 'apps', 'apps/locales/en.json'],
    'its source': ['locales/App.en.json', 'locales/app.en.json', 'locales/app.en.json'],
  } as const;

  for (const [what, [from, to, source]] of Object.entries(renames))
    for (const isTold of [false, true])
      it(`keeps what is known of its texts: ${what}${isTold ? ', in the editor' : ''}`, async () => {
        const files = new FoldingFiles((await project()).texts);
        const old = source.replace(to, from);
        for (const name of ['en.json', 'de.json'])
          move(files, `locales/${name}`, old.replace('en.json', name));
        await run(files, 'de');
        assert.deepEqual(await states(files, old), asLeft);
        const before = sections(files);
        const targets = [old, source].map((path) => path.replace('en.json', 'de.json'));
        move(files, old, source);
        move(files, targets[0] ?? '', targets[1] ?? '');
        if (isTold) {
          const moved = await followRenamed(files, [{ from, to }]);
          assert.deepEqual(moved, [{ sourcePath: source, locale: 'de' }]);
          assert.notDeepEqual(sections(files), before);
        }
        assert.deepEqual(await states(files, source), asLeft);
        await run(files, 'de');
        assert.deepEqual(sections(files), [ledgerPath({ sourcePath: source, locale: 'de' })]);
      });

  it('is left alone by the undo of a run before that', async () => {
    const files = new FoldingFiles([['Locales/en.json', json(english)]]);
    const under = { files, paths: resources(files), journal: new MemoryJournal() };
    const { changes } = await runProject(under, new MarkingTranslator(), ['de']);
    move(files, 'Locales', 'locales');
    const before = new Map(files.texts);
    const { messages, kept } = await undoRun(files, changes);
    assert.deepEqual([messages, kept.map(({ reason }) => reason)], [0, Array(4).fill('gone')]);
    assert.deepEqual(files.texts, before);
  });
});

describe('marks that are left where they are', () => {
  const unknown = {
    save: 'translated',
    open: 'translated',
    close: 'translated',
    quit: 'translated',
  };

  it('are those of a file that was copied', async () => {
    const files = await project();
    const before = files.texts.get('glossa.ledger/de/locales--en.json.txt');
    for (const name of ['en.json', 'de.json'])
      files.texts.set(`copy/${name}`, files.texts.get(`locales/${name}`) ?? '');
    assert.deepEqual(await states(files, 'copy/en.json'), unknown);
    assert.deepEqual(await states(files, 'locales/en.json'), asLeft);
    assert.deepEqual(await run(files, 'de'), []);
    assert.equal(files.texts.get('glossa.ledger/de/locales--en.json.txt'), before);
  });

  it('are those of two files that fit equally well and say different things', async () => {
    const files = await project('a');
    const other = await project('b');
    for (const [path, text] of other.texts) if (!files.texts.has(path)) files.texts.set(path, text);
    const target = await opened(files, 'b/en.json');
    await acceptMessages(files, [{ target, ids: new Set([keyId(['save'])]) }]);
    move(files, 'a', 'c');
    for (const name of ['en.json', 'de.json']) files.texts.delete(`b/${name}`);
    const { unclear, movedFrom } = await opened(files, 'c/en.json');
    assert.deepEqual(unclear?.map(({ sourcePath }) => sourcePath).toSorted(), [
      'a/en.json',
      'b/en.json',
    ]);
    assert.equal(movedFrom, undefined);
    assert.deepEqual(await states(files, 'c/en.json'), unknown);
    assert.deepEqual(await run(files, 'de'), [], 'nothing is replaced');
    assert.deepEqual(sections(files).length, 3);
  });

  it('are those of a file whose name the disk spells with other letters than the ledger', async () => {
    const name = 'Größe'.normalize('NFD');
    const files = await project(`${name}/locales`);
    const before = sections(files);
    for (const file of ['en.json', 'de.json'])
      files.texts.set(`copy/${file}`, files.texts.get(`${name}/locales/${file}`) ?? '');
    assert.deepEqual(await states(files, 'copy/en.json'), unknown);
    assert.deepEqual(await states(files, `${name}/locales/en.json`), asLeft);
    await run(files, 'de');
    assert.equal(sections(files).length, before.length + 1);
    move(files, name, 'size');
    assert.deepEqual(await states(files, 'size/locales/en.json'), asLeft);
  });

  it('are those of a file that had the same source, and that nobody has moved here', async () => {
    const files = await project('packages/a/locales');
    for (const name of ['en.json', 'de.json']) files.texts.delete(`packages/a/locales/${name}`);
    files.texts.set('packages/b/locales/en.json', json(english));
    const german = { save: 'Sichern', open: 'Öffnen', close: 'Schließen', quit: 'Ende' };
    files.texts.set('packages/b/locales/de.json', json(german));
    assert.deepEqual(await states(files, 'packages/b/locales/en.json'), unknown);
    await run(files, 'de');
    assert.equal(sections(files).length, 2);
  });

  it('are those of a file that is gone for good', async () => {
    const files = await project();
    const left = files.texts.get('glossa.ledger/de/locales--en.json.txt');
    for (const name of ['en.json', 'de.json']) files.texts.delete(`locales/${name}`);
    files.texts.set('other/en.json', json({ hello: 'Hello', save: 'Save', a: 'A', b: 'B' }));
    files.texts.set('other/de.json', json({ hello: 'Hallo', save: 'Sichern' }));
    assert.deepEqual(await states(files, 'other/en.json'), {
      hello: 'translated',
      save: 'translated',
      a: 'missing',
      b: 'missing',
    });
    await run(files, 'de');
    assert.equal(files.texts.get('glossa.ledger/de/locales--en.json.txt'), left);
  });

  it('are those of a newer Glossa, and of what is no ledger', async () => {
    for (const text of ['# Glossa ledger 9 of "locales/en.json" in "de"\n', 'what is this\n', '']) {
      const files = await project();
      files.texts.set('glossa.ledger/de/locales--en.json.txt', text);
      move(files, 'locales', 'i18n');
      assert.deepEqual(await states(files, 'i18n/en.json'), unknown);
      await run(files, 'de');
      assert.equal(files.texts.get('glossa.ledger/de/locales--en.json.txt'), text);
    }
  });
});

describe('a file that has the same texts as another one', () => {
  const all = (state: string) =>
    Object.fromEntries(Object.keys(english).map((key) => [key, state]));
  const [shop, admin, store] = ['apps/shop', 'apps/admin', 'packages/store'] as const;

  /** Both are translated; of the shop's texts somebody has reviewed one. */
  async function twins(): Promise<MemoryFiles> {
    const files = new MemoryFiles(
      [shop, admin].flatMap((folder) => [
        [`${folder}/en.json`, json(english)],
        [`${folder}/de.json`, json({})],
      ]),
    );
    await run(files, 'de');
    await mark(files, shop, 'open');
    return files;
  }
  async function mark(files: MemoryFiles, folder: string, key: string): Promise<void> {
    const target = await opened(files, `${folder}/en.json`);
    await acceptMessages(files, [{ target, ids: new Set([keyId([key])]) }]);
  }
  const reviewed = { ...all('unreviewed'), open: 'reviewed' };

  it('keeps its own marks where the other one is deleted', async () => {
    const files = await twins();
    for (const name of ['en.json', 'de.json']) files.texts.delete(`${shop}/${name}`);
    assert.deepEqual(await states(files, `${admin}/en.json`), all('unreviewed'));
    await mark(files, admin, 'quit');
    const { open, ...others } = await states(files, `${admin}/en.json`);
    assert.deepEqual([open, others['quit']], ['unreviewed', 'reviewed']);
    assert.ok(files.texts.has(ledgerPath({ sourcePath: `${shop}/en.json`, locale: 'de' })));
  });

  it('leaves those of the other one to where that is moved, whichever is written first', async () => {
    for (const first of [admin, store]) {
      const files = await twins();
      move(files, shop, store);
      await mark(files, first, 'quit');
      for (const folder of [admin, store]) {
        const own = folder === store ? reviewed : all('unreviewed');
        const now = folder === first ? { ...own, quit: 'reviewed' } : own;
        assert.deepEqual(await states(files, `${folder}/en.json`), now, `${first} ${folder}`);
      }
      await run(files, 'de');
      assert.deepEqual(sections(files), [
        'glossa.ledger/de/apps--admin--en.json.txt',
        'glossa.ledger/de/packages--store--en.json.txt',
      ]);
    }
  });

  it('takes nothing along of another one that has come to its old place and gone', async () => {
    const files = await project();
    move(files, 'locales', 'i18n');
    await run(files, 'de');
    const before = await states(files, 'i18n/en.json');
    files.texts.set('locales/en.json', json({ save: 'Rescue', open: 'Unlock', more: 'More' }));
    files.texts.set('locales/de.json', json({ save: 'Retten', open: 'Aufschließen' }));
    await run(files, 'de');
    await mark(files, 'locales', 'save');
    for (const name of ['en.json', 'de.json']) files.texts.delete(`locales/${name}`);
    assert.deepEqual(await states(files, 'i18n/en.json'), before);
  });
});

describe('files with equal texts that were moved together', () => {
  it('are told apart by their paths, where their marks say the same', async () => {
    const files = await project('packages/a');
    const other = await project('packages/b');
    for (const [path, text] of other.texts) if (!files.texts.has(path)) files.texts.set(path, text);
    move(files, 'packages', 'apps');
    for (const name of ['a', 'b'])
      assert.deepEqual(await states(files, `apps/${name}/en.json`), asLeft);
    await run(files, 'de');
    assert.deepEqual(
      sections(files),
      ['a', 'b'].map((name) => `glossa.ledger/de/apps--${name}--en.json.txt`),
    );
  });
});

describe('the ledger of a file that was moved', () => {
  it('has old and new marks at each moment, wherever it is killed, and then only the new ones', async () => {
    const before = await project();
    move(before, 'locales', 'i18n');
    edit(before, 'i18n/en.json', { save: 'Save all' });
    const whole = new MemoryFiles(before.texts);
    await run(whole, 'de');
    assert.deepEqual(sections(whole), ['glossa.ledger/de/i18n--en.json.txt']);
    for (const isAfter of [false, true]) {
      for (let at = 1; ; at++) {
        let count = 0;
        const dies: WriteGuard = (path, text) => {
          if (++count !== at) return;
          if (isAfter) dying.texts.set(path, text);
          throw new Crash();
        };
        const dying: MemoryFiles = new MemoryFiles(before.texts, dies);
        dying.onRemove = (path) => {
          if (++count !== at) return;
          if (isAfter) dying.texts.delete(path);
          throw new Crash();
        };
        const isOver = await run(dying, 'de').then(
          () => true,
          (error: unknown) => !(error instanceof Crash),
        );
        const left = new MemoryFiles(dying.texts);
        const found = await states(left, 'i18n/en.json');
        assert.ok(
          ['unreviewed', 'outdated'].includes(found['save'] ?? ''),
          `${at} ${found['save']}`,
        );
        assert.deepEqual({ ...found, save: 'unreviewed' }, asLeft, `killed at ${at}`);
        await run(left, 'de');
        assert.deepEqual(left.texts, whole.texts, `after a kill at ${at}`);
        if (isOver) break;
      }
    }
  });

  it('takes along what the other branch has marked at the old place', async () => {
    const base = await project();
    const [ours, theirs] = [new MemoryFiles(base.texts), new MemoryFiles(base.texts)];
    move(ours, 'locales', 'i18n');
    await run(ours, 'de');
    const target = await opened(theirs, 'locales/en.json');
    await acceptMessages(theirs, [{ target, ids: new Set([keyId(['save'])]) }]);
    const path = 'glossa.ledger/de/locales--en.json.txt';
    // Git asks what to do about a file that one has changed and the other deleted, and somebody keeps it.
    ours.texts.set(path, theirs.texts.get(path) ?? '');
    assert.deepEqual(await states(ours, 'i18n/en.json'), { ...asLeft, save: 'reviewed' });
    await run(ours, 'de');
    assert.deepEqual(sections(ours), ['glossa.ledger/de/i18n--en.json.txt']);
    assert.deepEqual(await states(ours, 'i18n/en.json'), { ...asLeft, save: 'reviewed' });
  });

  it('takes along what the other branch has marked at its first place, however often it was moved', async () => {
    const files = await project();
    const target = await opened(files, 'locales/en.json');
    const path = 'glossa.ledger/de/locales--en.json.txt';
    const theirs = new MemoryFiles(files.texts);
    await acceptMessages(theirs, [
      { target, ids: new Set(['save', 'quit'].map((key) => keyId([key]))) },
    ]);
    for (const [from, to] of [
      ['locales', 'i18n'],
      ['i18n', 'translations'],
    ] as const) {
      move(files, from, to);
      await run(files, 'de');
    }
    files.texts.set(path, theirs.texts.get(path) ?? '');
    const now = { ...asLeft, save: 'reviewed', quit: 'reviewed' };
    assert.deepEqual(await states(files, 'translations/en.json'), now);
    await run(files, 'de');
    assert.deepEqual(sections(files), ['glossa.ledger/de/translations--en.json.txt']);
    assert.deepEqual(await states(files, 'translations/en.json'), now);
  });

  it('takes along what the other branch has marked before anybody has looked at the new place', async () => {
    const files = await project();
    const target = await opened(files, 'locales/en.json');
    await acceptMessages(files, [{ target, ids: new Set([keyId(['quit'])]) }]);
    move(files, 'locales', 'i18n');
    await run(files, 'de');
    assert.deepEqual(await states(files, 'i18n/en.json'), { ...asLeft, quit: 'reviewed' });
  });

  it('stays as it was where it has no place at the new one', async () => {
    const files = await project();
    move(files, 'locales', 'i18n');
    edit(files, 'i18n/en.json', { save: 'Save all' });
    const full = new MemoryFiles(files.texts, (path) => {
      if (path === 'glossa.ledger/de/i18n--en.json.txt') throw new Error('ENOSPC');
    });
    await run(full, 'de');
    assert.deepEqual(full.texts, files.texts);
  });
});

describe('the undo of a run whose files were moved since', () => {
  it('touches neither them nor what is known of them, and says so', async () => {
    for (const isRecorded of [false, true]) {
      const files = new MemoryFiles([['locales/en.json', json(english)]]);
      const under = { files, paths: resources(files), journal: new MemoryJournal() };
      const { changes } = await runProject(under, new MarkingTranslator(), ['de', 'fr']);
      assert.equal(changes.ledger.isNew, true);
      move(files, 'locales', 'i18n');
      if (isRecorded) await run(files, 'de', 'fr');
      const before = new Map(files.texts);
      const { messages, kept } = await undoRun(files, changes);
      assert.deepEqual([messages, kept.length], [0, 8]);
      assert.deepEqual(new Set(kept.map(({ reason }) => reason)), new Set(['gone']));
      assert.deepEqual(files.texts, before);
      assert.equal((await states(files, 'i18n/en.json'))['save'], 'unreviewed');
    }
  });

  it('takes back what is still where the run has written it', async () => {
    const files = new MemoryFiles([
      ['a/locales/en.json', json(english)],
      ['b/locales/en.json', json({ more: 'More of it' })],
    ]);
    const before = new Map(files.texts);
    const under = { files, paths: resources(files), journal: new MemoryJournal() };
    const { changes } = await runProject(under, new MarkingTranslator(), ['de']);
    move(files, 'b', 'c');
    const { messages, kept } = await undoRun(files, changes);
    assert.deepEqual([messages, kept.length], [4, 1]);
    assert.deepEqual(
      [...files.texts.keys()].filter((path) => path.startsWith('a/')),
      [...before.keys()].filter((path) => path.startsWith('a/')),
    );
    assert.deepEqual(sections(files), ['glossa.ledger/de/b--locales--en.json.txt']);
    assert.deepEqual(await states(files, 'c/locales/en.json'), { more: 'unreviewed' });
  });

  it('of a run after the move gives its own place in the ledger back what it said before', async () => {
    const files = await project();
    move(files, 'locales', 'i18n');
    edit(files, 'i18n/en.json', { save: 'Save all' });
    const before = files.texts.get('i18n/de.json');
    const under = { files, paths: resources(files), journal: new MemoryJournal() };
    const { changes } = await runProject(under, new MarkingTranslator(), ['de']);
    await undoRun(files, changes);
    assert.equal(files.texts.get('i18n/de.json'), before);
    assert.deepEqual(await states(files, 'i18n/en.json'), { ...asLeft, save: 'outdated' });
    assert.deepEqual(await run(files, 'de'), ['Save all']);
  });
});

describe('a rename that the editor tells of', () => {
  it('takes the marks along at once, also of files that nothing else could tell apart', async () => {
    const files = await project('a');
    const other = await project('b');
    for (const [path, text] of other.texts) if (!files.texts.has(path)) files.texts.set(path, text);
    const target = await opened(files, 'b/en.json');
    await acceptMessages(files, [{ target, ids: new Set([keyId(['save'])]) }]);
    for (const [from, to] of [
      ['a', 'c'],
      ['b', 'd'],
    ] as const) {
      move(files, from, to);
      const moved = await followRenamed(files, [{ from, to }]);
      assert.deepEqual(moved, [{ sourcePath: `${to}/en.json`, locale: 'de' }]);
    }
    assert.deepEqual(await states(files, 'c/en.json'), asLeft);
    assert.deepEqual(await states(files, 'd/en.json'), { ...asLeft, save: 'reviewed' });
    assert.deepEqual(sections(files), [
      'glossa.ledger/de/c--en.json.txt',
      'glossa.ledger/de/d--en.json.txt',
    ]);
  });

  it('takes nothing along of a source that is still there, of a target, or of a file beside it', async () => {
    const files = await project();
    const before = new Map(files.texts);
    for (const [from, to] of [
      ['locales/en.json', 'locales/en-copy.json'],
      ['locales/de.json', 'locales/de-DE.json'],
      ['locale', 'i18n'],
      ['glossa.ledger', 'ledger'],
    ] as const)
      assert.deepEqual(await followRenamed(files, [{ from, to }]), []);
    assert.deepEqual(files.texts, before);
  });

  it('leaves what is known where it was, where it has no place at the new one', async () => {
    const files = await project();
    move(files, 'locales', 'i18n');
    const full = new MemoryFiles(files.texts, () => {
      throw new Error('ENOSPC');
    });
    await assert.rejects(followRenamed(full, [{ from: 'locales', to: 'i18n' }]), /ENOSPC/);
    assert.deepEqual(full.texts, files.texts);
  });
});
