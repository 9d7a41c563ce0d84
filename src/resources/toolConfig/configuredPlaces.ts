import { forEachInSteps, type Cooperative } from '../cooperative.ts';
import { mayBeResourceFile } from '../formats/formatsByExtension.ts';
import { sameLocale } from '../locale.ts';
import { globMatcher } from './globMatcher.ts';
import type { ToolConfig, ToolConfigFile } from './toolConfig.ts';
import { allyOf, baseOfCrowdin, resourcesInTransifex, sourcesInCrowdin } from './toolPlaces.ts';

/** A source file and the place of its translations, as the settings of a tool name them. */
export interface ConfiguredPlace {
  readonly source: string;
  /** The path of a translation, with `{locale}` in the place of its locale. */
  readonly targets: string;
  /** A canonical tag: the locale of the source, where the settings say it. */
  readonly locale: string | undefined;
  /** The file that says it. */
  readonly by: string;
}

/** How Crowdin writes a locale in paths, in spellings that are ours. Its codes of three letters (`deu`) and of Android (`pt-rBR`) are none. */
const locales = /%(?:two_letters_code|locale|locale_with_underscore|osx_code|osx_locale)%/gu;

/** Every place that the settings of tools name and that has its source among the paths. */
export function* configuredPlaces(
  toolConfig: ToolConfig,
  paths: readonly string[],
): Cooperative<readonly ConfiguredPlace[]> {
  const files = [...toolConfig.values()].flat();
  const named = files.flatMap((file): readonly PlaceReader[] => {
    if (file.name.startsWith('crowdin.')) return crowdin(file);
    if (file.name === '.tx/config') return transifex(file);
    return file.name === '.vscode/settings.json' ? ally(file) : [];
  });
  const found: ConfiguredPlace[] = [];
  if (named.length === 0) return found;
  yield* forEachInSteps(paths, (path) => {
    if (!mayBeResourceFile(path)) return;
    for (const { by, read } of named) {
      const place = read(path);
      if (place !== undefined) found.push({ source: path, by, ...place });
    }
  });
  return found;
}

/** Tells where the translations of a file are that may be a source. */
interface PlaceReader {
  readonly by: string;
  readonly read: (path: string) => Pick<ConfiguredPlace, 'targets' | 'locale'> | undefined;
}

function crowdin(file: ToolConfigFile): readonly PlaceReader[] {
  const base = baseOfCrowdin(file);
  return sourcesInCrowdin(file).flatMap(({ source, targets }) => {
    if (targets === undefined) return [];
    const matcher = globMatcher(source);
    const read = (path: string) => {
      const filled = matcher.test(path) ? filledPath(targets, path, base) : undefined;
      return filled === undefined ? undefined : { targets: filled, locale: undefined };
    };
    return [{ by: file.name, read }];
  });
}

/** The place of translations of a file; nothing where Crowdin knows more than we do. */
function filledPath(targets: string, path: string, base: string): string | undefined {
  const [, folder = '', stem = '', extension = ''] =
    /^(?:(.*)\/)?([^/]*?)(?:\.([^./]*))?$/u.exec(path.slice(base.length)) ?? [];
  const filled = targets
    .replace('%original_path%', () => folder)
    .replace('%original_file_name%', () => path.slice(path.lastIndexOf('/') + 1))
    .replace('%file_name%', () => stem)
    .replace('%file_extension%', () => extension)
    .replaceAll(locales, '{locale}')
    .replaceAll(/\/{2,}/gu, '/');
  return filled.includes('{locale}') && !/[%*]/u.test(filled) ? filled : undefined;
}

function transifex(file: ToolConfigFile): readonly PlaceReader[] {
  return resourcesInTransifex(file).flatMap(({ source, targets, locale }) => {
    if (targets === undefined) return [];
    return [{ by: file.name, read: (path) => (path === source ? { targets, locale } : undefined) }];
  });
}

/** The folders of i18n Ally hold a file or a folder for each locale. */
function ally(file: ToolConfigFile): readonly PlaceReader[] {
  const { locale = 'en', folders } = allyOf(file);
  return folders.map((folder) => {
    const read = (path: string) => {
      if (!path.startsWith(`${folder}/`)) return undefined;
      const [, spelling = '', rest = ''] =
        /^([\w@-]+)(\/.+|\.[^./]+)$/u.exec(path.slice(folder.length + 1)) ?? [];
      if (!sameLocale(spelling, locale)) return undefined;
      return { targets: `${folder}/{locale}${rest}`, locale };
    };
    return { by: file.name, read };
  });
}
