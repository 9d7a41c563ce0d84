import { type Cooperative, runYielding } from '../../resources/cooperative.ts';
import { applyEdits } from '../../resources/edit.ts';
import { ResourceFileError, keyId, type KeyPath } from '../../resources/formats/format.ts';
import { formatFor } from '../../resources/formats/formats.ts';
import { textOfBytes } from '../../resources/formats/properties/latin1.ts';
import { textHash } from '../../resources/ledger/ledgerEntry.ts';
import { currentText, type TargetPlan } from '../../resources/plan.ts';
import { copiedFromSource } from './copiedFromSource.ts';
import { editsOf, valueOutcomes, type FileValues, type LeftReason } from './fileEdits.ts';
import type { FileChange, Files, RefusedFile, WriteOutcome, WrittenFile } from '../ports/files.ts';
import { ProjectError } from '../ledger/projectError.ts';
import { readResource } from '../plan/recentFiles.ts';
import type { TargetResult } from './targetResult.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import { changeLedger, joinedLedger, type LedgerOfRun } from '../ledger/changeLedger.ts';
import type { SectionChange } from '../ledger/sectionChange.ts';
import { LedgerTransaction } from './ledgerTransaction.ts';
import { dropStaleValues, withoutMessages } from './dropStaleValues.ts';

/**
 * Why a translation that a run made is not in its file. Besides what the file says: `outdated`, its source is gone or
 * another one by now; `notAccepted`, it is proposed, and no person has accepted it.
 */
export type UnwrittenReason = (typeof unwrittenReasons)[number];
export const unwrittenReasons = [
  'edited',
  'noPlace',
  'notWritten',
  'outdated',
  'notAccepted',
] as const satisfies readonly (LeftReason | 'outdated' | 'notAccepted')[];

/** What became of the values for one target file, by `keyId`. */
export interface WrittenTarget {
  readonly written: ReadonlySet<string>;
  readonly left: ReadonlyMap<string, UnwrittenReason>;
  /** Entries of lists in whose places the source's text is. */
  readonly fillers: ReadonlySet<string>;
}

/** The text of a file before and after. Without `before` the run made it. */
export interface TextChange {
  readonly before: string | undefined;
  readonly after: string;
}

/** What a run wrote. */
export interface WrittenRun {
  /** Of the targets for which the run made something. */
  readonly targets: ReadonlyMap<TargetFile, WrittenTarget>;
  /** The texts of the target files that were changed, by path. */
  readonly texts: ReadonlyMap<string, TextChange>;
  /** The files of the ledger, before and after the whole run. */
  readonly ledger: LedgerOfRun;
  readonly refused: readonly RefusedFile[];
}

/**
 * Writes what a run made: first into the ledger what is about to be written, then the target files, and then into the
 * ledger what these were seen to hold. A target that cannot be written keeps no other from it; where the ledger cannot
 * be written, nothing is.
 */
export async function writeRun(
  files: Files,
  results: readonly TargetResult[],
): Promise<WrittenRun> {
  if (results.length === 0) return nothingWritten;
  const timely = (await dropStaleValues(files, results)).map((one) => ({
    ...one,
    record: new LedgerTransaction(one.result),
  }));
  const due = timely.filter(({ result }) => result.values.size > 0);
  const announced = due.map(({ record }) => record.ahead());
  const ahead = await changeLedger(files, announced);
  const isRecorded = ahead.refused.length === 0;
  const texts = new Map<string, TextChange>();
  const changes = due.map(({ result, record }) =>
    changeOf(withoutMessages(result, record.kept), texts),
  );
  const changed = isRecorded ? await files.write(changes) : nothing;
  const unwritten = new Set(changed.refused.map(({ path }) => path));
  const saved = new Set(changed.written.map(({ path }) => path));
  const targets = new Map<TargetFile, WrittenTarget>();
  for (const { result, outdated, record } of timely) {
    if (result.values.size + outdated.size === 0) continue;
    const isRefused = !isRecorded || unwritten.has(result.target.path);
    const left = leftBefore(outdated, record.kept);
    const written = withoutMessages(result, record.kept);
    targets.set(result.target, await look(files, written, left, isRefused));
  }
  const afterwards: SectionChange[] = [];
  for (const { result, changed: others, record } of timely) {
    if (!isRecorded || !record.isDue) continue;
    const back = await returnedTexts(files, result.target);
    const written = seenIn(targets.get(result.target));
    const { path } = result.target;
    const isSaved = saved.has(path) || !texts.has(path);
    afterwards.push(
      record.afterwards({ written, changed: new Set([...others, ...back]), isSaved }),
    );
  }
  const after = await changeLedger(files, afterwards);
  return {
    targets,
    texts: await runYielding(textsOf(texts, changed.written)),
    ledger: joinedLedger([ahead, after]),
    refused: [ahead, changed, after].flatMap(({ refused }) => refused),
  };
}

function seenIn({ written, fillers }: Pick<WrittenTarget, 'written' | 'fillers'> = noneSeen) {
  return new Set([...written, ...fillers]);
}

const noneSeen = { written: new Set<string>(), fillers: new Set<string>() };

const nothingWritten: WrittenRun = {
  targets: new Map(),
  texts: new Map(),
  ledger: { written: [], isNew: false },
  refused: [],
};

