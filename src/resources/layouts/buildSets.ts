import { canonicalLocale } from '../locale.ts';
import { pseudoLocale } from '../pseudoLocales.ts';
import { type LocaleSpelling, spellLocale } from '../localeSpelling.ts';
import { forEachInSteps, type Cooperative } from '../cooperative.ts';
import { nearest } from '../toolConfig/toolConfig.ts';
import { type Candidate, localeSlot } from './candidate.ts';
import { olderFolder } from './patterns/olderFolders.ts';
import { type FileGroup, fileGroupHints, type ProjectHints } from './fileGroup.ts';
import { groupBy } from './groupBy.ts';
import type { BesideOf, Spellings } from './localesBeside.ts';
import {
  type AmbiguousLocale,
  type LayoutId,
  LocaleRefusedError,
  type ResourceSet,
  type LocaleTarget,
  type SourceChoice,
} from './resourceSet.ts';
import { type ChosenSource, chooseSource, defaultSource } from './source/sourceLocale.ts';

/** The sets of a group: one for each of its patterns that has a source file. `besideOf` tells the locales that are wanted too. */
export function* buildSets(
  group: FileGroup,
  project: ProjectHints,
  besideOf?: BesideOf,
): Cooperative<readonly ResourceSet[]> {
  const patterns = groupBy(group.members, (member) => member.pattern);
  const hints = fileGroupHints(group, project);
  const located = chooseSource(group.files, hints);
  const expected = (source: Candidate, { code }: ChosenSource): Spellings =>
    isSure.has(code) ? (besideOf?.(source) ?? none) : none;
  const relatives = group.members.flatMap(({ locale, path }) => (locale ? [{ locale, path }] : []));
  const sets: ResourceSet[] = [];
  yield* forEachInSteps(patterns.values(), (members) => {
    const setFrom = (source: Candidate, choice: ChosenSource) => ({
      ...build(group, source, choice, { members, beside: expected(source, choice) }),
      programs: namedAround(source, project),
      relatives,
    });
    const unnamed = members.find((member) => member.spelling === undefined);
    const named = located && sourceFile(members, located.locale);
    if (unnamed === undefined) {
      if (named) sets.push(setFrom(named, located));
      return;
    }
    const choice = defaultSource(group.files, hints);
    const isAsked = located?.code === 'option' && choice.locale !== located.locale;
    if (named && isAsked && hints.defaultLanguage !== undefined) {
      const target = { locale: choice.locale, path: unnamed.path, exists: true };
      sets.push(withTarget(setFrom(named, located), target));
      return;
    }
    sets.push(setFrom(unnamed, choice));
  });
  return sets;
}

const none: Spellings = new Map();

/** What is only guessed to be a source says nothing of the locales that are wanted. */
const isSure: ReadonlySet<SourceChoice['code']> = new Set(['option', 'configured', 'english']);

function namedAround(
  { root, format }: Candidate,
  { toolConfig, programsNamedIn }: ProjectHints,
): readonly string[] {
  const named = nearest(toolConfig, root, (files) => {
    const found = programsNamedIn(files, format);
    return found.length === 0 ? undefined : found;
  });
  return named ?? [];
}

/** A set with one more target: the file that does not name its locale. */
function withTarget(set: ResourceSet, target: LocaleTarget): ResourceSet {
  const others = set.targets.filter(({ locale }) => locale !== target.locale);
  return {
    ...set,
    targets: [...others, target].toSorted((a, b) => (a.locale < b.locale ? -1 : 1)),
    targetPath: (locale) =>
      canonicalLocale(locale) === target.locale ? target.path : set.targetPath(locale),
  };
}

/** Of several spellings the canonical one; reading the wrong one of them would do no harm. */
function sourceFile(members: readonly Candidate[], locale: string): Candidate | undefined {
  const files = members.filter((member) => member.locale === locale);
  return files.find((file) => file.spelling === locale) ?? files[0];
}

function build(
  group: FileGroup,
  source: Candidate,
  choice: ChosenSource,
  { members, beside }: { readonly members: readonly Candidate[]; readonly beside: Spellings },
): Omit<ResourceSet, 'programs' | 'relatives'> {
  const { pattern, layout, format, root, namespace, evidence } = source;
  const { locale: sourceLocale, ...sourceChoice } = choice;
  const existing = new Set(members.map(({ path }) => path));
  const pathOf = pathsOf(members);
  const ambiguous = ambiguousLocales(group, pathOf);
  const targets = [...new Map([...beside, ...group.spellings])]
    .filter(([locale, spelled]) => locale !== sourceLocale && spelled.length === 1)
    .map(([locale, [spelling = locale]]) => targetFile(locale, pathOf(spelling), existing))
    .toSorted((a, b) => (a.locale < b.locale ? -1 : 1));
  return {
    pattern,
    layout,
    why: { evidence, source: sourceChoice },
    format,
    root,
    namespace,
    source: { locale: sourceLocale, path: source.path },
    targets,
    ambiguous,
    targetPath(text) {
      const locale = canonicalLocale(text) ?? pseudoLocale(text);
      if (locale === undefined) throw new LocaleRefusedError('notALocale', text);
      if (locale === sourceLocale) throw new LocaleRefusedError('source', locale);
      if (ambiguous.some((one) => one.locale === locale)) {
        throw new LocaleRefusedError('ambiguous', locale);
      }
      const known = targets.find((target) => target.locale === locale);
      if (known !== undefined) return known.path;
      const siblings = [...group.spellings.values(), ...beside.values()].flat();
      const own = layout === 'vscodeOlder' ? olderFolder(locale) : undefined;
      return pathOf(own ?? spellLocale(locale, siblings, usualSpelling[layout]));
    },
  };
}

function ambiguousLocales(
  { spellings }: FileGroup,
  pathOf: (spelling: string) => string,
): readonly AmbiguousLocale[] {
  return [...spellings]
    .filter(([, spelled]) => spelled.length > 1)
    .map(([locale, spelled]) => ({ locale, paths: spelled.map(pathOf) }));
}

function targetFile(locale: string, path: string, existing: ReadonlySet<string>): LocaleTarget {
  return { locale, path, exists: existing.has(path) };
}

/** Where the file of a locale is, by its spelling. A language alone does not tell how the name repeats others. */
function pathsOf(members: readonly Candidate[]): (spelling: string) => string {
  const [first] = members;
  const sign = members.find(({ repeatedWith }) => repeatedWith !== undefined)?.repeatedWith;
  return (spelling) => {
    const again = sign === undefined ? spelling : spelling.replaceAll(/[-_]/gu, sign);
    return (first?.pattern ?? '').replace(localeSlot, spelling).replaceAll(localeSlot, again);
  };
}

const underscored: LocaleSpelling = { separator: '_', letters: 'canonical' };
const lower: LocaleSpelling = { separator: '-', letters: 'lower' };
const tagged: LocaleSpelling = { separator: '-', letters: 'canonical' };

/** How the tools of a layout write locales where the project itself gives no example. */
const usualSpelling: Readonly<Record<LayoutId, LocaleSpelling>> = {
  chrome: underscored,
  arb: underscored,
  bundle: underscored,
  vscodePackage: lower,
  vscodeBundle: lower,
  vscodeOlder: lower,
  setting: tagged,
  folder: tagged,
  file: tagged,
  affix: tagged,
};
