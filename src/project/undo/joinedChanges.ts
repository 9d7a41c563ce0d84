import type { Cooperative } from '../../resources/cooperative.ts';
import { applyEdits } from '../../resources/edit.ts';
import { keyId } from '../../resources/formats/format.ts';
import { ledgerPath } from '../../resources/ledger/ledger.ts';
import { sameEntries } from '../../resources/ledger/ledgerEntry.ts';
import { textHash } from '../changes/textChange.ts';
import { withoutChange } from '../changes/withoutChange.ts';
import { readSection } from '../ledger/sectionChange.ts';
import type { FilledFile, FilledMessage } from './filledFile.ts';
import type { ChangedSection, RunChanges } from './runChanges.ts';
import { sectionWithout } from './sectionWithout.ts';
import { type LedgerTurns, reviewedSince } from './undoneLedger.ts';

/** A file that others have changed between two runs, as the ledger has it. */
type Between = ReadonlyMap<string, LedgerTurns>;

/**
 * What two runs changed, one after the other, as if one run had. What others have changed between them counts as having
 * been there before, and what a person has accepted between them is the person's.
 */
export function* joinedChanges(earlier: RunChanges, later: RunChanges): Cooperative<RunChanges> {
  const between = yield* changedBetween(earlier, later);
  const files: FilledFile[] = [];
  for (const [first, second] of pairs(earlier.files, later.files, ({ path }) => path)) {
    const both = first && second && (yield* joinedFile(first, second, between));
    const file = both ?? second ?? first;
    if (file !== undefined) files.push(file);
    yield;
  }
  const sections: ChangedSection[] = [];
  const changed = pairs(earlier.ledger.sections, later.ledger.sections, ledgerPath);
  for (const [first, second] of changed) {
    const own = earlier.files.find((file) => first && ledgerPath(file) === ledgerPath(first));
    const both = first && second && (yield* joinedSection(first, second, own, between));
    const section = both ?? second ?? first;
    if (section !== undefined) sections.push(section);
    yield;
  }
  return { files, ledger: { isNew: earlier.ledger.isNew || later.ledger.isNew, sections } };
}

/** What belongs together, those of the first list in front. */
function pairs<T>(
  some: readonly T[],
  others: readonly T[],
  nameOf: (one: T) => string,
): readonly (readonly [T | undefined, T | undefined])[] {
  const [first, second] = [some, others].map(
    (all) => new Map(all.map((one) => [nameOf(one), one])),
  );
  const names = new Set([...(first?.keys() ?? []), ...(second?.keys() ?? [])]);
  return [...names].map((name) => [first?.get(name), second?.get(name)] as const);
}

/** What the ledger said of files before the second run, where that is not what the first has left. */
function* changedBetween(earlier: RunChanges, later: RunChanges): Cooperative<Between> {
  const known = new Map(earlier.ledger.sections.map((section) => [ledgerPath(section), section]));
  const turns = new Map<string, LedgerTurns>();
  for (const { before: text, ...section } of later.ledger.sections) {
    const path = ledgerPath(section);
    const first = known.get(path);
    if (text === undefined || text === first?.after) continue;
    const [now, before, after] = [text, first?.before, first?.after];
    turns.set(path, {
      now: yield* readSection(now, section),
      before: yield* readSection(before ?? '', section),
      after: yield* readSection(after ?? '', section),
    });
  }
  return turns;
}

/** Nothing where the file was gone before the second run. */
function* joinedFile(
  first: FilledFile,
  second: FilledFile,
  between: Between,
): Cooperative<FilledFile | undefined> {
  const { before: text, ...rest } = second;
  if (text === undefined) return undefined;
  const turns = between.get(ledgerPath(first));
  const reviewed = turns === undefined ? new Set<string>() : reviewedSince(first, turns);
  const isAsLeft = reviewed.size === 0 && first.after === textHash(text);
  const before = isAsLeft ? first.before : yield* textWithout(first, text, reviewed);
  return {
    ...rest,
    ...(before === undefined ? {} : { before }),
    messages: joinedMessages(first, second, reviewed),
  };
}

/** A text that others have changed, as it would be if the run had not been. */
function* textWithout(
  file: FilledFile,
  text: string,
  kept: ReadonlySet<string>,
): Cooperative<string> {
  const { base, edits } = yield* withoutChange(file, text, kept);
  return applyEdits(base, edits);
}

function joinedMessages(
  first: FilledFile,
  second: FilledFile,
  reviewed: ReadonlySet<string>,
): readonly FilledMessage[] {
  const own = first.messages.filter(({ path }) => !reviewed.has(keyId(path)));
  return pairs(own, second.messages, ({ path }) => keyId(path)).flatMap(([one, other]) => {
    if (one === undefined || other === undefined) return one ?? other ?? [];
    const { before, ...message } = other;
    const then = before === one.now ? one.before : before;
    return then === undefined ? message : { ...message, before: then };
  });
}

function* joinedSection(
  first: ChangedSection,
  second: ChangedSection,
  file: FilledFile | undefined,
  between: Between,
): Cooperative<ChangedSection | undefined> {
  const { before: text, ...rest } = second;
  if (text === undefined) return undefined;
  const turns = between.get(ledgerPath(first));
  const before = turns === undefined ? first.before : yield* firstUndone(first, turns, file);
  return before === undefined ? rest : { ...rest, before };
}

/** But for those of its messages of which others have said something since. */
function firstUndone(
  section: ChangedSection,
  turns: LedgerTurns,
  file: Pick<FilledFile, 'messages'> = { messages: [] },
): Cooperative<string | undefined> {
  const { now, after } = turns;
  const ids = file.messages.map(({ path }) => keyId(path));
  const back = new Set(ids.filter((id) => sameEntries(now.get(id), after.get(id))));
  return sectionWithout(section, turns, file, back);
}
