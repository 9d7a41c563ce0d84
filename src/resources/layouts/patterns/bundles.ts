import { canonicalLocale } from '../../locale.ts';
import { type Candidate, localeSlot, type PathParts } from '../candidate.ts';
import { localeSlots } from './localeSlots.ts';
import { conventionalBaseName, conventionalName } from './conventionalNames.ts';

/** Reads a path as part of a Java bundle: programs fall back from `Texts_de.properties` to `Texts.properties`. */
export function bundles(parts: PathParts): readonly Candidate[] {
  if (parts.extension !== '.properties') return [];
  const suffixes = localeSlots(parts.stem)
    .filter((slot) => slot.after === '' && slot.before.endsWith('_'))
    .map((slot) => candidate(parts, slot.before.slice(0, -1), slot));
  // A name that may hold a locale is no source by its name alone: its translations have to be there.
  const mayBeNamed = suffixes.length > 0 || isVariant(parts.stem);
  const unnamed = { ...candidate(parts, parts.stem), ...(mayBeNamed ? weak : {}) };
  return [unnamed, ...suffixes];
}

/** Whether a name ends in a locale that only Java knows: `_de_DE_EURO`, `_sr__Latn`, `_sr_RS_#Latn`. */
function isVariant(stem: string): boolean {
  const found = stem.matchAll(/_([a-z]{2,3})_(?:#|(?:[A-Z]{2}|\d{3})?_)/gu);
  return [...found].some(([, language = '']) => canonicalLocale(language) !== undefined);
}

const weak = { evidence: { code: 'sideBySide' }, strength: 'sideBySide' } as const;

function candidate(
  parts: PathParts,
  base: string,
  found?: Pick<Candidate, 'spelling' | 'locale'>,
): Candidate {
  const conventional =
    found === undefined ? conventionalBaseName(parts, base) : conventionalName(parts, base);
  const pattern = `${parts.folder}${base}_${localeSlot}.properties`;
  return {
    path: parts.path,
    pattern,
    spelling: found?.spelling,
    locale: found?.locale,
    layout: 'bundle',
    format: 'properties',
    root: parts.folders.join('/'),
    namespace: base,
    group: `bundle:${parts.folder}`,
    claim: `bundle:${pattern}`,
    sourceLocale: undefined,
    ...(conventional === undefined ? weak : { evidence: conventional, strength: 'near' }),
  };
}
