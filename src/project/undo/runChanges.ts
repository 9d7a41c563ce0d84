import { forEachInSteps, type Cooperative } from '../../resources/cooperative.ts';
import { keyId } from '../../resources/formats/format.ts';
import { type LedgerSection, ledgerPath } from '../../resources/ledger/ledger.ts';
import { textHash } from '../changes/textChange.ts';
import type { WrittenSection } from '../ledger/changeLedger.ts';
import { readSection } from '../ledger/sectionChange.ts';
import type { TargetResult } from '../write/targetResult.ts';
import type { WrittenRun, WrittenTarget } from '../write/writeRun.ts';
import type { FilledFile, FilledMessage } from './filledFile.ts';
import { sectionWithout } from './sectionWithout.ts';

/** What a run changed, as JSON data: enough to tell it, and to take it back. */
export interface RunChanges {
  readonly files: readonly FilledFile[];
  readonly ledger: {
    /** There was no ledger before. */
    readonly isNew: boolean;
    readonly sections: readonly ChangedSection[];
  };
}

/** A file of the ledger before and after a run; without `before` the run made it. */
export interface ChangedSection extends LedgerSection {
  readonly before?: string;
  readonly after: string;
}

/** What a run changed, from what its stages handed back. */
export function* runChanges(
  results: readonly TargetResult[],
  { targets, texts, ledger }: Pick<WrittenRun, 'targets' | 'texts' | 'ledger'>,
): Cooperative<RunChanges> {
  const files: FilledFile[] = [];
  for (const result of results) {
    const { target } = result;
    const seen = targets.get(target);
    const text = texts.get(target.path);
    if (seen === undefined || text === undefined) continue;
    const messages = yield* changedMessages(result, seen);
    if (messages.length === 0) continue;
    const { set, locale, path } = target;
    files.push({
      path,
      sourcePath: set.source.path,
      sourceLocale: set.source.locale,
      locale,
      format: set.format,
      ...(text.before === undefined ? {} : { before: text.before }),
      after: textHash(text.after),
      messages,
    });
    yield;
  }
  const own = new Map(files.map((file) => [ledgerPath(file), file.messages]));
  const sections: ChangedSection[] = [];
  for (const section of ledger.written) {
    sections.push(yield* changedSection(section, own.get(section.path) ?? []));
    yield;
  }
  return { files, ledger: { isNew: ledger.isNew, sections } };
}

function* changedMessages(
  { target, values, fillers: held, reused, accepted }: TargetResult,
  seen: Pick<WrittenTarget, 'written' | 'fillers'>,
): Cooperative<readonly FilledMessage[]> {
  const messages: FilledMessage[] = [];
  yield* forEachInSteps(target.plan.items, ({ id, path, source, state }) => {
    const now = values.get(id) ?? held.get(id);
    if (now === undefined || !(seen.written.has(id) || seen.fillers.has(id))) return;
    const before = target.current?.get(path)?.value;
    const by = held.has(id)
      ? 'source'
      : state === 'renamed'
        ? 'move'
        : reused.has(id)
          ? 'reuse'
          : 'machine';
    messages.push({
      path,
      source: source.value,
      ...(before === undefined ? {} : { before }),
      now,
      by,
      ...(accepted?.has(id) === true ? { isReviewed: true } : {}),
    });
  });
  return messages;
}

/** What others have written there while the run went on counts as having been there before. */
function* changedSection(
  written: WrittenSection,
  messages: readonly FilledMessage[],
): Cooperative<ChangedSection> {
  const section = textsOf(written);
  const { between } = written;
  if (between === undefined) return section;
  const { before: old, ...rest } = section;
  const parse = (text = '') => readSection(text, written);
  const turns = {
    now: yield* parse(textOf(between.found)),
    before: yield* parse(old),
    after: yield* parse(textOf(between.left)),
  };
  const back = new Set(messages.map(({ path }) => keyId(path)));
  const before = yield* sectionWithout(section, turns, { messages }, back);
  return before === undefined ? rest : { ...rest, before };
}

/** A file of the ledger as JSON data. */
export function textsOf({ sourcePath, locale, before, after }: WrittenSection): ChangedSection {
  const change = { sourcePath, locale, after: textOf(after) };
  return before === undefined ? change : { ...change, before: textOf(before) };
}

const textOf = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
