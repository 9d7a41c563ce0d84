import type { ResourceFile } from '../../resources/formats/format.ts';
import type { Files } from '../ports/files.ts';
import { readResource } from '../plan/recentFiles.ts';
import type { TargetResult } from './targetResult.ts';

/** The result for a target file, without what was made for a source that is another one by now. */
export interface FreshResult {
  readonly result: TargetResult;
  /** By `keyId`: messages that are gone from the source, or have another text there. */
  readonly changed: ReadonlySet<string>;
  /** Those of them that something was made for. */
  readonly outdated: ReadonlySet<string>;
}

/** Compares what a run made with the source files as they are now: somebody may have changed the branch meanwhile. */
export async function dropStaleValues(
  files: Files,
  results: readonly TargetResult[],
): Promise<readonly FreshResult[]> {
  const sources = new Map<string, Promise<SourceNow>>();
  const timely: FreshResult[] = [];
  for (const result of results) {
    const { path } = result.target.set.source;
    const reading = sources.get(path) ?? sourceNow(files, result);
    sources.set(path, reading);
    timely.push(withoutOutdated(result, await reading));
  }
  return timely;
}

/** `unknown`: somebody is in the middle of an edit; nothing follows from that. */
type SourceNow = ResourceFile | 'gone' | 'unknown';

async function sourceNow(files: Files, { target }: TargetResult): Promise<SourceNow> {
  const { set } = target;
  try {
    const text = await files.read(set.source.path);
    if (text === undefined) return 'gone';
    return await readResource(text, set.format, set.source.locale, 'source');
  } catch {
    return 'unknown';
  }
}

function withoutOutdated(result: TargetResult, source: SourceNow): FreshResult {
  const changed = new Set<string>();
  if (source === 'unknown' || source === result.target.source)
    return { result, changed, outdated: changed };
  for (const { id, source: message } of result.target.plan.items) {
    const now = source === 'gone' ? undefined : source.get(message.path)?.value;
    if (now !== message.value) changed.add(id);
  }
  const isMade = (id: string) => result.values.has(id) || result.fillers.has(id);
  const outdated = new Set([...changed].filter(isMade));
  return { result: withoutMessages(result, outdated), changed, outdated };
}

/** The same without messages that are not to be written, by `keyId`. */
export function withoutMessages(result: TargetResult, ids: ReadonlySet<string>): TargetResult {
  if (ids.size === 0) return result;
  const isDue = ([id]: readonly [string, string]) => !ids.has(id);
  const values = new Map([...result.values].filter(isDue));
  const fillers = new Map([...result.fillers].filter(isDue));
  return { ...result, values, fillers };
}
