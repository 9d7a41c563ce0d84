import { keyId, type KeyPath } from '../../resources/formats/format.ts';
import type { FailureReason } from '../../translation/job.ts';
import type { TargetFile } from '../plan/targetFile.ts';

/** What was wrong with one text or its answers: the next run is no more likely to have one that is written. */
const aboutOneText: ReadonlySet<FailureReason> = new Set([
  'placeholders',
  'answer',
  'plural',
  'tooLong',
]);

/**
 * The texts of the source that hold the places of refused entries in lists, by `keyId`: without them nothing could be
 * after those entries, and a program that counts on the length of a list would break. Only lists count that something
 * was translated for. The ledger says of them that they are to be translated.
 */
export function listFillers(
  { plan, current }: Pick<TargetFile, 'plan' | 'current'>,
  values: ReadonlyMap<string, string>,
  failed: ReadonlyMap<string, { readonly reason: FailureReason }>,
): ReadonlyMap<string, string> {
  const fillers = new Map<string, string>();
  if (failed.size === 0) return fillers;
  const begun = new Set(
    plan.items.flatMap(({ id, path }) => (values.has(id) ? listsAround(path) : [])),
  );
  for (const { id, path, source } of plan.items) {
    const failure = failed.get(id);
    if (failure === undefined || !aboutOneText.has(failure.reason)) continue;
    const isHole = current?.get(path) === undefined;
    if (isHole && listsAround(path).some((list) => begun.has(list))) fillers.set(id, source.value);
  }
  return fillers;
}

/** The lists that a path leads through, the outermost first. */
function listsAround(path: KeyPath): readonly string[] {
  return path.flatMap((part, place) =>
    typeof part === 'number' ? [keyId(path.slice(0, place))] : [],
  );
}
