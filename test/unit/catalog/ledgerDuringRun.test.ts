import assert from 'node:assert/strict';
import { json } from '../../../src/catalog/formats/json.ts';
import { hashOf } from '../../../src/catalog/hash.ts';
import { keyId } from '../../../src/catalog/keyPath.ts';
import type { FileMarks } from '../../../src/catalog/ledger.ts';
import { ledgerAfter, type Outcome } from '../../../src/catalog/ledgerAfter.ts';
import { type Mark } from '../../../src/catalog/mark.ts';
import { planTarget } from '../../../src/catalog/plan.ts';

const machine = (source: string, value: string): Mark => ({
  source: hashOf(source),
  written: hashOf(value),
});
const person = (source: string): Mark => ({ source: hashOf(source) });

type Marks = Readonly<Record<string, Mark>>;

const marksOf = (marks: Marks): FileMarks =>
  new Map(Object.entries(marks).map(([key, mark]) => [keyId([key]), [mark]]));

interface Case {
  /** The target and its marks when the run was planned. */
  readonly target?: object;
  readonly planned?: Marks;
  /** The marks that the ledger has when the run ends. */
  readonly fresh: Marks;
  readonly outcomes?: readonly Outcome[];
  readonly after: Marks;
}

/** The source always says `{"a":"One"}`. */
function holds({ target, planned = {}, fresh, outcomes = [], after }: Case): void {
  const plan = planTarget({
    source: json.parse('{"a":"One"}'),
    target: target && json.parse(JSON.stringify(target)),
    marks: marksOf(planned),
    sourceLocale: 'en',
    translatable: () => true,
  });
  assert.deepEqual(ledgerAfter(plan, marksOf(fresh), outcomes), marksOf(after));
}

describe('a ledger that changes during a run', () => {
  const theirs = { a: machine('One', 'Eins') };
  const written: Outcome = { path: ['a'], by: 'machine', value: 'Mein' };

  it('keeps the marks of a file that somebody brought', () =>
    holds({ fresh: theirs, after: theirs }));

  it('keeps the marks of a value that somebody replaced', () =>
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

  it('keeps the marks of messages that the plan does not know', () =>
    holds({ fresh: { b: machine('Two', 'Zwei') }, after: { b: machine('Two', 'Zwei') } }));

  it('does not bring back what somebody took out', () =>
    holds({ target: { a: 'Eins' }, planned: theirs, fresh: {}, after: {} }));

  it('records what the run wrote itself', () =>
    holds({ fresh: theirs, outcomes: [written], after: { a: machine('One', 'Mein') } }));

  it('still forgets a mark whose value was gone before', () =>
    holds({ target: {}, planned: theirs, fresh: theirs, after: {} }));
});
