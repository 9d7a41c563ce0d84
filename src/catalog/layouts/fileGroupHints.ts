import { configuredSources } from '../surroundings/configuredSource.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';
import { textLanguage } from '../textLanguage.ts';
import type { FileGroup } from './fileGroup.ts';
import type { SourceHints } from './source/sourceLocale.ts';
import { textsIn } from './source/textsIn.ts';

/** What a project says about its resource files beside their names. */
export interface ProjectHints {
  readonly sourceLocale: string | undefined;
  readonly surroundings: Surroundings;
  /** Texts of resource files that were read, by path. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What is known about the source of a group. */
export function fileGroupHints(group: FileGroup, project: ProjectHints): SourceHints {
  const [first] = group.members;
  const own = first?.sourceLocale;
  return {
    wanted: own ?? project.sourceLocale,
    configured: first === undefined ? [] : configured(group, first.root, project.surroundings),
    // What was said of these very files is not doubted.
    defaultLanguage: own === undefined ? defaultLanguage(group, project.texts) : undefined,
  };
}

function configured(
  { members }: FileGroup,
  root: string,
  surroundings: Surroundings,
): SourceHints['configured'] {
  return configuredSources(surroundings, root).flatMap(({ locale, isSource, by, isExact }) => {
    const named = locale ?? members.find(({ path }) => isSource?.(path))?.locale;
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
