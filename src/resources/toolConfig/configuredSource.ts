import { canonicalLocale } from '../locale.ts';
import { belowMatcher, globMatcher } from './globMatcher.ts';
import { allyOf, resourcesInTransifex, sourcesInCrowdin } from './toolPlaces.ts';
import { nearest, type ToolConfigFile, type ToolConfig } from './toolConfig.ts';
import { withoutComments } from './withoutComments.ts';

/** What the settings of a tool say about the source of the files around them. */
export interface ConfiguredSource {
  /** A canonical tag; absent where the settings only name a file. */
  readonly locale?: string;
  /** The pattern of the source file's path, as a matcher. The locale of a file that is there counts more than `locale`. */
  readonly isSource?: (path: string) => boolean;
  /** The files that are meant; absent: all that are around. */
  readonly concerns?: (path: string) => boolean;
  /** The file that says it. */
  readonly by: string;
  /** It names the locale that is translated from, not only the one that a program starts or falls back to. */
  readonly isExact: boolean;
}

/** Every statement about the source of the files below a folder, the exact ones first and of equals the nearest. */
export function configuredSources(
  toolConfig: ToolConfig,
  folder: string,
): readonly ConfiguredSource[] {
  const found: ConfiguredSource[] = [];
  nearest(toolConfig, folder, (files) => {
    found.push(...files.flatMap(statements));
  });
  return found.toSorted((a, b) => Number(b.isExact) - Number(a.isExact));
}

function statements(file: ToolConfigFile): readonly ConfiguredSource[] {
  if (file.name.startsWith('crowdin.')) return crowdin(file);
  if (file.name === '.tx/config') return transifex(file);
  if (file.name === '.vscode/settings.json') return ally(file);
  const text = spoken(file);
  return rules
    .filter(({ name }) => name.test(file.name))
    .flatMap(({ says, isExact, extension }): readonly ConfiguredSource[] => {
      const locale = canonicalLocale(says.exec(text)?.[1] ?? '');
      if (locale === undefined) return [];
      const said = { locale, by: file.name, isExact };
      return [extension ? { ...said, concerns: (path) => extension.test(path) } : said];
    });
}

/** What a file says, without what is in its comments. In YAML and Ruby a rule looks at the start of a line. */
function spoken({ name, text }: ToolConfigFile): string {
  if (/\.(?:json|[cm]?[jt]s)$/u.test(name)) return withoutComments(text);
  return name.endsWith('.rb') ? text.replaceAll(/^=begin\b[^]*?(?:^=end\b|(?![^]))/gmu, '') : text;
}

const rules: readonly {
  readonly name: RegExp;
  readonly says: RegExp;
  readonly isExact: boolean;
  /** Of the files that are meant; absent: all. */
  readonly extension?: RegExp;
}[] = [
  {
    name: /^application\.rb$/u,
    says: /^[\t ]*(?:(?:[\w:]+\.)*config\.i18n|(?:::)?I18n)\.default_locale\s*=\s*:?["']?([\w-]+)/mu,
    isExact: true,
    extension: /\.ya?ml$/u,
  },
  { name: /^i18n-tasks\.yml$/u, says: /^base_locale:\s*["']?([\w-]+)/mu, isExact: true },
  { name: /^l10n\.yaml$/u, says: /^template-arb-file:[^#\n]*?_([a-zA-Z_]+)\.arb/mu, isExact: true },
  { name: /^slang\.yaml$/u, says: /^base_locale:\s*["']?([\w-]+)/mu, isExact: true },
  {
    name: /^angular\.json$/u,
    says: /"sourceLocale"\s*:\s*(?:\{\s*"code"\s*:\s*)?"([\w-]+)"/u,
    isExact: true,
  },
  {
    name: /^lingui\.config/u,
    says: /["']?sourceLocale["']?\s*:\s*["'`]([\w-]+)["'`]/u,
    isExact: true,
  },
  {
    name: /^i18next\.config/u,
    says: /["']?primaryLanguage["']?\s*:\s*["'`]([\w-]+)["'`]/u,
    isExact: true,
  },
  {
    name: /\.config\.[cm]?[jt]s$/u,
    says: /["']?(?:defaultLocale|fallbackLng|fallbackLocale)["']?\s*:\s*\[?\s*["'`]([\w-]+)["'`]/u,
    isExact: false,
  },
  {
    name: /^vue\.config/u,
    says: /["']?i18n["']?\s*:\s*\{[^{}]*?\blocale["']?\s*:\s*["'`]([\w-]+)["'`]/u,
    isExact: false,
  },
];

/** Each `source` of Crowdin's settings names files, with `*` and `**` in them. */
function crowdin(file: ToolConfigFile): readonly ConfiguredSource[] {
  return sourcesInCrowdin(file).map(({ source }) => {
    const matcher = globMatcher(source);
    return { isSource: (path) => matcher.test(path), by: file.name, isExact: true };
  });
}

/** Each resource of Transifex names its files and the language that they are translated from. */
function transifex(file: ToolConfigFile): readonly ConfiguredSource[] {
  return resourcesInTransifex(file).flatMap(({ source, targets, locale }) => {
    if (locale === undefined) return [];
    const matcher =
      targets === undefined ? undefined : globMatcher(targets.replaceAll('{locale}', '*'));
    const concerns = (path: string) => path === source || matcher?.test(path) === true;
    const isSource = (path: string) => path === source;
    return { locale, isSource, concerns, by: file.name, isExact: true };
  });
}

/** The extension i18n Ally translates from one language, in some folders or in all. */
function ally(file: ToolConfigFile): readonly ConfiguredSource[] {
  const { locale, folders } = allyOf(file);
  if (locale === undefined) return [];
  const matchers = folders.map(belowMatcher);
  const concerns = (path: string) => matchers.some((matcher) => matcher.test(path));
  return [{ locale, by: file.name, isExact: true, ...(folders.length > 0 && { concerns }) }];
}
