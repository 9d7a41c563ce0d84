import { isIgnoredFolder } from '../globs.ts';
import { bundles } from './bundles.ts';
import { buildSets } from './buildSets.ts';
import { type Candidate, formatsByExtension, type PathParts, partsOf } from './candidate.ts';
import { settleClaims } from './claims.ts';
import { conventional } from './conventions.ts';
import { familiesOf } from './family.ts';
import type { ResourceSet } from './resourceSet.ts';
import { type ResourceSetting, settingReader } from './resourceSetting.ts';
import { usualShapes } from './usualShapes.ts';

/** What a project says about its resource files. */
export interface DiscoverOptions {
  readonly sourceLocale?: string | undefined;
  readonly resources?: readonly ResourceSetting[];
}

/**
 * The resource sets among the files of a workspace folder, by pattern. Looks at paths only: relative, with `/`.
 * What a setting names comes before what is found; the folders of dependencies and build output hold nothing but
 * what it names there.
 *
 * @throws {ResourcePatternError} when a setting cannot be used
 */
export function discover(
  paths: readonly string[],
  options: DiscoverOptions = {},
): readonly ResourceSet[] {
  const settings = (options.resources ?? []).map(settingReader);
  const candidates = paths.flatMap((path): readonly Candidate[] => {
    for (const setting of settings) {
      const candidate = setting.read(path);
      if (candidate !== undefined) return [candidate];
    }
    return readings(partsOf(path));
  });
  const settled = settleClaims(candidates, options.sourceLocale);
  return familiesOf(settled)
    .flatMap((family) => buildSets(family, options.sourceLocale))
    .toSorted((a, b) => (a.pattern < b.pattern ? -1 : 1));
}

function readings(parts: PathParts): readonly Candidate[] {
  if (!formatsByExtension.has(parts.extension) || isLeftOut(parts)) return [];
  return conventional(parts) ?? [...bundles(parts), ...usualShapes(parts)];
}

function isLeftOut({ path, folders }: PathParts): boolean {
  // A brace in a path could not be told from a slot of its pattern.
  return folders.some(isIgnoredFolder) || /[{}]/u.test(path);
}
