import { hashOf } from '../../catalog/hash.ts';
import {
  entriesOf,
  withEntries,
  type FileEntries,
  type Ledger,
} from '../../catalog/ledger/ledger.ts';
import { sameEntries, type LedgerEntry } from '../../catalog/ledger/ledgerEntry.ts';
import { forEachInSteps, type Cooperative } from '../../catalog/cooperative.ts';
import type { Files } from '../ports/files.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import { ledgerFileChange } from '../write/ledgerFile.ts';

/** Messages of a target whose texts a person has read and found right, by `keyId`. */
export interface Acceptance {
  readonly target: TargetFile;
  readonly ids: ReadonlySet<string>;
}

/** What the ledger said of one source file × locale before and after messages were accepted, by `keyId`. */
export interface ReviewedSection {
  readonly sourcePath: string;
  readonly locale: string;
  readonly messages: ReadonlyMap<string, ReviewedMessage>;
}

interface ReviewedMessage {
  readonly before: readonly LedgerEntry[];
  readonly after: LedgerEntry;
}

/**
 * Records in the ledger that the texts of messages are a person's now, made for the source as it is. The resource files
 * stay as they are. Messages without a translation are left out.
 *
 * @returns what {@link takeBack} needs
 * @throws the error that kept the ledger from being written
 */
export async function acceptMessages(
  files: Files,
  acceptances: readonly Acceptance[],
): Promise<readonly ReviewedSection[]> {
  let sections: ReviewedSection[] = [];
  await changeLedger(files, function* (before) {
    sections = [];
    let ledger = before;
    for (const { target, ids } of acceptances) {
      const { path: sourcePath } = target.set.source;
      const { locale } = target;
      const entries = entriesOf(before, sourcePath, locale);
      const messages = yield* accepted(target, ids, entries);
      const after = new Map(entries);
      for (const [id, { after: entry }] of messages) after.set(id, [entry]);
      ledger = withEntries(ledger, sourcePath, locale, after);
      sections.push({ sourcePath, locale, messages });
    }
    return ledger;
  });
  return sections;
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
  let count = 0;
  await changeLedger(files, function* (now) {
    count = 0;
    let ledger = now;
    for (const { sourcePath, locale, messages } of sections) {
      const entries = new Map(entriesOf(now, sourcePath, locale));
      yield* forEachInSteps(messages, ([id, { before, after }]) => {
        const known = entries.get(id);
        if (!sameEntries(known, [after])) return;
        if (before.length === 0) entries.delete(id);
        else entries.set(id, before);
        count++;
      });
      ledger = withEntries(ledger, sourcePath, locale, entries);
    }
    return ledger;
  });
  return count;
}

function* accepted(
  { plan }: TargetFile,
  ids: ReadonlySet<string>,
  entries: FileEntries,
): Cooperative<ReviewedSection['messages']> {
  const messages = new Map<string, ReviewedMessage>();
  yield* forEachInSteps(plan.items, (item) => {
    const hasText = 'current' in item && item.current !== undefined && item.current.value !== '';
    if (!hasText || !ids.has(item.id)) return;
    const after = { source: hashOf(item.source.value) };
    messages.set(item.id, { before: entries.get(item.id) ?? [], after });
  });
  return messages;
}

async function changeLedger(files: Files, change: (ledger: Ledger) => Cooperative<Ledger>) {
  const { refused } = await files.write([ledgerFileChange(change)], { review: false });
  const [first] = refused;
  if (first !== undefined) throw first.error;
}
