import { isIgnoredFolder } from '../globs.ts';
import { canonicalLocale, localeName } from '../locale.ts';
import { languageCodes } from '../subtags.ts';
import { mayBeResourceFile } from '../formats/formatsByExtension.ts';
import { groupBy } from './groupBy.ts';

/** Formats of translations that Glossa cannot read, by what they are called. */
export type UnreadFormat =
  'gettext' | 'xliff' | 'android' | 'apple' | 'dotnet' | 'fluent' | 'php' | 'modules';

/** Files with translations that Glossa does not read, and of those that it could: how they have to be called. */
export interface UnreadFiles {
  readonly formats: readonly { readonly format: UnreadFormat; readonly paths: readonly string[] }[];
  /** Of files whose locales are spelled in no known way, one for each place: the path as it is, and as it would be found. */
  readonly renames: readonly { readonly from: string; readonly to: string }[];
}

const localeFolders = [
  'i18n',
  'l10n',
  'lang',
  'langs',
  'language',
  'languages',
  'locale',
  'locales',
  'messages',
  'translations',
];
const byExtension: Readonly<Record<string, UnreadFormat>> = {
  po: 'gettext',
  xlf: 'xliff',
  xliff: 'xliff',
  strings: 'apple',
  stringsdict: 'apple',
  xcstrings: 'apple',
  resx: 'dotnet',
  ftl: 'fluent',
};
const codeExtensions: Readonly<Record<string, UnreadFormat>> = {
  php: 'php',
  ts: 'modules',
  js: 'modules',
  mjs: 'modules',
  cjs: 'modules',
};

/** Globs of the editor for all files that may be named by {@link unreadFiles}. */
export const unreadGlobs: readonly string[] = [
  `**/*.{${Object.keys(byExtension).join(',')}}`,
  '**/strings.xml',
  `**/{${localeFolders.join(',')}}/**/*.{${Object.keys(codeExtensions).join(',')}}`,
];

/**
 * What of these files holds translations that Glossa does not find.
 *
 * @param paths relative to the workspace folder, those of resource files among them
 */
export function unreadFiles(paths: readonly string[]): UnreadFiles {
  const own = paths.filter((path) => !path.split('/').slice(0, -1).some(isIgnoredFolder));
  const known = own.flatMap((path) => {
    const format = formatOf(path);
    return format === undefined ? [] : [{ format, path }];
  });
  const formats = [...groupBy(known, ({ format }) => format).values()].map((files) => ({
    format: files[0]?.format ?? 'modules',
    paths: files.map(({ path }) => path),
  }));
  return { formats, renames: renamesOf(own.filter(mayBeResourceFile)) };
}

function formatOf(path: string): UnreadFormat | undefined {
  const segments = path.split('/');
  const name = segments.at(-1) ?? '';
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (/^values(?:-|$)/u.test(segments.at(-2) ?? '') && name === 'strings.xml') return 'android';
  if (extension in byExtension) return byExtension[extension];
  const code = codeExtensions[extension];
  const folder = segments.slice(0, -1).findLastIndex((one) => localeFolders.includes(one));
  if (code === undefined || folder === -1) return undefined;
  const below = [...segments.slice(folder + 1, -1), ...name.split('.').slice(0, -1)];
  return below.some((part) => canonicalLocale(part) !== undefined) ? code : undefined;
}

/** Only where the same file is there in two languages at least: a word can be the name of a language. */
function renamesOf(paths: readonly string[]): UnreadFiles['renames'] {
  const found = paths.flatMap((path) =>
    path.split(/[/.]/u).flatMap((part) => {
      const locale = oddlySpelled(part);
      if (locale === undefined) return [];
      const parts = path.split(part);
      // A part that is there twice tells nothing.
      return parts.length === 2
        ? [{ path, locale, place: parts.join('*'), to: parts.join(locale) }]
        : [];
    }),
  );
  return [...groupBy(found, ({ place }) => place).values()].flatMap((files) => {
    const [first] = files;
    const several = new Set(files.map(({ locale }) => locale)).size > 1;
    return several && first ? [{ from: first.path, to: first.to }] : [];
  });
}

let namedLanguages: ReadonlyMap<string, string> | undefined;

/** The tag of `enUS`, `english` or `German`. */
function oddlySpelled(part: string): string | undefined {
  const [, language = '', region = ''] = /^([a-z]{2})([A-Z]{2})$/u.exec(part) ?? [];
  if (language !== '') return canonicalLocale(`${language}-${region}`);
  if (!/^[a-z]{4,}$/iu.test(part)) return undefined;
  namedLanguages ??= new Map(
    [...languageCodes].map((code) => [localeName(code, 'en').toLowerCase(), code]),
  );
  return namedLanguages.get(part.toLowerCase());
}
