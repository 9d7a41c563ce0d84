import { formatsByExtension } from '../formats/formatsByExtension.ts';
import { isIgnoredFolder } from '../globs.ts';
import { forEachInSteps, runSync, sortInSteps, type Cooperative } from '../cooperative.ts';
import { configuredPlaces } from '../toolConfig/configuredPlaces.ts';
import { isToolConfig, namesPlaces, pathsAround, toolConfigOf } from '../toolConfig/toolConfig.ts';
import { bundles } from './patterns/bundles.ts';
import { buildSets } from './buildSets.ts';
import { type Candidate, type PathParts, partsOf } from './candidate.ts';
import { settleCandidates } from './candidateRanking.ts';
import { conventional } from './patterns/conventions.ts';
import { readCountries } from './patterns/countries.ts';
import { fileGroupsOf, type FileGroup, type ProjectHints } from './fileGroup.ts';
import { isNamedAsTool } from './patterns/filesOfTools.ts';
import { localesBeside } from './localesBeside.ts';
import { hasNoMessages, namesPseudoLocale } from './patterns/hasNoMessages.ts';
import type { ProgramsNamedIn, ResourceSet } from './resourceSet.ts';
import { type ResourceSetting, settingReader } from './resourceSetting.ts';
import { setsAtPlaces } from './setsAtPlaces.ts';
import { pathsOfEnglishBeside, withEnglishBeside } from './source/englishBeside.ts';
import { withSourcesAtPlaces } from './source/sourceAtPlace.ts';
import { chooseSource } from './source/sourceLocale.ts';
import {
  sourcePairs,
  withSourcesElsewhere,
  unnamedSources,
  withUnnamedSources,
} from './source/sourceElsewhere.ts';
import { possibleTools, withoutTools } from './withoutTools.ts';
import { commonLayouts } from './patterns/commonLayouts.ts';

/** What a project says about its resource files. */
export interface DiscoverOptions {
  readonly sourceLocale?: string | undefined;
  readonly resources?: readonly ResourceSetting[];
  /** Without it no program is known. */
  readonly programsNamedIn?: ProgramsNamedIn;
}

/** What the paths of a workspace folder say. */
export interface Discovery {
  /** All of them. */
  readonly paths: readonly string[];
  readonly groups: readonly FileGroup[];
  readonly sourceLocale: string | undefined;
  readonly programsNamedIn: ProgramsNamedIn;
  /** The files that may be the sources of sets without one, by pattern. */
  readonly unnamed: ReadonlyMap<string, string>;
  /** The files whose texts say more: about the source, about the program. They are few. */
  readonly worthReading: readonly string[];
}

const filesPerStep = 256;

/** Files without a locale in their name that are read at most. */
const mostDefaults = 60;

/** Settings that name the places of files and are read wherever they are, at most. */
const mostPlaces = 20;

/**
 * The resource sets among the files of a workspace folder, by pattern. Looks at paths: relative, with `/`; and at
 * `texts`, where they are given. What a setting names comes before what is found; the folders of dependencies and
 * build output hold nothing but what it names there.
 *
 * @throws {ResourcePatternError} when a setting cannot be used
 */
export function discover(
  paths: readonly string[],
  options: DiscoverOptions = {},
  texts: ReadonlyMap<string, string> = new Map(),
): readonly ResourceSet[] {
  return runSync(setsInSteps(runSync(exploreInSteps(paths, options)), texts));
}

/**
 * Looks at the paths, and tells which files are worth reading.
 *
 * @throws {ResourcePatternError} when a setting cannot be used
 */
