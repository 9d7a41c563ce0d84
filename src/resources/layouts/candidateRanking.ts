import { baseLanguage, canonicalLocale, isRareLanguage } from '../locale.ts';
import { sortInSteps, forEachInSteps, type Cooperative } from '../cooperative.ts';
import type { Candidate, Strength } from './candidate.ts';
import { groupInSteps } from './groupBy.ts';
import type { LayoutId } from './resourceSet.ts';

/**
 * Decides which of the readings of the paths hold: the strongest claims first, then those with more locales, then
 * those whose locales are spelled longer (`pt-BR` rather than `BR`). A path belongs to the first claim that holds for it.
 */
export function* settleCandidates(
  candidates: readonly Candidate[],
  sourceLocale: string | undefined,
): Cooperative<readonly Candidate[]> {
  const readings = yield* withoutLanguageFolders(candidates, sourceLocale);
  const claims = yield* groupInSteps(readings, ({ claim }) => claim);
  const taken = new Set<string>();
  const translated = new Set<string>();
  const settled: Candidate[] = [];
  const ranks: RankedCandidates[] = [];
  yield* forEachInSteps(claims.values(), (members) => ranks.push(ranked(members)));
  yield* forEachInSteps(yield* sortInSteps(ranks, compareRanks), ({ members }) => {
    const open = withoutDoubtfulDefault(
      sureMembers(members.filter((member) => !taken.has(member.path))),
      sourceLocale,
    );
    if (!holds(open, sourceLocale) || isOddOneOut(open, translated)) return;
    if (isReplaced(members, taken)) return;
    for (const member of open) {
      taken.add(member.path);
      settled.push(member);
      if (member.locale !== undefined) translated.add(member.group);
    }
  });
  return settled;
}

interface RankedCandidates {
  readonly members: readonly Candidate[];
  readonly key: string;
  readonly strength: number;
  /** Translations as extensions of VS Code have them today: they come before any that are kept as they were before. */
  readonly isToday: boolean;
  readonly locales: number;
  readonly spelled: number;
}

/** `{locale}_ABC.json`: a namespace, or the rest of a locale that nobody knows. */
const mayBeRegion = /(?:^|\/)\{locale\}[-_][A-Z]{2,4}\.[a-z]+$/u;

/** Locales that leave no doubt: beside as many, the name of a rare language is none of something else. */
const several = 2;

const strengths: readonly Strength[] = ['sideBySide', 'near', 'direct', 'certain'];

function ranked(members: readonly Candidate[]): RankedCandidates {
  return {
    members,
    key: members[0]?.claim ?? '',
    strength: most(members, (member) => strengths.indexOf(member.strength)),
    isToday: members.some(
      ({ layout, locale }) => layout === 'vscodePackage' && locale !== undefined,
    ),
    locales: localesOf(members).size,
    spelled: most(members, (member) => member.spelling?.length ?? 0),
  };
}

function most<T>(items: readonly T[], numberOf: (item: T) => number): number {
  return items.reduce((highest, item) => Math.max(highest, numberOf(item)), 0);
}

function compareRanks(a: RankedCandidates, b: RankedCandidates): number {
  return (
    b.strength - a.strength ||
    Number(b.isToday) - Number(a.isToday) ||
    b.locales - a.locales ||
    b.spelled - a.spelled ||
    (a.key < b.key ? -1 : 1)
  );
}

/** Layouts that are believed where the source is, or several locales are. */
const plain: ReadonlySet<LayoutId> = new Set(['arb', 'chrome', 'vscodeOlder']);

/** Whether a claim has enough members to be believed. */
function holds(members: readonly Candidate[], sourceLocale: string | undefined): boolean {
  const [first] = members;
  if (first === undefined) return false;
  const locales = localesOf(members);
  const hasDefault = members.some((member) => member.spelling === undefined);
  const hasSource = hasDefault || [...locales].some((locale) => isSource(locale, sourceLocale));
  const severalLocales = locales.size > 1;
  if (first.layout === 'bundle' && hasDefault) return first.strength === 'near' || locales.size > 0;
  if (first.layout === 'vscodeOlder' && locales.size === 0) return false;
  if (mayBeRegion.test(first.pattern)) return severalLocales;
  if (plain.has(first.layout) || first.strength === 'near') return hasSource || severalLocales;
  return first.strength !== 'sideBySide' || (hasSource && severalLocales);
}

