import { currentText, type PlanItem } from '../../resources/plan.ts';
import { type FileEntries, type LedgerSection, ledgerPath } from '../../resources/ledger/ledger.ts';
import {
  among,
  isReviewed,
  reviewed,
  sameEntries,
  type LedgerEntry,
  textHash,
} from '../../resources/ledger/ledgerEntry.ts';
import { forEachInSteps, type Cooperative } from '../../resources/cooperative.ts';
import type { DoneToMessages } from '../changes/history.ts';
import type { Files } from '../ports/files.ts';
import { changeLedger } from '../ledger/changeLedger.ts';
import type { SectionChange } from '../ledger/sectionChange.ts';
import { sectionOf, type TargetFile } from '../plan/targetFile.ts';
import { readResource } from '../plan/recentFiles.ts';

/** Messages of a target whose texts a person has read and found right, by `keyId`. */
export interface Acceptance {
  readonly target: Pick<TargetFile, 'set' | 'locale' | 'movedFrom'> & {
    readonly plan: Pick<TargetFile['plan'], 'items' | 'entries'>;
  };
  readonly ids: ReadonlySet<string>;
}

/** Messages that a person's mark is on now. */
export interface AcceptedMessages extends DoneToMessages {
  /** Of the ledger. */
  readonly sections: readonly MarkedSection[];
  /** How many messages were left because the ledger names a newer text, which a run puts there. */
  readonly replaced: number;
}

/** What messages are said to be: texts that a person has found right, or texts of the machine that nobody has read. */
export type MarkedAs = 'reviewed' | 'machine';

/** What the ledger said of one source file × locale before and after messages were accepted, by `keyId`. */
export interface MarkedSection extends LedgerSection {
  readonly messages: ReadonlyMap<string, ReviewedMessage>;
  readonly replaced: number;
}

interface ReviewedMessage {
  readonly before: readonly LedgerEntry[];
  readonly after: readonly LedgerEntry[];
}

/**
 * Records in the ledger that the texts of messages are a person's now, or the machine's, made for the source as it is. The
 * resource files stay as they are. Messages without a translation are left out, and those for which the ledger names a newer text: a run
 * puts that in the place of the one that was read. What a person has found right is not made the machine's.
 *
 * @param acceptances one for each target
 * @throws the error that kept the ledger from being written
 */
export async function acceptMessages(
  files: Files,
  acceptances: readonly Acceptance[],
  as: MarkedAs = 'reviewed',
): Promise<AcceptedMessages> {
  const found = new Map<Acceptance, MarkedSection>();
  const changes = acceptances.map((acceptance): SectionChange => {
    const { target, ids } = acceptance;
    const section = sectionOf(target);
    return {
      ...section,
      *change(entries) {
        const marks = yield* accepted({ target, ids }, entries, as);
        found.set(acceptance, { ...section, ...marks });
        const all = new Map(entries);
        for (const [id, { after }] of marks.messages) all.set(id, after);
        return all;
      },
    };
  });
  const { refused, written, applied } = await changeLedger(files, changes);
  const [first] = refused;
  const sections = [...found.values()];
  if (first === undefined) {
    return {
      sections,
      count: sections.reduce((sum, { messages }) => sum + messages.size, 0),
      replaced: sections.reduce((sum, one) => sum + one.replaced, 0),
      takeBack: () => unmark(files, sections),
    };
  }
  // All of it or nothing: nobody would know what of it is done.
  const done = new Set([...written, ...applied].map(({ path }) => path));
  await unmark(
    files,
    sections.filter((one) => done.has(ledgerPath(one))),
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
export async function unmark(files: Files, sections: readonly MarkedSection[]): Promise<number> {
  const counts = new Map<MarkedSection, number>();
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
          if (!sameEntries(known, after)) return;
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
  { target: { plan }, ids }: Acceptance,
  entries: FileEntries,
  as: MarkedAs,
): Cooperative<Pick<MarkedSection, 'messages' | 'replaced'>> {
  const messages = new Map<string, ReviewedMessage>();
  let replaced = 0;
  yield* forEachInSteps(plan.items, (item) => {
    const text = currentText(item) ?? '';
    if (text === '' || !ids.has(item.id)) return;
    const before = entries.get(item.id) ?? [];
    if (as === 'machine' && isClaimed(before, text)) return;
    const others = textsBeside(before, text);
    if (!others.every(among(plan.entries.get(item.id)))) replaced++;
    else
      messages.set(item.id, {
        before,
        after: [entryFor(item, text, as), ...announced(item, others)],
      });
  });
  return { messages, replaced };
}

/** Whether a person has said of exactly this text, or of whatever stands there, that it is right: perhaps just now. */
function isClaimed(entries: readonly LedgerEntry[], text: string): boolean {
  const own = textHash(text);
  return entries.some((entry) => isReviewed(entry) && (entry.text ?? own) === own);
}

/** What the machine wrote, or is about to write, beside this text. */
function textsBeside(entries: readonly LedgerEntry[], text: string): readonly LedgerEntry[] {
  const own = textHash(text);
  return entries.filter(({ written }) => written !== undefined && written !== own);
}

function entryFor({ sourceHash }: PlanItem, text: string, as: MarkedAs): LedgerEntry {
  const own = textHash(text);
  return as === 'machine' ? { source: sourceHash, written: own } : reviewed(sourceHash, own);
}

/** What a run has announced for the source as it is stays: the mark is not for that text. */
function announced(
  { sourceHash }: PlanItem,
  others: readonly LedgerEntry[],
): readonly LedgerEntry[] {
  return others.filter(({ source }) => source === sourceHash);
}

/**
 * Those of these messages whose texts are in the file of a target as it is saved, and not only in an editor; by `keyId`.
 *
 * @param saved the text of that file; nothing where there is none
 */
export async function savedIds(
  { set, locale, plan, current }: Pick<TargetFile, 'set' | 'locale' | 'plan' | 'current'>,
  saved: string | undefined,
  ids: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  if (saved === current?.text) return ids;
  if (saved === undefined) return new Set();
  const file = await readResource(saved, set.format, locale).catch(() => undefined);
  const found = plan.items.filter(
    (item) => ids.has(item.id) && file?.get(item.path, item.id)?.value === currentText(item),
  );
  return new Set(found.map(({ id }) => id));
}
