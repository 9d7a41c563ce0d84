import { forEachInSteps, type Cooperative } from '../../cooperative.ts';
import type { FormatId } from '../../formats/format.ts';
import { baseLanguage, sameLocale } from '../../locale.ts';
import { localeSlot } from '../candidate.ts';
import { isGuessed, type LocaleFile, type ResourceSet } from '../resourceSet.ts';
import { hasItsKeys, isLone, withSource } from './sourceElsewhere.ts';
import { readResource } from './textsIn.ts';

/** English files, and sets in doubt, that are read at most. */
const most = 40;

/** An English file without translations around it. */
interface LoneEnglish extends LocaleFile {
  readonly format: FormatId;
}

/** The files that tell which English is beside a set in doubt; none where there is none of the two. */
export function* pathsOfEnglishBeside(
  sets: readonly ResourceSet[],
  paths: readonly string[],
): Cooperative<readonly string[]> {
  const guessed = sets.filter(isGuessed).slice(0, most);
  const english = yield* loneEnglish(sets, paths);
  if (guessed.length === 0 || english.length === 0) return [];
  return [...guessed.map(({ source }) => source.path), ...english.map(({ path }) => path)];
}

/**
 * Names the English file that may be the source of a set in doubt: the only one with most of its keys, wherever it is.
 * It is the source where English was asked for.
 *
 * @param wanted the locale that was asked for, as it was typed
 */
export function* withEnglishBeside(
  sets: readonly ResourceSet[],
  paths: readonly string[],
  texts: ReadonlyMap<string, string>,
  wanted = '',
): Cooperative<readonly ResourceSet[]> {
  if (!sets.some(isGuessed)) return sets;
  const english = yield* loneEnglish(sets, paths);
  const files = english.flatMap((one) => {
    const text = texts.get(one.path);
    const file = text === undefined ? undefined : readResource(text, one.format, one.locale);
    return file === undefined ? [] : [{ ...one, file }];
  });
  if (files.length === 0) return sets;
  const used = new Set<string>();
  const settled: ResourceSet[] = [];
  yield* forEachInSteps(sets, (set) => {
    const alike = isGuessed(set)
      ? files.filter(({ format, file }) => format === set.format && hasItsKeys(set, file, texts))
      : [];
    const [match, ...others] = alike;
    if (match === undefined || others.length > 0) return settled.push(set);
    const beside = { locale: match.locale, path: match.path };
    if (sameLocale(wanted, beside.locale)) {
      used.add(beside.path);
      return settled.push(withSource(set, beside, { code: 'option', alternatives: [] }));
    }
    return settled.push({ ...set, why: { ...set.why, source: { ...set.why.source, beside } } });
  });
  return settled.filter((set) => !used.has(set.source.path) || !isLone(set));
}

function* loneEnglish(
  sets: readonly ResourceSet[],
  paths: readonly string[],
): Cooperative<readonly LoneEnglish[]> {
  const found = sets
    .filter((set) => baseLanguage(set.source.locale) === 'en' && isLone(set))
    .map(({ source, format }): LoneEnglish => ({ ...source, format }));
  // `.en.json`, out of the way of what lists the locales.
  const hidden = new Map<string, FormatId>();
  for (const { pattern, format } of sets.filter(isGuessed))
    if (pattern.includes(`/${localeSlot}.`))
      hidden.set(pattern.replace(`/${localeSlot}.`, '/.en.'), format);
  yield* forEachInSteps(paths, (path) => {
    const format = hidden.get(path);
    if (format !== undefined) found.push({ locale: 'en', path, format });
  });
  return found.slice(0, most);
}
