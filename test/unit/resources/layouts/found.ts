import { discover, type DiscoverOptions } from '../../../../src/resources/layouts/discover.ts';
import type { ResourceSet } from '../../../../src/resources/layouts/resourceSet.ts';

/** What is discovered, one line for each set: `pattern: source locale > targets`, with `+` before those to be created. */
export function found(
  paths: readonly string[],
  options?: DiscoverOptions,
  texts?: Readonly<Record<string, string>>,
): readonly string[] {
  return discover(paths, options, new Map(Object.entries(texts ?? {}))).map((set) => {
    const targets = set.targets.map(({ locale, exists }) => (exists ? locale : `+${locale}`));
    return [`${set.pattern}: ${set.source.locale} >`, ...targets].join(' ');
  });
}

/** The one set that is discovered. */
export function only(
  paths: readonly string[],
  options?: DiscoverOptions,
  texts?: Readonly<Record<string, string>>,
): ResourceSet {
  const sets = discover(paths, options, new Map(Object.entries(texts ?? {})));
  const [set] = sets;
  if (set === undefined || sets.length > 1) {
    throw new Error(`${sets.length} sets: ${sets.map(({ pattern }) => pattern).join(' ')}`);
  }
  return set;
}
