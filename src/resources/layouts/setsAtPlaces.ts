import { forEachInSteps, type Cooperative } from '../cooperative.ts';
import { isIgnoredFolder } from '../globs.ts';
import { canonicalLocale } from '../locale.ts';
import type { ConfiguredPlace } from '../toolConfig/configuredPlaces.ts';
import { isToolConfig } from '../toolConfig/toolConfig.ts';
import { buildSets } from './buildSets.ts';
import type { Candidate } from './candidate.ts';
import { fileGroupsOf, type ProjectHints } from './fileGroup.ts';
import { parsePattern } from './pattern.ts';
import { ResourcePatternError } from './resourcePatternError.ts';
import type { ResourceSet } from './resourceSet.ts';
import { settingReader, type SettingReader } from './resourceSetting.ts';

/** Places that are looked at, at most: nothing else speaks for them. */
const mostPlaces = 40;

/** The sets whose places the settings of tools name and that nothing else shows: their files are in none of the others. */
export function* setsAtPlaces(
  sets: readonly ResourceSet[],
  places: readonly ConfiguredPlace[],
  paths: readonly string[],
  project: ProjectHints,
): Cooperative<readonly ResourceSet[]> {
  const known = new Set(sets.flatMap(({ source, targets }) => [source, ...targets].map(pathOf)));
  const patterns = new Set(sets.map(({ pattern }) => pattern));
  const readers = places
    .filter(({ source, targets }) => !patterns.has(targets) && isFree(source, known))
    .slice(0, mostPlaces)
    .flatMap(readerOf);
  if (readers.length === 0) return [];
  const candidates: Candidate[] = [];
  yield* forEachInSteps(paths, (path) => {
    if (!isFree(path, known)) return;
    const read = readers.map((reader) => reader.read(path)).find((found) => found !== undefined);
    if (read !== undefined) candidates.push(read);
  });
  const found: ResourceSet[] = [];
  for (const group of yield* fileGroupsOf(candidates))
    found.push(...(yield* buildSets(group, project)));
  return found;
}

const pathOf = ({ path }: { readonly path: string }) => path;

/** Whether a file may be one of messages and is in no set yet. */
function isFree(path: string, known: ReadonlySet<string>): boolean {
  return !known.has(path) && !isToolConfig(path) && !path.split('/').some(isIgnoredFolder);
}

/** Reads the files of a place; nothing where its paths have signs that no pattern can have. */
function readerOf({ source, targets, by }: ConfiguredPlace): readonly SettingReader[] {
  try {
    const spelling = parsePattern(targets).match(source)?.spelling;
    const namesLocale = canonicalLocale(spelling ?? '') !== undefined;
    const reader = settingReader(namesLocale ? { source: targets } : { source, targets });
    const evidence = { code: 'setting', name: by } as const;
    return [{ globs: reader.globs, read: (path) => withEvidence(reader.read(path), evidence) }];
  } catch (error) {
    if (error instanceof ResourcePatternError) return [];
    throw error;
  }
}

function withEvidence(
  candidate: Candidate | undefined,
  evidence: Candidate['evidence'],
): Candidate | undefined {
  return candidate && { ...candidate, evidence };
}
