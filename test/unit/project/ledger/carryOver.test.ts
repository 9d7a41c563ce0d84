import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { hashOf } from '../../../../src/resources/hash.ts';
import { ledgerPath } from '../../../../src/resources/ledger/ledger.ts';
import { type LedgerEntry, textHash } from '../../../../src/resources/ledger/ledgerEntry.ts';
import { rootText } from '../../../../src/resources/ledger/ledgerRoot.ts';
import { attributesPath, carryOver } from '../../../../src/project/ledger/carryOver.ts';
import { changeLedger } from '../../../../src/project/ledger/changeLedger.ts';
import { ProjectError } from '../../../../src/project/ledger/projectError.ts';
import { SavedLedger } from '../../../../src/project/ledger/savedLedger.ts';
import type { SectionChange } from '../../../../src/project/ledger/sectionChange.ts';
import { Crash, MemoryFiles, type WriteGuard } from '../memoryFiles.ts';

/** A mark: `text` is absent where a person wrote it. */
interface Mark {
  readonly sourcePath: string;
  readonly locale: string;
  readonly key: string;
  readonly source: string;
  readonly text?: string | undefined;
}

const marks = fc.array(
  fc.record({
    sourcePath: fc.constantFrom('en.json', 'a/en.json', 'A/Größe.yml'),
    locale: fc.constantFrom('de', 'pt-BR', 'con'),
    key: fc.constantFrom('a', 'b', 'c', '"', '\u2028'),
    source: fc.constantFrom('One', 'Two'),
    text: fc.constantFrom(undefined, 'Eins', 'Zwei'),
  }),
  { maxLength: 12 },
);

const lineOf = ({ sourcePath, locale, key, source, text }: Mark) =>
  `${JSON.stringify([sourcePath, locale, [key], hashOf(source), text === undefined ? 'adopted' : hashOf(text)])}\n`;
const versionOne = (all: readonly Mark[]) => `# Glossa ledger 1: […]\n${all.map(lineOf).join('')}`;

const entryOf = ({ source, text }: Mark): LedgerEntry => ({
  source: textHash(source),
  ...(text === undefined ? {} : { written: textHash(text) }),
});

const record = (mark: Mark): SectionChange => ({
  sourcePath: mark.sourcePath,
  locale: mark.locale,
  // oxlint-disable-next-line require-yield -- there is nothing to do between
  *change(entries) {
    return new Map(entries).set(keyId([mark.key]), [entryOf(mark)]);
  },
});

const files = (text: string, guard?: WriteGuard) => new MemoryFiles([['glossa.lock', text]], guard);

async function knows(now: MemoryFiles, all: readonly Mark[], what = ''): Promise<void> {
  const ledger = new SavedLedger(now);
  for (const mark of all) {
    const known = (await ledger.entries(mark)).get(keyId([mark.key])) ?? [];
    const entry = entryOf(mark);
    assert.ok(
      known.some(({ source, written }) => source === entry.source && written === entry.written),
      `${what} ${JSON.stringify(mark)}: ${JSON.stringify(known)}`,
    );
  }
}

