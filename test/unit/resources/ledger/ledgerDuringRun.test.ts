import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { json } from '../../../../src/resources/formats/json/json.ts';
import type { FileEntries } from '../../../../src/resources/ledger/ledger.ts';
import { ledgerAfter, type Outcomes } from '../../../../src/resources/ledger/ledgerAfter.ts';
import {
  reviewed,
  type LedgerEntry,
  textHash,
} from '../../../../src/resources/ledger/ledgerEntry.ts';
import { planTarget } from '../../../../src/resources/plan.ts';

const machine = (source: string, value: string): LedgerEntry => ({
  source: textHash(source),
  written: textHash(value),
});
const person = (source: string): LedgerEntry => ({ source: textHash(source) });

type Entries = Readonly<Record<string, LedgerEntry>>;

const entriesOf = (entries: Entries): FileEntries =>
  new Map(Object.entries(entries).map(([key, entry]) => [keyId([key]), [entry]]));

interface Case {
  /** The target and its entries when the run was planned. */
  readonly target?: object;
  readonly planned?: Entries;
  /** The entries that the ledger has when the run ends. */
  readonly fresh: Entries;
  readonly outcomes?: Outcomes;
  readonly after: Entries;
}

/** The source always says `{"a":"One"}`. */
function holds({ target, planned = {}, fresh, outcomes = new Map(), after }: Case): void {
  const plan = planTarget({
    source: runSync(json.parse('{"a":"One"}')),
    target: target && runSync(json.parse(JSON.stringify(target))),
    entries: entriesOf(planned),
    sourceLocale: 'en',
    translatable: () => true,
  });
  assert.deepEqual(ledgerAfter(plan, entriesOf(fresh), outcomes), entriesOf(after));
}

describe('a ledger that changes during a run', () => {
  const theirs = { a: machine('One', 'Eins') };
  const written: Outcomes = new Map([[keyId(['a']), { by: 'machine', written: textHash('Mein') }]]);

  it('keeps the entries of a file that somebody brought', () =>
    holds({ fresh: theirs, after: theirs }));

  it('keeps the entries of a value that somebody replaced', () =>
    holds({
      target: { a: 'Alt' },
      planned: { a: machine('One', 'Alt') },
      fresh: theirs,
      after: theirs,
    }));

  it('keeps what somebody approved', () =>
    holds({
      target: { a: 'Eins' },
      planned: theirs,
      fresh: { a: person('One') },
      after: { a: person('One') },
    }));

  it('keeps the entries of messages that the plan does not know', () =>
    holds({ fresh: { b: machine('Two', 'Zwei') }, after: { b: machine('Two', 'Zwei') } }));

  it('does not bring back what somebody took out', () =>
    holds({ target: { a: 'Eins' }, planned: theirs, fresh: {}, after: {} }));

  it('records what the run wrote itself', () =>
    holds({ fresh: theirs, outcomes: written, after: { a: machine('One', 'Mein') } }));

  it('still forgets an entry whose value was gone before', () =>
    holds({ target: {}, planned: theirs, fresh: theirs, after: {} }));

  it('takes lines in the order in which a merge left them for the same ones', () => {
    const [one, other] = [machine('One', 'Eins'), person('One')];
    const plan = planTarget({
      source: runSync(json.parse('{"a":"One"}')),
      target: runSync(json.parse('{"a":"Eins"}')),
      entries: new Map([[keyId(['a']), [one, other]]]),
      sourceLocale: 'en',
      translatable: () => true,
    });
    const after = ledgerAfter(plan, new Map([[keyId(['a']), [other, one]]]), new Map());
    assert.deepEqual(after, entriesOf({ a: reviewed(other.source, textHash('Eins')) }));
  });
});
