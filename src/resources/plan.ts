import { type Message, type ResourceFile, keyId, type KeyPath } from './formats/format.ts';
import type { FileEntries } from './ledger/ledger.ts';
import { refuseLocaleAsKey } from './localeAsKey.ts';
import {
  isReviewed,
  isUnknownText,
  type MessageStatus,
  statusOf,
  type TextHash,
} from './ledger/ledgerEntry.ts';
import { SourceFacts, type TextJudge } from './sourceFacts.ts';
import { type Moves, movesOf } from './renames.ts';
import type { SourceRow } from './sourceRow.ts';
import { runSync, forEachInSteps, type Cooperative } from './cooperative.ts';

/** One target file, about to be planned. */
export interface PlanInput extends TextJudge {
  readonly source: ResourceFile;
  /** Nothing where the file does not exist yet. */
  readonly target: ResourceFile | undefined;
  readonly sourceLocale: string;
  /** What the ledger knows of this source file and this locale. */
  readonly entries: FileEntries;
  /** What is known of the source already, where several targets are planned. */
  readonly facts?: SourceFacts | undefined;
  /** Messages that only the target needs, such as a plural form that the source language lacks. */
  readonly expected?: readonly ExpectedMessage[];
  /** Source messages that the target does not need, such as a plural form that its language lacks. */
  readonly unneeded?: readonly KeyPath[];
  /** Messages, by `keyId`, that the target has under keys of another spelling. */
  readonly elsewhere?: ReadonlySet<string>;
  /**
   * Values that are the text of their source are to be replaced: a person said that nobody has translated them. Those that
   * somebody has reviewed stay.
   */
  readonly renewSameAsSource?: boolean;
}

/** A message for the target under `path` that is made from the source message under `sourcePath`. */
export interface ExpectedMessage {
  readonly path: KeyPath;
  readonly sourcePath: KeyPath;
}

/**
 * What is to be done for one message. Beside the standings of a value:
 *
 * - `missing`: the target has no value, or an empty one.
 * - `renamed`: missing too, but the value of a key that is gone from the source was made for the same text: it moves, at no cost.
 * - `skipped`: nothing to translate, not needed in this locale, or without a place in the file.
 */
export type PlanState = MessageStatus | 'missing' | 'renamed' | 'skipped';

/** One message of a target with its one state. */
export type PlanItem = {
  readonly path: KeyPath;
  /** `keyId` of the path. */
  readonly id: string;
  readonly source: Message;
  /** Of the source's text. */
  readonly sourceHash: TextHash;
} & (
  | { readonly state: 'missing' }
  | { readonly state: 'renamed'; readonly from: Message }
  | {
      readonly state: 'skipped';
      readonly reason: SkipReason;
      readonly current: Message | undefined;
    }
  | { readonly state: Exclude<MessageStatus, 'reviewed' | 'translated'>; readonly current: Message }
  | {
      readonly state: 'reviewed' | 'translated';
      readonly current: Message;
      /** The value is the source text: a name that stays, or a text that nobody has translated. */
      readonly sameAsSource: boolean;
    }
);

/**
 * `blocked`: the message has no place in the target; see `ResourceFile.canTake`. `notChosen`: it is due, and a person wants
 * others only. `elsewhere`: the target has it under a key that is the same to the program.
 */
export type SkipReason =
  'empty' | 'nothingToTranslate' | 'notNeeded' | 'elsewhere' | 'blocked' | 'notChosen';

/** The states add up: their counts together are the items, one for each source and each expected message. */
export interface TargetPlan {
  readonly items: readonly PlanItem[];
  readonly counts: Readonly<Record<PlanState, number>>;
  /** Messages that only the target has. They are kept and listed, never removed. */
  readonly orphans: readonly Message[];
  /** What the ledger knew when the plan was made. */
  readonly entries: FileEntries;
}

/**
 * Plans one target file. Nothing that a person wrote is ever `missing`, `stale` or `renamed`.
 *
 * @throws {LocaleAsKeyError} when the keys themselves differ from locale to locale
 * @throws {RangeError} when an expected message has no source
 */
export function planTarget(input: PlanInput): TargetPlan {
  return runSync(planInSteps(input));
}

/** The same in steps. */
export function* planInSteps(input: PlanInput): Cooperative<TargetPlan> {
  refuseLocaleAsKey(input.source, input.target, input.sourceLocale);
  const facts = input.facts ?? new SourceFacts(input.source, input);
  const rows = yield* rowsOf(input, facts);
  const values = yield* valuesOf(input.target, rows);
  const orphans = yield* orphansOf(input.target?.messages ?? [], rows, values);
  const moves = movesOf(orphans, input.entries);
  const unneeded = new Set(input.unneeded?.map(keyId));
  const items: PlanItem[] = [];
  const planned = { input, facts, moves, unneeded };
  yield* forEachInSteps(rows, (row) => items.push(planRow(row, values[items.length], planned)));
  return { items, counts: countStates(items), orphans, entries: input.entries };
}

