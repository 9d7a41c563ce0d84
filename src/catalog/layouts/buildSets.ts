import { canonicalLocale } from '../locale.ts';
import { type LocaleSpelling, spellLocale } from '../localeSpelling.ts';
import { type Candidate, localeSlot } from './candidate.ts';
import type { Family } from './family.ts';
import { groupBy } from './groupBy.ts';
import {
  type AmbiguousLocale,
  type LayoutId,
  LocaleRefusedError,
  type ResourceSet,
  type TargetFile,
} from './resourceSet.ts';
import { type ChosenSource, chooseSource, defaultSource } from './sourceLocale.ts';

/** The sets of a family: one for each of its patterns that has a source file. */
export function buildSets(
  family: Family,
  sourceLocale: string | undefined,
): readonly ResourceSet[] {
  const wanted = family.members[0]?.sourceLocale ?? sourceLocale;
  const patterns = groupBy(family.members, (member) => member.pattern);
  const located = chooseSource(family.files, wanted);
  return [...patterns.values()]
    .map((members) => {
      const unnamed = members.find((member) => member.spelling === undefined);
      const source = unnamed ?? (located && sourceFile(members, located.locale));
      const choice = unnamed ? defaultSource(family.files, wanted) : located;
      const paths = new Set(members.map(({ path }) => path));
      return source && choice && build(family, source, choice, paths);
    })
    .filter((set) => set !== undefined);
}

/** Of several spellings the canonical one; reading the wrong one of them would do no harm. */
function sourceFile(members: readonly Candidate[], locale: string): Candidate | undefined {
  const files = members.filter((member) => member.locale === locale);
  return files.find((file) => file.spelling === locale) ?? files[0];
}

function build(
  family: Family,
  source: Candidate,
  choice: ChosenSource,
  existing: ReadonlySet<string>,
): ResourceSet {
  const { pattern, layout, format, root, namespace, evidence } = source;
  const ambiguous = ambiguousLocales(family, pattern);
  const targets = [...family.spellings]
    .filter(([locale, spelled]) => locale !== choice.locale && spelled.length === 1)
    .map(([locale, [spelling = locale]]) => targetFile(locale, pathOf(pattern, spelling), existing))
    .toSorted((a, b) => (a.locale < b.locale ? -1 : 1));
  return {
    pattern,
    layout,
    why: { evidence, source: { code: choice.code, alternatives: choice.alternatives } },
    format,
    root,
    namespace,
    source: { locale: choice.locale, path: source.path },
    targets,
    ambiguous,
    targetPath(text) {
      const locale = canonicalLocale(text);
      if (locale === undefined) throw new LocaleRefusedError('notALocale', text);
      if (locale === choice.locale) throw new LocaleRefusedError('source', locale);
      if (ambiguous.some((one) => one.locale === locale)) {
        throw new LocaleRefusedError('ambiguous', locale);
      }
      const known = targets.find((target) => target.locale === locale);
      if (known !== undefined) return known.path;
      const siblings = [...family.spellings.values()].flat();
      return pathOf(pattern, spellLocale(locale, siblings, usualSpelling[layout]));
    },
  };
}

function ambiguousLocales({ spellings }: Family, pattern: string): readonly AmbiguousLocale[] {
  return [...spellings]
    .filter(([, spelled]) => spelled.length > 1)
    .map(([locale, spelled]) => ({ locale, paths: spelled.map((one) => pathOf(pattern, one)) }));
}

function targetFile(locale: string, path: string, existing: ReadonlySet<string>): TargetFile {
  return { locale, path, exists: existing.has(path) };
}

function pathOf(pattern: string, spelling: string): string {
  return pattern.replaceAll(localeSlot, spelling);
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
  setting: tagged,
  folder: tagged,
  file: tagged,
  affix: tagged,
};