/**
 * A file whose name only lacks the locale is the source where its translations are beside it and none of them can be
 * the source; in a bundle it always is.
 */
function withoutDoubtfulDefault(
  members: readonly Candidate[],
  sourceLocale: string | undefined,
): readonly Candidate[] {
  const named = members.filter((member) => member.spelling !== undefined);
  const { layout } = members[0] ?? {};
  if (layout !== 'file' && layout !== 'affix') return members;
  const hasSource = [...localesOf(named)].some((locale) => isSource(locale, sourceLocale));
  return named.length === 0 || hasSource ? named : members;
}

/**
 * Leaves out the readings of a folder as a locale where it is only called like one (`i18n/hr/en.json`, the texts of the
 * app `hr`): its files are named by their own locales, with the source among them, and the folders are not.
 */
function* withoutLanguageFolders(
  candidates: readonly Candidate[],
  sourceLocale: string | undefined,
): Cooperative<readonly Candidate[]> {
  const own = new Set<string>();
  const withSource = new Set<string>();
  yield* forEachInSteps(candidates, ({ layout, locale = '', path, claim }) => {
    if (layout !== 'file' && layout !== 'folder') return;
    if (!isSource(locale, sourceLocale)) return;
    if (layout === 'file') own.add(folderOf(path));
    else withSource.add(claim);
  });
  if (own.size === 0) return candidates;
  const kept: Candidate[] = [];
  yield* forEachInSteps(candidates, (candidate) => {
    const { layout, claim, path } = candidate;
    if (layout !== 'folder' || withSource.has(claim) || !own.has(folderOf(path)))
      kept.push(candidate);
  });
  return kept;
}

/** Without those whose names need others beside them that nobody doubts. */
function sureMembers(members: readonly Candidate[]): readonly Candidate[] {
  return withoutLoneTools(withoutLoneCountries(withoutRareLanguages(members)));
}

/** The code of a rare language may be a word: it counts where several other locales are, and none of them is its own spelled shorter. */
function withoutRareLanguages(members: readonly Candidate[]): readonly Candidate[] {
  if (!members.some(isRare)) return members;
  const others = members.filter((member) => !isRare(member));
  const sure = localesOf(others.filter(({ isCountry }) => isCountry !== true));
  if (sure.size < several) return others;
  return members.filter((member) => !isRare(member) || !sure.has(member.locale ?? ''));
}

function isRare({ spelling, layout }: Candidate): boolean {
  return spelling !== undefined && layout !== 'setting' && isRareLanguage(spelling);
}

/** Country codes alone are data about countries. */
function withoutLoneCountries(members: readonly Candidate[]): readonly Candidate[] {
  return members.some(({ isCountry }) => isCountry !== true) ? members : [];
}

/** A file called as one of a tool is that tool's, where it is alone: the only one of the only locale. */
function withoutLoneTools(members: readonly Candidate[]): readonly Candidate[] {
  const isNamespace =
    localesOf(members).size > 1 || members.some(({ isCalledAsTool }) => isCalledAsTool !== true);
  return isNamespace ? members : [];
}

/** Older texts of an extension of VS Code are no longer read where its newer ones have their source. */
function isReplaced(members: readonly Candidate[], taken: ReadonlySet<string>): boolean {
  return members.some(
    ({ layout, spelling, path }) =>
      layout === 'vscodeOlder' && spelling === undefined && taken.has(path),
  );
}

/** Among translated bundles, one without a translation does not count because of its folder's name alone. */
function isOddOneOut(members: readonly Candidate[], translated: ReadonlySet<string>): boolean {
  return members.every(
    ({ layout, locale, evidence, group }) =>
      layout === 'bundle' &&
      locale === undefined &&
      evidence.code === 'folderName' &&
      translated.has(group),
  );
}

function isSource(locale: string, sourceLocale: string | undefined): boolean {
  const language = baseLanguage(locale);
  const wanted = canonicalLocale(sourceLocale ?? '');
  return language === 'en' || (wanted !== undefined && language === baseLanguage(wanted));
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function localesOf(members: readonly Candidate[]): ReadonlySet<string> {
  return new Set(members.map((member) => member.locale).filter((locale) => locale !== undefined));
}
