import assert from 'node:assert/strict';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { ledgerPath } from '../../../../src/resources/ledger/ledger.ts';
import { ledgerAfter } from '../../../../src/resources/ledger/ledgerAfter.ts';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import { type LedgerEntry, textHash } from '../../../../src/resources/ledger/ledgerEntry.ts';
import { writeLedger } from '../../../../src/resources/ledger/ledgerText.ts';
import { Project } from '../../../../src/project/plan/project.ts';
import { onlyMessages } from '../../../../src/project/run/openTargets.ts';
import { MemoryFiles } from '../memoryFiles.ts';

const section = { sourcePath: 'en.json', locale: 'de' };
const ledgerOf = (entries: Readonly<Record<string, LedgerEntry>>) =>
  writeLedger(
    section,
    new Map(Object.entries(entries).map(([key, entry]) => [keyId([key]), [entry]])),
  );
const entryOf = (source: string, written?: string): LedgerEntry => ({
  source: textHash(source),
  ...(written === undefined ? {} : { written: textHash(written) }),
});
const known = { a: entryOf('A', '[A]'), b: entryOf('B', '[B]'), d: entryOf('Former') };

const files: Readonly<Record<string, string>> = {
  'en.json': '{"a":"A new","b":"B new","c":"C","d":"D"}',
  'de.json': '{"a":"[A]","b":"[B]","d":"meins"}',
  [ledgerPath(section)]: ledgerOf(known),
};

async function german() {
  const resources = [{ source: 'en.json', targets: '{locale}.json' }];
  const [set] = discover(['en.json', 'de.json'], { sourceLocale: 'en', resources });
  assert.ok(set);
  return new Project(new MemoryFiles(Object.entries(files)), { context: false }).open(set, 'de');
}

describe('some messages of a target alone', () => {
  it('are due, and nothing else is', async () => {
    const target = onlyMessages(await german(), new Set([keyId(['a']), keyId(['d'])]));
    assert.deepEqual(
      target?.units.map(({ source }) => source),
      ['A new'],
    );
    assert.deepEqual(
      target?.plan.items.map((item) => (item.state === 'skipped' ? item.reason : item.state)),
      ['stale', 'notChosen', 'notChosen', 'editedStale'],
    );
    assert.equal(target?.plan.counts.skipped, 2);
    assert.equal(onlyMessages(await german(), new Set([keyId(['d'])])), undefined);
  });

  it('leave what the ledger knows of the others as it is', async () => {
    const target = await german();
    const only = onlyMessages(target, new Set([keyId(['a'])]));
    assert.ok(only);
    const outcome = { by: 'machine', written: textHash('[A new]') } as const;
    const outcomes = new Map([[keyId(['a']), outcome]]);
    const after = ledgerAfter(only.plan, target.plan.entries, outcomes);
    const expected = new Map(target.plan.entries);
    expected.set(keyId(['a']), [entryOf('A new', '[A new]')]);
    assert.deepEqual(after, expected);
  });
});
