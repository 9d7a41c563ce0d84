import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { hashOf } from '../../../../src/resources/hash.ts';
import { type FileEntries, ledgerPath } from '../../../../src/resources/ledger/ledger.ts';
import {
  found,
  sameEntry,
  statusOf,
  type LedgerEntry,
  textHash,
} from '../../../../src/resources/ledger/ledgerEntry.ts';
import { parseLedger, writeLedger } from '../../../../src/resources/ledger/ledgerText.ts';
import { carryMoved } from '../../../../src/project/ledger/carryMoved.ts';
import { changeLedger } from '../../../../src/project/ledger/changeLedger.ts';
import { SavedLedger } from '../../../../src/project/ledger/savedLedger.ts';
import { readAsVersion2 } from '../../resources/ledger/readerOfVersion2.ts';
import { FolderFiles } from '../../../../src/cli/folderFiles.ts';

const section = { sourcePath: 'en.json', locale: 'de' };
type Texts = Readonly<Record<string, string>>;

/** What a person has said, what was there already, or what the machine wrote. */
const entry = (text: string): LedgerEntry => {
  const source = textHash('Text');
  if (text === 'reviewed') return { source };
  return text === 'found' ? found(source) : { source, written: textHash(text) };
};
const entriesOf = (texts: Texts): FileEntries =>
  new Map(Object.entries(texts).map(([key, text]) => [keyId([key]), [entry(text)]]));
const has = (entries: FileEntries, key: string, text: string) =>
  (entries.get(keyId([key])) ?? []).some((one) => sameEntry(one, entry(text)));

