import { forEachInSteps, type Cooperative } from '../../cooperative.ts';
import { type ResourceFile, keyId } from '../../formats/format.ts';
import { baseLanguage, sameLocale } from '../../locale.ts';
import { textLanguage } from '../../textLanguage.ts';
import {
  isGuessed,
  type LocaleFile,
  LocaleRefusedError,
  type ResourceSet,
  type SourceChoice,
} from '../resourceSet.ts';
import { localeSlot } from '../candidate.ts';
import { defaultSource } from './sourceLocale.ts';
import { readResource } from './textsIn.ts';

/** A set without a source of its own, and another one that may have it. */
export interface SourcePair {
  readonly set: ResourceSet;
  /** English. */
  readonly from: ResourceSet;
  /** It has targets of its own, or may get some. */
  readonly isShared: boolean;
}

/**
 * The sets whose source may be in another folder: `editor/Texts_de` and `viewer/Texts_en`, which the build brings together;
 * `locale/further/csb` and `locale/en`, where a folder holds further locales.
 */
export function* sourcePairs(sets: readonly ResourceSet[]): Cooperative<readonly SourcePair[]> {
  const guessed = sets.filter(isGuessed);
  if (guessed.length === 0) return [];
  const english = sets.filter(({ source }) => baseLanguage(source.locale) === 'en');
  const byMask = yield* byMaskOf(english.filter(isLone));
  const byPattern = new Map(english.map((set) => [set.pattern, set]));
  const pairs: SourcePair[] = [];
  yield* forEachInSteps(guessed, (set) => {
    const alike = masksOf(set.pattern).flatMap((mask) => byMask.get(mask) ?? []);
    const [match, ...others] = alike.filter(({ pattern }) => pattern !== set.pattern);
    if (others.length > 0) return;
    const above = match === undefined ? setAbove(set, byPattern) : undefined;
    if (match !== undefined) pairs.push({ set, from: match, isShared: false });
    else if (above !== undefined) pairs.push({ set, from: above, isShared: true });
  });
  return pairs;
}

/** Whether there is no translation of a set. */
export const isLone = ({ targets }: ResourceSet): boolean => !targets.some(({ exists }) => exists);

/** The set one folder up with the same names. Where a locale has a file in both, their texts are not the same. */
function setAbove(
  set: ResourceSet,
  byPattern: ReadonlyMap<string, ResourceSet>,
): ResourceSet | undefined {
  const steps = set.pattern.split('/');
  const folder = steps.findIndex((step) => step.includes(localeSlot)) - 1;
  if (folder < 0) return undefined;
  const above = byPattern.get(steps.toSpliced(folder, 1).join('/'));
  const known = new Set(above === undefined ? [] : localesOf(above));
  return localesOf(set).some((locale) => known.has(locale)) ? undefined : above;
}

const localesOf = ({ source, targets }: ResourceSet) => [
  source.locale,
  ...targets.filter(({ exists }) => exists).map(({ locale }) => locale),
];

/** A file itself and two others: from there on nothing says which one is meant. */
const enough = 3;

function* byMaskOf(
  sets: readonly ResourceSet[],
): Cooperative<ReadonlyMap<string, readonly ResourceSet[]>> {
  const found = new Map<string, ResourceSet[]>();
  yield* forEachInSteps(sets, (set) => {
    for (const mask of masksOf(set.pattern)) {
      const alike = found.get(mask);
      if (alike === undefined) found.set(mask, [set]);
      else if (alike.length < enough) alike.push(set);
    }
  });
  return found;
}

/** A pattern with each of its folders left open in turn: two that differ in one folder have one of these in common. */
function masksOf(pattern: string): readonly string[] {
  const parts = pattern.split('/');
  return parts.slice(0, -1).map((_, place) => parts.with(place, '*').join('/'));
}

/** Brings the pairs together whose files have most of their keys in common. */
export function* withSourcesElsewhere(
  sets: readonly ResourceSet[],
  texts: ReadonlyMap<string, string>,
): Cooperative<readonly ResourceSet[]> {
  const pairs = (yield* sourcePairs(sets)).filter((pair) => haveSameKeys(pair, texts));
  if (pairs.length === 0) return sets;
  const joined = new Map(pairs.map(({ set, from }) => [set, joinedSet(set, from)]));
  const used = new Set(pairs.flatMap(({ from, isShared }) => (isShared ? [] : [from])));
  return sets.filter((set) => !used.has(set)).map((set) => joined.get(set) ?? set);
}

