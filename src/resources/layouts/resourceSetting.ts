import { formatsByExtension } from '../formats/formatsByExtension.ts';
import type { FormatId } from '../formats/format.ts';
import { canonicalLocale } from '../locale.ts';
import { type Candidate, localeSlot, partsOf } from './candidate.ts';
import { parsePattern, type PathPattern, type PatternMatch } from './pattern.ts';
import { ResourcePatternError } from './resourcePatternError.ts';

/** One entry of the setting `glossa.resources`, for files that discovery cannot know; see {@link PathPattern}. */
export interface ResourceSetting {
  /** Where the messages are: `apps/web/texts/{locale}/{namespace}.json`; without `{locale}` only the source's. */
  readonly source: string;
  /** Where the targets are if `source` has no `{locale}`; its other wildcards are those of `source`, in their order. */
  readonly targets?: string;
  readonly sourceLocale?: string;
}

/** A setting that was read once and is asked for every path. */
export interface SettingReader {
  read(path: string): Candidate | undefined;
  /** Globs of the editor for all files that the setting may concern; they find files in ignored folders too, which {@link read} leaves out. */
  readonly globs: readonly string[];
}

/** @throws {ResourcePatternError} */
export function settingReader(setting: ResourceSetting): SettingReader {
  const source = parsePattern(setting.source);
  const targets = parsePattern(setting.targets ?? setting.source);
  refuseOddPair(source, targets);
  const format = formatsByExtension.get(partsOf(targets.text).extension);
  if (format === undefined) throw new ResourcePatternError('unknownFormat', targets.text);
  const shape: Shape = { targets, format, sourceLocale: setting.sourceLocale };
  return {
    globs: [...new Set([source.glob, targets.glob])],
    read(path) {
      // A name with a locale fits `*.json` as well as `*.{locale}.json`: the more exact pattern is asked first.
      const named = targets.match(path);
      const locale = canonicalLocale(named?.spelling ?? '');
      if (named && locale !== undefined) return candidate(path, shape, named, locale);
      const unnamed = source.text === targets.text ? undefined : source.match(path);
      return unnamed && candidate(path, shape, unnamed);
    },
  };
}

function refuseOddPair(source: PathPattern, targets: PathPattern): void {
  if (!targets.wildcards.includes(localeSlot)) {
    throw new ResourcePatternError('noLocale', targets.text);
  }
  if (source.text === targets.text) return;
  if (source.wildcards.includes(localeSlot)) {
    throw new ResourcePatternError('localeInSource', source.text);
  }
  const others = targets.wildcards.filter((wildcard) => wildcard !== localeSlot);
  if (others.join(' ') !== source.wildcards.join(' ')) {
    throw new ResourcePatternError('targetsDiffer', targets.text);
  }
}

interface Shape {
  readonly targets: PathPattern;
  readonly format: FormatId;
  readonly sourceLocale: string | undefined;
}

function candidate(
  path: string,
  { targets, format, sourceLocale }: Shape,
  match: PatternMatch,
  locale?: string,
): Candidate {
  const pattern = targets.resolve(match);
  const group = `setting:${targets.resolve({ folders: match.folders, namespace: undefined })}`;
  return {
    path,
    pattern,
    spelling: match.spelling,
    locale,
    layout: 'setting',
    format,
    root: partsOf(pattern.slice(0, pattern.indexOf(localeSlot))).folders.join('/'),
    namespace: match.namespace,
    group,
    claim: group,
    evidence: { code: 'setting', name: targets.text },
    strength: 'certain',
    sourceLocale,
  };
}