const nothing: WriteOutcome = { written: [], applied: [], refused: [] };

/** Notes in `texts` what was worked out last: the text may change until it is written. */
function changeOf(result: TargetResult, texts: Map<string, TextChange>): FileChange {
  const { path } = result.target;
  const values = fileValues(result);
  return {
    path,
    *change(text) {
      try {
        const made = yield* editsOf(values, text);
        const after = applyEdits(made.base, made.edits);
        if (made.edits.length > 0) texts.set(path, { before: text, after });
        return made;
      } catch (error) {
        throw error instanceof ResourceFileError
          ? new ProjectError({ code: 'unreadable', path, cause: error })
          : error;
      }
    },
  };
}

function fileValues({ target, values, fillers }: TargetResult): FileValues {
  const { set, locale, source, current, plan } = target;
  return {
    format: formatFor(set.format, locale),
    source,
    target: current,
    locale,
    stays: copiedFromSource(target),
    values: plan.items.flatMap(({ id, path }) => {
      const value = values.get(id) ?? fillers.get(id);
      return value === undefined ? [] : [{ path, value }];
    }),
  };
}

/** What nobody has set out to write. */
function leftBefore(
  outdated: ReadonlySet<string>,
  kept: ReadonlySet<string>,
): ReadonlyMap<string, UnwrittenReason> {
  const left = new Map<string, UnwrittenReason>();
  for (const id of outdated) left.set(id, 'outdated');
  for (const id of kept) left.set(id, 'edited');
  return left;
}

/** Nothing counts as written that was not seen in its file. */
async function look(
  files: Files,
  result: TargetResult,
  leftAlready: ReadonlyMap<string, UnwrittenReason>,
  isRefused: boolean,
): Promise<WrittenTarget> {
  const { written: seen, left } = await endsIn(files, result);
  const { fillers } = result;
  const reasons = new Map(leftAlready);
  for (const [id, reason] of left) {
    if (fillers.has(id)) continue;
    reasons.set(id, reason === 'notWritten' && !isRefused ? 'noPlace' : reason);
  }
  const written = new Set([...seen].filter((id) => !fillers.has(id)));
  return { written, left: reasons, fillers: new Set([...seen].filter((id) => fillers.has(id))) };
}

async function endsIn(files: Files, result: TargetResult) {
  const { target } = result;
  const { set, locale } = target;
  const values = fileValues(result);
  try {
    const text = await files.read(target.path);
    // As whoever looks at the file next reads it.
    const now = text === undefined ? undefined : await readResource(text, set.format, locale);
    return await runYielding(valueOutcomes(values, now));
  } catch {
    // It cannot be read, so it was refused when it was to be written.
    const left = new Map([...result.values.keys()].map((id) => [id, 'notWritten'] as const));
    return { written: new Set<string>(), left };
  }
}

/** What was saved says itself what it holds; in a document with unsaved edits is what was worked out last. */
function* textsOf(
  texts: ReadonlyMap<string, TextChange>,
  written: readonly WrittenFile[],
): Cooperative<ReadonlyMap<string, TextChange>> {
  const saved = new Map(written.map((file) => [file.path, file]));
  const all = new Map<string, TextChange>();
  for (const [path, { before, after }] of texts) {
    const file = saved.get(path);
    const isMade = file !== undefined && file.before === undefined;
    const seen = (file && textOfBytes(path, file.after)) ?? after;
    all.set(path, { before: isMade ? undefined : (before ?? ''), after: seen });
    yield;
  }
  return all;
}

/** What was written one after the other, as one. */
export function joinedWrites(parts: readonly WrittenRun[]): WrittenRun {
  const refused = parts.flatMap((part) => part.refused);
  return {
    targets: new Map(parts.flatMap(({ targets }) => [...targets])),
    texts: new Map(parts.flatMap(({ texts }) => [...texts])),
    ledger: joinedLedger(parts.map(({ ledger }) => ledger)),
    // Each part may have found the same file of the ledger in its way.
    refused: [...new Map(refused.map((file) => [file.path, file])).values()],
  };
}

/**
 * The messages that had no text when a run planned them, or were not there, and have the machine's again by now, by `keyId`:
 * somebody has put back what was gone. What the ledger knows of them is not to be forgotten.
 */
async function returnedTexts(
  files: Pick<Files, 'read'>,
  { plan, path, set, locale }: TargetFile,
): Promise<ReadonlySet<string>> {
  const gone = knownWithoutText(plan);
  if (gone.length === 0) return new Set();
  try {
    const text = await files.read(path);
    if (text === undefined) return new Set();
    const now = await readResource(text, set.format, locale);
    const isBack = (id: string) => {
      const mark = textHash(now.get(JSON.parse(id) as KeyPath, id)?.value ?? '');
      return plan.entries.get(id)?.some(({ written }) => written === mark);
    };
    return new Set(gone.filter(isBack));
  } catch {
    // Somebody is in the middle of an edit: nothing is known of its texts.
    return new Set(gone);
  }
}

function knownWithoutText({ items, orphans, entries }: TargetPlan): readonly string[] {
  const gone = new Set(entries.keys());
  for (const { path } of orphans) gone.delete(keyId(path));
  for (const item of items) {
    if ((currentText(item) ?? '') !== '') gone.delete(item.id);
  }
  return [...gone];
}
