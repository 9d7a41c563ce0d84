import { alteredNames } from './alteredNames.ts';
import { finding, type Finding, type FindingCode } from '../findings.ts';
import { maskedText, nameMatcher, overlaps, plainBlanks, stretches } from './nameMatcher.ts';
import type { Locales } from '../messageSegment.ts';
import type { TextRange } from '../textRange.ts';

/** The name of a product, a company or a feature, as a term file has it. */
export interface ProductName {
  readonly term: string;
  /** Translations have it exactly as it is. */
  readonly keep: boolean;
  /** Spellings that no text may have, in any case. */
  readonly forbidden: readonly string[];
}

/** A finding about a name: `expected` is its right form, `got` what is `at` its place. */
export interface ProductNameFinding extends Finding {
  /** Absent where nothing in the text can be told to be the name. */
  readonly at: TextRange | undefined;
}

/** Looks at a translation and its source, or at a text that has none. */
export type ProductNameGuard = (text: string, source?: string) => readonly ProductNameFinding[];

/**
 * Guards the texts of one locale. A kept name that is in the source has to be in the translation, exactly as it is; a
 * spelling that is forbidden for the language, or for a name of the source, may not be in it.
 *
 * A name in another case counts only where the right one is less often than in the source: the word may have its
 * everyday meaning too. Placeholders, tags, code and addresses are not looked at.
 */
export function productNameGuard(
  names: { readonly own: readonly ProductName[]; readonly source: readonly ProductName[] },
  locales: Locales,
): ProductNameGuard {
  const dueNames = dueNamesIn(names.source.filter(isKept), locales);
  const ownForms = formsIn(names.own, locales.targetLocale);
  return (text, source = '') => {
    const due = dueNames(source);
    const own = ownForms(text);
    if (due.length === 0 && own.length === 0) return [];
    const prose = maskedText(text);
    const right = [...due, ...own].flatMap(({ exact }) => stretches(prose, exact));
    const forms = [...own, ...due].flatMap((name) => forbiddenIn(prose, name, right));
    const forbidden = distinct(forms);
    const taken = [...right, ...forbidden.flatMap(({ at }) => at ?? [])];
    const view: View = { prose, source, taken, forbidden };
    return [...forbidden, ...due.flatMap((name) => missesOf(name, view))];
  };
}

/** A name with what it takes to find it in the guarded language. */
interface ReadName {
  readonly term: string;
  readonly exact: RegExp;
  readonly anyCase: RegExp;
  readonly forbidden: RegExp | undefined;
}

/** A name that is in the source, and how often. */
interface DueName extends ReadName {
  readonly wanted: number;
}

/** A translation in which some stretches are already known to be names, right or wrong. */
interface View {
  readonly prose: string;
  readonly source: string;
  readonly taken: readonly TextRange[];
  readonly forbidden: readonly Finding[];
}

function readName({ term, forbidden }: ProductName, locale: string): ReadName {
  const forms = forbidden.filter(hasText);
  return {
    term,
    exact: nameMatcher([term], locale, { inflected: true }),
    anyCase: nameMatcher([term], locale, { inflected: true, anyCase: true }),
    forbidden: forms.length > 0 ? nameMatcher(forms, locale, { anyCase: true }) : undefined,
  };
}

/** Tells the names that are in a source. Most texts have none, and one look at them has to do. */
function dueNamesIn(
  names: readonly ProductName[],
  { sourceLocale, targetLocale }: Locales,
): (source: string) => readonly DueName[] {
  if (names.length === 0) return () => [];
  const all = nameMatcher(
    names.map(({ term }) => term),
    sourceLocale,
  );
  const byTerm = new Map<string, ReadName>();
  for (const name of names) {
    const term = plainBlanks(name.term);
    const twins = names.filter((other) => plainBlanks(other.term) === term);
    const forbidden = twins.flatMap((twin) => twin.forbidden);
    byTerm.set(term, readName({ ...name, forbidden }, targetLocale));
  }
  return (source) => {
    if (source.search(all) < 0) return [];
    const counts = new Map<ReadName, number>();
    for (const [found] of maskedText(source).matchAll(all)) {
      const name = byTerm.get(plainBlanks(found));
      if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return Array.from(counts, ([name, wanted]) => ({ ...name, wanted }));
  };
}

/** Tells the names of which a text may have a forbidden form, by one look at it. */
function formsIn(
  names: readonly ProductName[],
  locale: string,
): (text: string) => readonly ReadName[] {
  const guarded = names.filter(({ term, forbidden }) => hasText(term) && forbidden.some(hasText));
  if (guarded.length === 0) return () => [];
  const forms = guarded.flatMap(({ forbidden }) => forbidden.filter(hasText));
  const all = nameMatcher(forms, locale, { anyCase: true });
  const read = guarded.map((name) => readName(name, locale));
  return (text) => (text.search(all) < 0 ? [] : read);
}

function forbiddenIn(
  prose: string,
  { term, forbidden }: ReadName,
  right: readonly TextRange[],
): readonly ProductNameFinding[] {
  if (forbidden === undefined) return [];
  return stretches(prose, forbidden)
    .filter((at) => !overlaps(at, right))
    .map((at) => nameFinding('product-name-forbidden', term, prose, at));
}

function missesOf(
  { term, wanted, exact, anyCase }: DueName,
  { prose, source, taken, forbidden }: View,
): readonly ProductNameFinding[] {
  const found = stretches(prose, exact).length;
  if (found >= wanted) return [];
  const isSame = (at: TextRange) => prose.slice(at.start, at.end) === term;
  const miscased = stretches(prose, anyCase).filter((at) => !overlaps(at, taken) && !isSame(at));
  if (miscased.length > 0) {
    return miscased.map((at) => nameFinding('product-name-case', term, prose, at));
  }
  if (found > 0 || forbidden.some(({ expected }) => expected === term)) return [];
  const isUnknown = (at: TextRange) =>
    !overlaps(at, taken) && !source.includes(prose.slice(at.start, at.end));
  const altered = alteredNames(prose, term, isUnknown);
  const places = altered.length > 0 ? altered : [undefined];
  return places.map((at) => nameFinding('product-name-missing', term, prose, at));
}

function nameFinding(
  code: FindingCode,
  term: string,
  prose: string,
  at: TextRange | undefined,
): ProductNameFinding {
  const got = at === undefined ? '' : prose.slice(at.start, at.end);
  return { ...finding(code, term, got), at };
}

/** A form may be forbidden by both languages. */
function distinct(findings: readonly ProductNameFinding[]): readonly ProductNameFinding[] {
  const places = new Set<number | undefined>();
  return findings.filter(({ at }) => {
    const isNew = !places.has(at?.start);
    places.add(at?.start);
    return isNew;
  });
}

function isKept({ term, keep }: ProductName): boolean {
  return keep && hasText(term);
}

/** A list that is being typed may hold terms and forms that are none yet. */
function hasText(text: string): boolean {
  return text.trim() !== '';
}
