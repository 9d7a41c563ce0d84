import { forEachInSteps, type Cooperative } from '../../cooperative.ts';
import { textLanguage } from '../../textLanguage.ts';
import { localeSlot } from '../candidate.ts';
import type { ResourceSet } from '../resourceSet.ts';
import { defaultSource } from './sourceLocale.ts';
import { hasItsKeys, withSource } from './sourceElsewhere.ts';
import { readResource } from './textsIn.ts';

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
    const { locale, ...choice } = defaultSource(localesOf(set), {
      wanted,
      configured: [],
      defaultLanguage,
    });
    return choice.alternatives.length > 0 ? set : withSource(set, { locale, path }, choice);
  });
}

/** Whether nothing but the number of its files speaks for the source of a set. */
function isOpen({ why }: ResourceSet): boolean {
  return why.source.code === 'mostFiles' || why.source.code === 'onlyLocale';
}

function possiblePaths(pattern: string): readonly string[] {
  const folders = pattern.split('/').slice(0, -1);
  const inputs = pattern.endsWith(`/${localeSlot}.json`)
    ? [folders, folders.slice(0, -1)].map((parts) => [...parts, input].join('/'))
    : [];
  return [...names.map((name) => pattern.replaceAll(localeSlot, name)), ...inputs];
}

/** Those that have a file. */
function localesOf({ source, targets }: ResourceSet): ReadonlyMap<string, number> {
  const existing = targets.filter(({ exists }) => exists);
  return new Map([source, ...existing].map(({ locale }) => [locale, 1]));
}
