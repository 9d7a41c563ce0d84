import {
  isRecorded,
  ledgerAfterInSteps,
  type MessageOutcome,
  type Outcomes,
} from '../../resources/ledger/ledgerAfter.ts';
import {
  acceptedSince,
  entriesAhead,
  entriesUnsaved,
  entriesWithoutAhead,
  keptSince,
} from '../../resources/ledger/ledgerAhead.ts';
import { forEachInSteps, type Cooperative } from '../../resources/cooperative.ts';
import type { FileEntries } from '../../resources/ledger/ledger.ts';
import { textHash } from '../../resources/ledger/ledgerEntry.ts';
import type { PlanState } from '../../resources/plan.ts';
import type { SectionChange } from '../ledger/sectionChange.ts';
import { sectionOf } from '../plan/targetFile.ts';
import type { TargetResult } from './targetResult.ts';

/** What a target file was seen to hold after it was written. The sets are by `keyId`. */
interface Seen {
  /** The messages that have their values. */
  readonly written: ReadonlySet<string>;
  /** Those that are not as they were planned; see {@link ledgerAfterInSteps}. */
  readonly changed: ReadonlySet<string>;
  /** The file itself has the values, and not only an editor. */
  readonly isSaved: boolean;
}

/** What the ledger is told of one target file: before it is written, and once it is seen what it holds. */
export class LedgerTransaction {
  readonly #result: TargetResult;
  #outcomesAhead: Outcomes | undefined;
  #kept: ReadonlySet<string> = new Set();

  constructor(result: TargetResult) {
    this.#result = result;
  }

  /** The file has something to say to the ledger once it is written. */
  get isDue(): boolean {
    const { values, fillers, target } = this.#result;
    const isMoved = target.movedFrom !== undefined;
    return values.size + fillers.size > 0 || isMoved || !isRecorded(target.plan);
  }

  /**
   * The messages whose texts a person has accepted since the plan was made, by `keyId`: they are not to be written. Known
   * once the ledger was told {@link ahead}; who is later accepts no text that this replaces.
   */
  get kept(): ReadonlySet<string> {
    return this.#kept;
  }

  /**
   * Says what is about to be written, beside what the ledger knows: a run that ends in the middle of its files then leaves no
   * text of the machine that could pass for a person's.
   */
  ahead(): SectionChange {
    return this.#change((before) => this.#announce(before));
  }

  *#announce(before: FileEntries): Cooperative<FileEntries> {
    const { plan } = this.#result.target;
    const ahead = yield* this.#ahead();
    this.#kept = yield* keptSince(plan, before, ahead);
    return yield* entriesAhead(plan, before, without(ahead, this.#kept));
  }

  /** Of what a person has only accepted, the ledger says first that the machine made it. */
  *#ahead(): Cooperative<Outcomes> {
    if (this.#outcomesAhead !== undefined) return this.#outcomesAhead;
    const edited = [...(this.#result.accepted ?? [])].filter(([, how]) => how === 'edited');
    this.#outcomesAhead = yield* outcomesOf({ ...this.#result, accepted: new Map(edited) });
    return this.#outcomesAhead;
  }

  /** Records what the file holds once it is written, but for what a person has accepted since. */
  afterwards(seen: Seen): SectionChange {
    return this.#change((now) => this.#record(now, seen));
  }

  *#record(now: FileEntries, { written, changed, isSaved }: Seen): Cooperative<FileEntries> {
    const { plan } = this.#result.target;
    const ahead = without(yield* this.#ahead(), this.#kept);
    const accepted = yield* acceptedSince(plan, now, ahead);
    const before = yield* entriesWithoutAhead(plan, now, ahead);
    const outcomes = new Map(
      [...(yield* this.#made())].filter(([id]) => written.has(id) && !accepted.has(id)),
    );
    const after = yield* ledgerAfterInSteps(plan, before, outcomes, changed);
    return isSaved ? after : yield* entriesUnsaved(plan, after, outcomes);
  }

  /** With very many texts, to hash each of them again would take as long as all else. */
  *#made(): Cooperative<Outcomes> {
    const { accepted } = this.#result;
    return yield* accepted === undefined ? this.#ahead() : outcomesOf(this.#result);
  }

  #change(change: SectionChange['change']): SectionChange {
    return { ...sectionOf(this.#result.target), change };
  }
}

function without(outcomes: Outcomes, accepted: ReadonlySet<string>): Outcomes {
  if (accepted.size === 0) return outcomes;
  return new Map([...outcomes].filter(([id]) => !accepted.has(id)));
}

/** What happened to the messages for which the run made a value. */
function* outcomesOf({ target, values, fillers, accepted }: TargetResult): Cooperative<Outcomes> {
  const outcomes = new Map<string, MessageOutcome>();
  yield* forEachInSteps(target.plan.items, ({ id, state }) => {
    const own = fillers.get(id);
    const value = values.get(id);
    if (own !== undefined) outcomes.set(id, { by: 'source', written: textHash(own) });
    else if (value !== undefined) outcomes.set(id, outcomeOf(value, state, accepted?.get(id)));
  });
  return outcomes;
}

function outcomeOf(
  value: string,
  state: PlanState,
  accepted: 'asItIs' | 'edited' | undefined,
): MessageOutcome {
  if (state === 'renamed' && accepted !== 'edited') return { by: 'move' };
  return { by: accepted === undefined ? 'machine' : 'person', written: textHash(value) };
}