describe('a ledger of version 1', () => {
  it('is read without being written', async () => {
    await fc.assert(
      fc.asyncProperty(marks, async (all) => {
        const now = files(versionOne(all), () => assert.fail('it was written'));
        await knows(now, all);
      }),
    );
  });

  it('is carried over without losing a mark, and says where it is now', async () => {
    await fc.assert(
      fc.asyncProperty(marks, async (all) => {
        const now = files(versionOne(all));
        assert.deepEqual(await carryOver(now), { isNew: false, refused: [] });
        assert.equal(now.texts.get('glossa.lock'), rootText);
        await knows(now, all);
        const before = new Map(now.texts);
        await carryOver(now);
        assert.deepEqual(now.texts, before);
      }),
    );
  });

  it('loses nothing when it is killed before or after any write, and ends as if it were not', async () => {
    const change: Mark = {
      sourcePath: 'en.json',
      locale: 'de',
      key: 'a',
      source: 'New',
      text: 'Neu',
    };
    await fc.assert(
      fc.asyncProperty(marks, fc.boolean(), async (all, isAfter) => {
        const whole = files(versionOne(all));
        await changeLedger(whole, [record(change)]);
        for (let at = 1; ; at++) {
          let count = 0;
          const dying: MemoryFiles = files(versionOne(all), (path, text) => {
            if (++count !== at) return;
            if (isAfter) dying.texts.set(path, text);
            throw new Crash();
          });
          const isOver = await changeLedger(dying, [record(change)]).then(
            () => true,
            (error: unknown) => !(error instanceof Crash),
          );
          const left = new MemoryFiles(dying.texts);
          const isOther = ({ sourcePath, locale, key }: Mark) =>
            sourcePath !== 'en.json' || locale !== 'de' || key !== 'a';
          await knows(left, all.filter(isOther), `after write ${at}`);
          await changeLedger(left, [record(change)]);
          assert.deepEqual(left.texts, whole.texts, `after write ${at}`);
          if (isOver) break;
        }
      }),
      { numRuns: 30 },
    );
  });

  it('stays as it is where one of its files cannot be written', async () => {
    const all: readonly Mark[] = ['de', 'fr'].map((locale) => ({
      sourcePath: 'en.json',
      locale,
      key: 'a',
      source: 'A',
    }));
    const full = ledgerPath({ sourcePath: 'en.json', locale: 'fr' });
    const now = files(versionOne(all), (path) => {
      if (path === full) throw new Error('ENOSPC');
    });
    const { refused } = await changeLedger(now, all.map(record));
    assert.deepEqual(
      refused.map(({ path }) => path),
      [full],
    );
    assert.equal(now.texts.get('glossa.lock'), versionOne(all));
    await knows(now, all);
  });

  it('takes along what an older Glossa writes while it is carried over', async () => {
    const one: Mark = { sourcePath: 'en.json', locale: 'de', key: 'a', source: 'A' };
    const other: Mark = { sourcePath: 'b.json', locale: 'fr', key: 'b', source: 'B', text: 'Bé' };
    let isWritten = false;
    const now: MemoryFiles = files(versionOne([one]), (path) => {
      if (isWritten || path !== ledgerPath(one)) return;
      isWritten = true;
      now.texts.set('glossa.lock', versionOne([one, other]));
    });
    await carryOver(now);
    assert.equal(now.texts.get('glossa.lock'), rootText);
    await knows(now, [one, other]);
  });

  it('that came back with a branch is carried over beside what is known by then', async () => {
    await fc.assert(
      fc.asyncProperty(marks, marks, async (all, later) => {
        const now = files(versionOne(all));
        await carryOver(now);
        const lock = `<<<<<<< a\n${rootText}=======\n${versionOne(later)}>>>>>>> b\n`;
        now.texts.set('glossa.lock', lock);
        await knows(now, [...all, ...later], 'read');
        await carryOver(now);
        assert.equal(now.texts.get('glossa.lock'), rootText);
        await knows(now, [...all, ...later], 'carried over');
      }),
    );
  });

  it('that cannot be read is left alone, with everything beside it', async () => {
    for (const [text, reason] of [
      ['# Glossa ledger 3: elsewhere\n', 'newerVersion'],
      ['what is this\n', 'notALedger'],
    ] as const) {
      const now = files(text, () => assert.fail('it was written'));
      const change = record({ sourcePath: 'en.json', locale: 'de', key: 'a', source: 'A' });
      const [refused] = (await changeLedger(now, [change])).refused;
      assert.ok(refused?.error instanceof ProjectError);
      assert.equal(refused.path, 'glossa.lock');
      assert.deepEqual(refused.error.problem, {
        code: 'ledger',
        path: 'glossa.lock',
        reason,
      });
    }
  });
});

describe('a change of the ledger', () => {
  it('makes nothing where what tells git how to merge it has no place', async () => {
    for (const text of [undefined, versionOne([])]) {
      const before = text === undefined ? [] : [['glossa.lock', text] as const];
      const now = new MemoryFiles(before, (path) => {
        if (path === attributesPath) throw new Error('it is a link that leads nowhere');
      });
      const mark: Mark = { sourcePath: 'en.json', locale: 'de', key: 'a', source: 'A' };
      for (let times = 0; times < 2; times++) {
        const { refused } = await changeLedger(now, [record(mark)]);
        assert.deepEqual(
          refused.map(({ path }) => path),
          [attributesPath],
        );
        assert.deepEqual([...now.texts], before);
      }
    }
  });

  it('writes the files that it is about, and no other', async () => {
    const all: readonly Mark[] = ['de', 'fr', 'it'].map((locale) => ({
      sourcePath: 'en.json',
      locale,
      key: 'a',
      source: 'A',
    }));
    const [german, french] = all as [Mark, Mark];
    const before = files(rootText);
    await changeLedger(before, all.map(record));
    const written: string[] = [];
    const now = new MemoryFiles(before.texts, (path) => void written.push(path));
    const outcome = await changeLedger(now, [record(german), record({ ...french, text: 'Á' })]);
    assert.deepEqual(written, [ledgerPath(french)]);
    assert.deepEqual(
      outcome.written.map(({ path }) => path),
      written,
    );
  });

  it('starts a ledger with its place, for git too', async () => {
    const now = new MemoryFiles([]);
    const mark: Mark = { sourcePath: 'en.json', locale: 'de', key: 'a', source: 'A' };
    const { isNew, refused } = await changeLedger(now, [record(mark)]);
    assert.deepEqual([isNew, refused], [true, []]);
    assert.deepEqual([...now.texts.keys()].toSorted(), [
      'glossa.ledger/.gitattributes',
      'glossa.ledger/de/en.json.txt',
      'glossa.lock',
    ]);
    assert.equal((await changeLedger(now, [record({ ...mark, key: 'b' })])).isNew, false);
  });
});
