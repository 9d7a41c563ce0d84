import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { hashOf } from '../../../../src/catalog/hash.ts';
import { keyId } from '../../../../src/catalog/keyPath.ts';
import type { FileEntries } from '../../../../src/catalog/ledger/ledger.ts';
import { sameEntry, type LedgerEntry } from '../../../../src/catalog/ledger/ledgerEntry.ts';
import { parseLedger, writeLedger } from '../../../../src/catalog/ledger/ledgerText.ts';
import { markOf } from '../../../../src/catalog/ledger/textMark.ts';
import { changeLedger } from '../../../../src/project/ledger/changeLedger.ts';
import { SavedLedger } from '../../../../src/project/ledger/savedLedger.ts';
import { FolderFiles } from '../../../kills/folderFiles.ts';

const section = { sourcePath: 'en.json', locale: 'de' };
type Texts = Readonly<Record<string, string>>;

const entry = (text: string): LedgerEntry => ({ source: markOf('Text'), written: markOf(text) });
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
    const texts = fc.dictionary(keys, fc.constantFrom('1', '2', '3'), { noNullPrototype: true });
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