function joinedSet(set: ResourceSet, { source }: ResourceSet): ResourceSet {
  return withSource(set, source, { code: 'elsewhere', alternatives: [] });
}

/** A set with another source; what was taken for one is a target. */
export function withSource(
  set: ResourceSet,
  source: LocaleFile,
  choice: SourceChoice,
): ResourceSet {
  const former = { ...set.source, exists: true };
  const targets = [...set.targets, former]
    .filter(({ locale }) => locale !== source.locale)
    .toSorted((a, b) => (a.locale < b.locale ? -1 : 1));
  return {
    ...set,
    why: { ...set.why, source: choice },
    source,
    targets,
    targetPath(locale) {
      if (sameLocale(locale, source.locale)) throw new LocaleRefusedError('source', locale);
      const target = targets.find((one) => sameLocale(locale, one.locale));
      return target?.path ?? set.targetPath(locale);
    },
  };
}

function haveSameKeys({ set, from }: SourcePair, texts: ReadonlyMap<string, string>): boolean {
  const { source, format } = from;
  const text = texts.get(source.path);
  const file = text === undefined ? undefined : readResource(text, format, source.locale);
  return file !== undefined && hasItsKeys(set, file, texts);
}

/** Whether most keys of what was taken for the source of a set are in another file. */
export function hasItsKeys(
  { source, format }: ResourceSet,
  other: ResourceFile,
  texts: ReadonlyMap<string, string>,
): boolean {
  const text = texts.get(source.path);
  const file = text === undefined ? undefined : readResource(text, format, source.locale);
  if (file === undefined || file.messages.length === 0) return false;
  const keys = new Set(other.messages.map(({ path }) => keyId(path)));
  const shared = file.messages.filter(({ path }) => keys.has(keyId(path))).length;
  return shared * 2 > file.messages.length;
}

/** What projects call the place of the source among the places of locales. */
const names: readonly string[] = ['base', 'default', 'source', 'template'];

/** What Open edX sends to Transifex, one folder above what comes back. */
const input = 'transifex_input.json';

/** The files that may be the sources of sets without one, by the pattern of the set. */
export function* unnamedSources(
  sets: readonly ResourceSet[],
  paths: readonly string[],
): Cooperative<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const open = sets.filter(isOpen);
  if (open.length === 0) return found;
  const known = new Set(paths);
  yield* forEachInSteps(open, ({ pattern }) => {
    const [path, ...others] = possiblePaths(pattern).filter((one) => known.has(one));
    if (path !== undefined && others.length === 0) found.set(pattern, path);
  });
  return found;
}

/** Brings the sets and these files together that have most of their keys in common. */
export function withUnnamedSources(
  sets: readonly ResourceSet[],
  sources: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
  wanted: string | undefined,
): readonly ResourceSet[] {
  if (sources.size === 0) return sets;
  return sets.map((set) => {
    const path = isOpen(set) ? sources.get(set.pattern) : undefined;
    const text = path === undefined ? undefined : texts.get(path);
    if (path === undefined || text === undefined) return set;
    const source = readResource(text, set.format);
    if (source === undefined || !hasItsKeys(set, source, texts)) return set;
    const defaultLanguage = textLanguage(source.messages.map(({ value }) => value))?.language;
    const { locale, ...choice } = defaultSource(existingLocales(set), {
      wanted,
      configured: [],
      defaultLanguage,
    });
    return choice.alternatives.length > 0 ? set : withSource(set, { locale, path }, choice);
  });
}

/** Whether nothing but the number of its files speaks for the source of a set. */
export function isOpen({ why }: ResourceSet): boolean {
  return why.source.code === 'mostFiles' || why.source.code === 'onlyLocale';
}

function possiblePaths(pattern: string): readonly string[] {
  const folders = pattern.split('/').slice(0, -1);
  const inputs = pattern.endsWith(`/${localeSlot}.json`)
    ? [folders, folders.slice(0, -1)].map((parts) => [...parts, input].join('/'))
    : [];
  return [...names.map((name) => pattern.replaceAll(localeSlot, name)), ...inputs];
}

/** The locales of a set that have a file. */
export function existingLocales({ source, targets }: ResourceSet): ReadonlyMap<string, number> {
  const existing = targets.filter(({ exists }) => exists);
  return new Map([source, ...existing].map(({ locale }) => [locale, 1]));
}
