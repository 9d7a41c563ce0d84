import type { ResourceFile } from '../../catalog/formats/format.ts';
import { isGuessed, type ResourceSet } from '../../catalog/layouts/resourceSet.ts';
import { contradicts, textLanguage } from '../../catalog/textLanguage.ts';
import type { ProjectProblem } from '../projectError.ts';

/** How many messages are read: more would say the same. */
const enough = 400;

/** Why nothing may be translated from a source before a person has said what it is. */
export type SourceDoubt = Extract<
  ProjectProblem,
  { readonly code: 'guessedSource' | 'otherLanguage' }
>;

/** The doubt about a set that its files' names alone raise. */
export function guessDoubt(
  set: ResourceSet,
): Extract<SourceDoubt, { readonly code: 'guessedSource' }> | undefined {
  if (!isGuessed(set)) return undefined;
  const { locale, path } = set.source;
  const existing = set.targets.filter(({ exists }) => exists).map((target) => target.locale);
  return { code: 'guessedSource', path, locales: [locale, ...existing].toSorted() };
}

/** The doubt about a source whose texts are in another language; what a person said about it is not doubted. */
export function languageDoubt(set: ResourceSet, file: ResourceFile): SourceDoubt | undefined {
  const { source, why } = set;
  if (why.source.code === 'option' || why.evidence.code === 'setting') return undefined;
  const texts = file.messages.slice(0, enough).map(({ value }) => value);
  const found = textLanguage(texts);
  if (found === undefined || !contradicts(found, source.locale)) return undefined;
  return {
    code: 'otherLanguage',
    path: source.path,
    locale: source.locale,
    language: found.language,
  };
}
