import { markOf } from '../../catalog/ledger/textMark.ts';
import { currentText } from '../../catalog/plan.ts';
import type { FileEntries, LedgerSection } from '../../catalog/ledger/ledger.ts';
import { ledgerPath } from '../../catalog/ledger/ledgerPath.ts';
import { isAmong, sameEntries, type LedgerEntry } from '../../catalog/ledger/ledgerEntry.ts';
import { forEachInSteps, type Cooperative } from '../../catalog/cooperative.ts';
import type { Files } from '../ports/files.ts';
import { changeLedger } from '../ledger/changeLedger.ts';
import type { SectionChange } from '../ledger/sectionChange.ts';
import { sectionOf, type TargetFile } from '../plan/targetFile.ts';

type PlannedItems = Pick<TargetFile['plan'], 'items' | 'entries'>;

/** Messages of a target whose texts a person has read and found right, by `keyId`. */
export interface Acceptance {
  readonly target: Pick<TargetFile, 'set' | 'locale'> & { readonly plan: PlannedItems };
  readonly ids: ReadonlySet<string>;
}

/** What the ledger said of one source file × locale before and after messages were accepted, by `keyId`. */
export interface ReviewedSection extends LedgerSection {
  readonly messages: ReadonlyMap<string, ReviewedMessage>;
}

interface ReviewedMessage {
  readonly before: readonly LedgerEntry[];
  readonly after: LedgerEntry;
}

/**
 * Records in the ledger that the texts of messages are a person's now, made for the source as it is. The resource files
 * stay as they are. Messages without a translation are left out, and those for which the ledger names a newer text: a run
 * puts that in the place of the one that was read.
 *
 * @param acceptances one for each target
 * @returns what {@link takeBack} needs
 * @throws the error that kept the ledger from being written
 */
export async function acceptMessages(
  files: Files,
  acceptances: readonly Acceptance[],
): Promise<readonly ReviewedSection[]> {
  const found = new Map<Acceptance, ReviewedSection>();
  const changes = acceptances.map((acceptance): SectionChange => {
    const { target, ids } = acceptance;
    const section = sectionOf(target);
    return {
      ...section,
      *change(entries) {
        const messages = yield* accepted(target, ids, entries);
        found.set(acceptance, { ...section, messages });
        const after = new Map(entries);
        for (const [id, { after: entry }] of messages) after.set(id, [entry]);
        return after;
      },
    };
  });
  const { refused, written } = await changeLedger(files, changes);
  const [first] = refused;
  if (first === undefined) return [...found.values()];
  // All of it or nothing: nobody would know what of it is done.
  const done = new Set(written.map(ledgerPath));
  await takeBack(
    files,
    [...found.values()].filter((one) => done.has(ledgerPath(one))),
  ).catch(() => undefined);
  throw first.error;
}

/**
 * Makes the ledger say of messages what it said before they were accepted; of those that it says something else by now
 * it keeps that.
 *
 * @returns the number of messages that are no longer accepted
 * @throws the error that kept the ledger from being written
 */
export async function takeBack(
  files: Files,
  sections: readonly ReviewedSection[],
): Promise<number> {
  const counts = new Map<ReviewedSection, number>();
  const changes = sections.map((section): SectionChange => {
    const { sourcePath, locale, messages } = section;
    return {
      sourcePath,
      locale,
      *change(now) {
        let count = 0;
        const entries = new Map(now);
        yield* forEachInSteps(messages, ([id, { before, after }]) => {
          const known = entries.get(id);
          if (!sameEntries(known, [after])) return;
          if (before.length === 0) entries.delete(id);
          else entries.set(id, before);
          count++;
        });
        counts.set(section, count);
        return entries;
      },
    };
  });
  const [first] = (await changeLedger(files, changes)).refused;
  if (first !== undefined) throw first.error;
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function* accepted(
  { plan }: Acceptance['target'],
  ids: ReadonlySet<string>,
  entries: FileEntries,
): Cooperative<ReviewedSection['messages']> {
  const messages = new Map<string, ReviewedMessage>();
  yield* forEachInSteps(plan.items, (item) => {
    const text = currentText(item) ?? '';
    if (text === '' || !ids.has(item.id)) return;
    const before = entries.get(item.id) ?? [];
    if (namesNewer(before, plan.entries.get(item.id) ?? [], text)) return;
    messages.set(item.id, { before, after: { source: markOf(item.source.value) } });
  });
  return messages;
}

/** Whether entries tell of a text that the machine wrote, or is about to, since `known` was all that was known of `text`. */
function namesNewer(
  entries: readonly LedgerEntry[],
  known: readonly LedgerEntry[],
  text: string,
): boolean {
  return entries.some(
    (entry) =>
      entry.written !== undefined && !isAmong(entry, known) && entry.written !== markOf(text),
  );
}
