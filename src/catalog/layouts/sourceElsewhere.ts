import { keyId } from '../keyPath.ts';
import { baseLanguage } from '../locale.ts';
import { isGuessed, type ResourceSet, type SourceChoice } from './resourceSet.ts';
import { readResource } from './textsIn.ts';

/** A set without a source of its own, and a lone English file of the same name in another folder. */
export interface SourcePair {
  readonly set: ResourceSet;
  readonly lone: ResourceSet;
}

/** The sets whose source may be in another folder: `editor/Texts_de` and `viewer/Texts_en`, which the build brings together. */
export function sourcePairs(sets: readonly ResourceSet[]): readonly SourcePair[] {
  const lone = sets.filter(
    ({ source, targets }) =>
      baseLanguage(source.locale) === 'en' && !targets.some(({ exists }) => exists),
  );
  return sets.filter(isGuessed).flatMap((set) => {
    const matches = lone.filter((one) => differInOneFolder(one.pattern, set.pattern));
    const [match, ...others] = matches;
    return match === undefined || others.length > 0 ? [] : [{ set, lone: match }];
  });
}

/** Brings the pairs together whose files have most of their keys in common. */
export function withSourcesElsewhere(
  sets: readonly ResourceSet[],
  texts: ReadonlyMap<string, string>,
): readonly ResourceSet[] {
  const pairs = sourcePairs(sets).filter((pair) => haveSameKeys(pair, texts));
  if (pairs.length === 0) return sets;
  const joined = new Map(pairs.map(({ set, lone }) => [set, joinedSet(set, lone)]));
  const used = new Set(pairs.map(({ lone }) => lone));
  return sets.filter((set) => !used.has(set)).map((set) => joined.get(set) ?? set);
}

function joinedSet(set: ResourceSet, { source }: ResourceSet): ResourceSet {
  const first = { ...set.source, exists: true };
  const targets = [...set.targets, first].toSorted((a, b) => (a.locale < b.locale ? -1 : 1));
  const choice: SourceChoice = { code: 'elsewhere', alternatives: [] };
  return {
    ...set,
    why: { ...set.why, source: choice },
    source,
    targets,
    targetPath: (locale) =>
      targets.find((target) => target.locale === locale)?.path ?? set.targetPath(locale),
  };
}

function differInOneFolder(a: string, b: string): boolean {
  const [one, other] = [a.split('/'), b.split('/')];
  const differing = one.filter((part, place) => part !== other[place]);
  return one.length === other.length && differing.length === 1 && one.at(-1) === other.at(-1);
}

function haveSameKeys({ set, lone }: SourcePair, texts: ReadonlyMap<string, string>): boolean {
  const [source, target] = [lone, set].map((one) => {
    const text = texts.get(one.source.path);
    return text === undefined ? undefined : readResource(text, one.format, one.source.locale);
  });
  if (source === undefined || target === undefined || target.messages.length === 0) return false;
  const keys = new Set(source.messages.map(({ path }) => keyId(path)));
  const shared = target.messages.filter(({ path }) => keys.has(keyId(path))).length;
  return shared * 2 > target.messages.length;
}