function* rowsOf(
  { source, expected = [] }: PlanInput,
  facts: SourceFacts,
): Cooperative<readonly SourceRow[]> {
  const own = yield* facts.rows();
  if (expected.length === 0) return own;
  const rows = [...own];
  const known = new Set(rows.map((row) => row.id));
  for (const { path, sourcePath } of expected) {
    const id = keyId(path);
    const message = source.get(sourcePath);
    if (message === undefined) throw new RangeError(`no source message ${keyId(sourcePath)}`);
    if (!known.has(id)) rows.push({ path, id, source: message });
    known.add(id);
  }
  return rows;
}

/** The messages of the target under the rows, in their order. */
function* valuesOf(
  target: ResourceFile | undefined,
  rows: readonly SourceRow[],
): Cooperative<readonly (Message | undefined)[]> {
  const values: (Message | undefined)[] = [];
  if (target === undefined) return values;
  yield* forEachInSteps(rows, ({ path, id }) => values.push(target.get(path, id)));
  return values;
}

/** As long as all of the target is wanted, as it mostly is, none of its keys has to be looked at. */
function* orphansOf(
  messages: readonly Message[],
  rows: readonly SourceRow[],
  values: readonly (Message | undefined)[],
): Cooperative<readonly Message[]> {
  const orphans: Message[] = [];
  const found = values.filter((value) => value !== undefined);
  if (found.length === messages.length) return orphans;
  const wanted = new Set<string>();
  yield* forEachInSteps(rows, ({ id }) => wanted.add(id));
  yield* forEachInSteps(messages, (message) => {
    if (!wanted.has(keyId(message.path))) orphans.push(message);
  });
  return orphans;
}

function planRow(
  row: SourceRow,
  current: Message | undefined,
  {
    input,
    facts,
    moves,
    unneeded,
  }: {
    readonly input: PlanInput;
    readonly facts: SourceFacts;
    readonly moves: Moves;
    readonly unneeded: ReadonlySet<string>;
  },
): PlanItem {
  // Spelled out: copying what a row has takes several times as long, and there are very many.
  const { path, id, source: message } = row;
  const { value } = message;
  const sourceHash = facts.hashOf(message);
  const skip = (reason: SkipReason): PlanItem => ({
    path,
    id,
    source: message,
    sourceHash,
    state: 'skipped',
    reason,
    current,
  });
  if (unneeded.has(id)) return skip('notNeeded');
  if (value.trim() === '') return skip('empty');
  if (!facts.isTranslatable(message)) return skip('nothingToTranslate');
  if (current === undefined || current.value === '') {
    if (input.elsewhere?.has(id)) return skip('elsewhere');
    if (isBlocked(row, input)) return skip('blocked');
    const from = moves(sourceHash, row);
    if (from === undefined) return { path, id, source: message, sourceHash, state: 'missing' };
    return { path, id, source: message, sourceHash, state: 'renamed', from };
  }
  const entries = input.entries.get(id) ?? [];
  const known = statusOf(current.value, sourceHash, entries);
  // Who has put the source's text in the place of the machine's, or of one that was reviewed, wants it there.
  const isPutThere =
    entries.some(({ written }) => written !== undefined) ||
    (known === 'translated' && entries.some(isReviewed));
  const sameAsSource = current.value === value && !isPutThere;
  const isRenewed = known === 'translated' && sameAsSource && input.renewSameAsSource === true;
  const state = isRenewed ? 'stale' : known;
  if (state === 'stale' && isBlocked(row, input)) return skip('blocked');
  if (state !== 'reviewed' && state !== 'translated')
    return { path, id, source: message, sourceHash, state, current };
  return { path, id, source: message, sourceHash, state, current, sameAsSource };
}

/** A message that only the target needs may find another value in its place in the source already. */
function isBlocked(row: SourceRow, { source, target }: PlanInput): boolean {
  const { path } = row;
  const isOwn = path !== row.source.path;
  return target?.canTake(path) === false || (isOwn && !source.canTake(path));
}

/** The text that the target has for a message. */
export function currentText(item: PlanItem): string | undefined {
  return 'current' in item ? item.current?.value : undefined;
}

/**
 * Whether the text that the target has is none that the ledger knows for it: something else than Glossa has put it there. Of a
 * text that the ledger knows nothing of, nobody can say.
 */
export function isChangedText(
  { entries }: Pick<TargetPlan, 'entries'>,
  item: Pick<PlanItem, 'id' | 'state'> & { readonly current?: Message | undefined },
): boolean {
  if (item.state !== 'translated' && item.state !== 'editedStale') return false;
  return isUnknownText(item.current?.value ?? '', entries.get(item.id) ?? []);
}

/** How many messages are in each state. */
export function countStates(items: readonly PlanItem[]): TargetPlan['counts'] {
  const counts: Record<PlanState, number> = {
    missing: 0,
    renamed: 0,
    stale: 0,
    kept: 0,
    reviewed: 0,
    translated: 0,
    editedStale: 0,
    skipped: 0,
  };
  for (const item of items) counts[item.state]++;
  return counts;
}