export function* exploreInSteps(
  paths: readonly string[],
  { sourceLocale, resources = [], programsNamedIn = () => [] }: DiscoverOptions,
): Cooperative<Discovery> {
  const settings = resources.map(settingReader);
  const candidates: Candidate[] = [];
  const surrounding: string[] = [];
  yield* forEachInSteps(paths, (path) => {
    const parts = partsOf(path);
    if (isToolConfig(path)) surrounding.push(path);
    const named = settings
      .map((setting) => setting.read(path))
      .find((found) => found !== undefined);
    candidates.push(...(named === undefined ? readings(parts) : [named]));
  });
  const settled = yield* settleCandidates(candidates, sourceLocale);
  yield;
  const groups = yield* fileGroupsOf(yield* readCountries(settled));
  yield;
  const known = { paths, groups, sourceLocale, programsNamedIn };
  const bare: Discovery = { ...known, unnamed: new Map(), worthReading: [] };
  let isOpen = false;
  yield* forEachInSteps(groups, (group) => (isOpen ||= hasNoSource(group, sourceLocale)));
  const sets = isOpen ? yield* setsInSteps(bare, new Map()) : [];
  const unnamed = yield* unnamedSources(sets, paths);
  yield;
  const around = [
    ...pathsAround(surrounding, rootsOf(groups)),
    ...surrounding.filter(namesPlaces).slice(0, mostPlaces),
  ];
  yield;
  const beside = yield* pathsOfEnglishBeside(sets, paths);
  const pairs = (yield* sourcePairs(sets)).flatMap(({ set, from }) => [
    set.source.path,
    from.source.path,
  ]);
  const open = sets.flatMap(({ pattern, source }) => {
    const path = unnamed.get(pattern);
    return path === undefined ? [] : [source.path, path];
  });
  const doubtful = [...doubtfulDefaults(groups), ...possibleTools(groups)];
  const worthReading = [...new Set([...around, ...pairs, ...open, ...beside, ...doubtful])];
  return { ...known, unnamed, worthReading };
}

/** The resource sets, in the light of the texts that were worth reading. */
export function* setsInSteps(
  { paths, groups, sourceLocale, programsNamedIn, unnamed }: Discovery,
  texts: ReadonlyMap<string, string>,
): Cooperative<readonly ResourceSet[]> {
  const toolConfig = toolConfigOf(texts);
  const hints: ProjectHints = { sourceLocale, texts, toolConfig, programsNamedIn };
  const sets: ResourceSet[] = [];
  let files = 0;
  const cleared: FileGroup[] = [];
  for (const group of groups) {
    cleared.push(yield* withoutTools(group, texts));
    files += group.members.length;
    if (files < filesPerStep) continue;
    files = 0;
    yield;
  }
  const beside = yield* localesBeside(cleared);
  yield;
  for (const group of cleared) {
    sets.push(...(yield* buildSets(group, hints, beside)));
    files += group.members.length;
    if (files < filesPerStep) continue;
    files = 0;
    yield;
  }
  yield;
  const settled = withUnnamedSources(sets, unnamed, texts, sourceLocale);
  const joined = yield* withSourcesElsewhere(settled, texts);
  const places = yield* configuredPlaces(hints.toolConfig, paths);
  const placed = withSourcesAtPlaces(joined, places);
  const all = [...placed, ...(yield* setsAtPlaces(placed, places, paths, hints))];
  const named = yield* withEnglishBeside(all, paths, texts, sourceLocale);
  return yield* sortInSteps(named, (a, b) => (a.pattern < b.pattern ? -1 : 1));
}

function readings(parts: PathParts): readonly Candidate[] {
  if (!formatsByExtension.has(parts.extension) || isLeftOut(parts)) return [];
  return conventional(parts) ?? [...bundles(parts), ...commonLayouts(parts)];
}

function isLeftOut(parts: PathParts): boolean {
  if (isToolConfig(parts.path) && !isNamedAsTool(parts)) return true;
  if (hasNoMessages(parts) || namesPseudoLocale(parts.stem)) return true;
  // A brace in a path could not be told from a slot of its pattern.
  return parts.folders.some(isIgnoredFolder) || /[{}]/u.test(parts.path);
}

function hasNoSource({ members, files }: FileGroup, wanted: string | undefined): boolean {
  if (members.some(({ spelling }) => spelling === undefined)) return false;
  const code = chooseSource(files, { wanted, configured: [] })?.code;
  return code === 'mostFiles' || code === 'onlyLocale';
}

function rootsOf(groups: readonly FileGroup[]): ReadonlySet<string> {
  return new Set(groups.flatMap(({ members }) => members.map(({ root }) => root)));
}

/** A file without a locale for each group that has some: first of those that have an English one beside it. */
function doubtfulDefaults(groups: readonly FileGroup[]): readonly string[] {
  const withDefaults = groups.flatMap(({ members, files }) => {
    const path = members.find(({ spelling }) => spelling === undefined)?.path;
    return path === undefined ? [] : [{ path, isDoubtful: files.has('en') }];
  });
  const doubtful = withDefaults.filter(({ isDoubtful }) => isDoubtful);
  const others = withDefaults.filter(({ isDoubtful }) => !isDoubtful);
  return [...doubtful, ...others].slice(0, mostDefaults).map(({ path }) => path);
}
