import { forEachInSteps, type Cooperative } from '../cooperative.ts';
import { configuredSources } from '../toolConfig/configuredSource.ts';
import type { ToolConfig } from '../toolConfig/toolConfig.ts';
import { textLanguage } from '../textLanguage.ts';
import type { Candidate } from './candidate.ts';
import { groupInSteps } from './groupBy.ts';
import type { ProgramsNamedIn } from './resourceSet.ts';
import type { SourceHints } from './source/sourceLocale.ts';
import { textsIn } from './source/textsIn.ts';

/** Files that share their locales: all namespaces of one root. */
export interface FileGroup {
  readonly members: readonly Candidate[];
  /** How each locale, a canonical tag, is spelled; more than one spelling makes it ambiguous. */
  readonly spellings: ReadonlyMap<string, readonly string[]>;
  /** How many files each locale has. */
  readonly files: ReadonlyMap<string, number>;
}

/** Sorts candidates into their groups. */
export function* fileGroupsOf(candidates: readonly Candidate[]): Cooperative<readonly FileGroup[]> {
  const groups: FileGroup[] = [];
  for (const members of (yield* groupInSteps(candidates, ({ group }) => group)).values())
    groups.push(yield* fileGroupOf(members));
  return groups;
}

/** The group of candidates that have one in common. */
export function* fileGroupOf(members: readonly Candidate[]): Cooperative<FileGroup> {
  const spelled = new Map<string, Set<string>>();
  const files = new Map<string, number>();
  yield* forEachInSteps(members, ({ locale, spelling = locale }) => {
    if (locale === undefined || spelling === undefined) return;
    spelled.set(locale, (spelled.get(locale) ?? new Set()).add(spelling));
    files.set(locale, (files.get(locale) ?? 0) + 1);
  });
  const spellings = new Map([...spelled].map(([locale, all]) => [locale, [...all].toSorted()]));
  return { members, spellings, files };
}

/** What a project says about its resource files beside their names. */
export interface ProjectHints {
  readonly sourceLocale: string | undefined;
  readonly toolConfig: ToolConfig;
  /** Texts of resource files that were read, by path. */
  readonly texts: ReadonlyMap<string, string>;
  readonly programsNamedIn: ProgramsNamedIn;
}

/** What is known about the source of a group. */
export function fileGroupHints(group: FileGroup, project: ProjectHints): SourceHints {
  const [first] = group.members;
  const own = first?.sourceLocale;
  return {
    wanted: own ?? project.sourceLocale,
    configured: first === undefined ? [] : configured(group, first.root, project.toolConfig),
    // What was said of these very files is not doubted.
    defaultLanguage: own === undefined ? defaultLanguage(group, project.texts) : undefined,
  };
}

function configured(
  { members }: FileGroup,
  root: string,
  toolConfig: ToolConfig,
): SourceHints['configured'] {
  return configuredSources(toolConfig, root).flatMap((said) => {
    const { locale, isSource, concerns, by, isExact } = said;
    if (concerns !== undefined && !members.some(({ path }) => concerns(path))) return [];
    const named = members.find(({ path }) => isSource?.(path))?.locale ?? locale;
    return named === undefined ? [] : [{ locale: named, by, isExact }];
  });
}

/** The language of the files without a locale, as far as they were read. */
function defaultLanguage(
  { members }: FileGroup,
  texts: ReadonlyMap<string, string>,
): string | undefined {
  const unnamed = members.filter(({ spelling, path }) => spelling === undefined && texts.has(path));
  if (unnamed.length === 0) return undefined;
  const all = unnamed.flatMap(({ path, format }) => textsIn(texts.get(path) ?? '', format));
  return textLanguage(all)?.language;
}