describe('git', function () {
  this.timeout(30_000);
  let folder: string;
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const commit = (what: string) => {
    git('add', '-A');
    git('commit', '-qm', what);
  };
  /** The machine has written these texts. */
  const write = (texts: Texts) =>
    changeLedger(new FolderFiles(folder), [
      {
        ...section,
        // oxlint-disable-next-line require-yield -- there is nothing to do between
        *change(entries) {
          return new Map([...entries, ...entriesOf(texts)]);
        },
      },
    ]);
  const known = () => new SavedLedger(new FolderFiles(folder)).entries(section);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-git-'));
    git('init', '-q', '-b', 'main');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('joins what two branches have marked, whatever it was, and loses none of it', async () => {
    const keys = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
    const texts = fc.dictionary(keys, fc.constantFrom('1', '2', 'reviewed', 'found'), {
      noNullPrototype: true,
    });
    const paths = ['base', 'ours', 'theirs'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await fc.assert(
      fc.asyncProperty(texts, texts, texts, async (base, ours, theirs) => {
        const all = [base, { ...base, ...ours }, { ...base, ...theirs }] as const;
        for (const [place, path] of paths.entries())
          await writeFile(path, writeLedger(section, entriesOf(all[place] ?? {})));
        const [from, one, other] = paths;
        const merged = git('merge-file', '-p', '--union', one, from, other);
        const { entries, unreadable, hadConflict } = parseLedger(merged, section);
        assert.deepEqual([unreadable, hadConflict], [0, false]);
        const due = [...Object.entries(all[1]), ...Object.entries(all[2])];
        for (const [key, text] of due) {
          const isReplaced = base[key] === text && (all[1][key] !== text || all[2][key] !== text);
          assert.ok(isReplaced || has(entries, key, text), `${key} ${text}: ${merged}`);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('merges branches that mark neighbors or the same key, without a conflict', async () => {
    await write({ a: '1', b: '1', c: '1' });
    commit('base');
    git('checkout', '-qb', 'other');
    await write({ b: '2', d: '2' });
    commit('other');
    git('checkout', '-q', 'main');
    await write({ a: '3', b: '3', e: '3' });
    commit('mine');
    git('merge', '-q', 'other');
    assert.equal(git('status', '--porcelain'), '');
    const entries = await known();
    for (const [key, text] of Object.entries({ a: '3', c: '1', d: '2', e: '3' }))
      assert.ok(has(entries, key, text), key);
    assert.ok(has(entries, 'b', '2') && has(entries, 'b', '3'));
  });

  it('merges branches of which each has started the ledger', async () => {
    await writeFile(join(folder, 'en.json'), '{}');
    commit('base');
    git('checkout', '-qb', 'other');
    await write({ a: '1', b: '2' });
    commit('other');
    git('checkout', '-q', 'main');
    await write({ a: '1', c: '3' });
    commit('mine');
    git('merge', '-q', 'other');
    const entries = await known();
    for (const [key, text] of Object.entries({ a: '1', b: '2', c: '3' }))
      assert.ok(has(entries, key, text), key);
  });

  it('merges a branch with the first text that was found, and one that knows only version 2', async () => {
    await write({ a: '1', b: '1', c: 'reviewed' });
    commit('base');
    git('checkout', '-qb', 'other');
    await write({ b: '2', e: '2' });
    commit('other');
    git('checkout', '-q', 'main');
    await write({ a: 'found', d: 'found' });
    commit('mine');
    git('merge', '-q', 'other');
    const path = ledgerPath(section);
    const merged = git('show', `main:${path}`);
    assert.throws(() => readAsVersion2(merged), /newerVersion/);
    const entries = await known();
    for (const [key, text] of Object.entries({
      a: 'found',
      b: '2',
      c: 'reviewed',
      d: 'found',
      e: '2',
    }))
      assert.ok(has(entries, key, text), key);
    await write({ a: '1', d: '1' });
    assert.equal(readAsVersion2(await readFile(join(folder, path), 'utf8')).unreadable, 0);
  });

  it('merges what one branch has found and the other has marked, and the mark counts', async () => {
    await write({ a: '1' });
    commit('base');
    git('checkout', '-qb', 'other');
    await write({ b: 'found', c: 'found' });
    commit('other');
    git('checkout', '-q', 'main');
    await write({ b: 'reviewed', c: '3' });
    commit('mine');
    git('merge', '-q', 'other');
    const entries = await known();
    const stands = (key: string, value: string) =>
      statusOf(value, textHash('Text'), entries.get(keyId([key])) ?? []);
    assert.equal(stands('b', 'Text von jemandem'), 'reviewed');
    assert.deepEqual([stands('c', '3'), stands('c', '4')], ['kept', 'translated']);
  });

  for (const said of ['2', 'reviewed', 'found'])
    it(`merges a branch that moves the file with one whose first line says: ${said}`, async () => {
      const elsewhere = { sourcePath: 'i18n/en.json', locale: 'de' };
      const keys = Array.from({ length: 20 }, (_, at) => `k${String(at + 10)}`);
      const base = Object.fromEntries(keys.map((key) => [key, '1']));
      await write(base);
      commit('base');
      git('checkout', '-qb', 'moved');
      await carryMoved(new FolderFiles(folder), [{ ...elsewhere, movedFrom: [section] }]);
      commit('moved');
      git('checkout', '-q', 'main');
      await write({ k10: said });
      commit('changed');
      git('merge', '-q', 'moved');
      assert.equal(git('status', '--porcelain'), '');
      const text = await readFile(join(folder, ledgerPath(elsewhere)), 'utf8');
      assert.equal(text.match(/^# Glossa ledger/gmu)?.length, 2, text);
      const read = parseLedger(text, elsewhere);
      assert.deepEqual([read.movedFrom, read.unreadable], [[section], 0]);
      for (const [key, due] of Object.entries({ ...base, k10: said }))
        assert.ok(has(read.entries, key, due), `${key} ${due}: ${text}`);
      if (said === 'found') assert.throws(() => readAsVersion2(text), /newerVersion/);
      else assert.equal(readAsVersion2(text).entries.size, keys.length);
    });

  it('leaves what can be read where one branch has marked with version 1 and one has carried over', async () => {
    const lines = (texts: Texts) =>
      Object.entries(texts).map(
        ([key, text]) =>
          `${JSON.stringify(['en.json', 'de', [key], hashOf('Text'), hashOf(text)])}\n`,
      );
    const versionOne = (texts: Texts) =>
      writeFile(join(folder, 'glossa.lock'), ['# Glossa ledger 1: …\n', ...lines(texts)].join(''));
    await versionOne({ a: '1', b: '1' });
    commit('base');
    git('checkout', '-qb', 'old');
    await versionOne({ a: '1', b: '2', c: '2' });
    commit('old');
    git('checkout', '-q', 'main');
    await write({ a: '3', d: '3' });
    commit('carried over');
    assert.throws(() => git('merge', '-q', 'old'), 'git asks what to do about glossa.lock');
    const due = { a: '3', b: '2', c: '2', d: '3' };
    for (const when of ['before', 'after']) {
      const entries = await known();
      for (const [key, text] of Object.entries(due))
        assert.ok(has(entries, key, text), `${when}: ${key}`);
      await write({ e: '4' });
    }
    commit('merged');
    assert.equal(git('show', 'main:glossa.lock').split('\n').length, 2);
  });
});
