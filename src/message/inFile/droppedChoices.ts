import { languageOf } from '../checks/languageHabits.ts';
import { allNodes, type IcuNode } from '../icu/icuMessage.ts';
import { parseIcu } from '../icu/parseIcu.ts';
import { pluralForms } from '../plurals/pluralForms.ts';
import type { FindingFilter } from './findingFilter.ts';

/** Languages with plurals in which a noun keeps its form after a number. */
const sameBehindNumbers: ReadonlySet<string> = new Set(
  'az ckb cy fa hu hy ka kk ku ky mn tk tr tt ug uz'.split(' '),
);

/**
 * Languages with one form for every number need no plural, nor do those whose nouns stay the same after a number that
 * is shown. Where the source never shows its number, languages with one form need not even name it.
 */
export const droppedChoices: FindingFilter = ({ source, targetLocale }, found) => {
  const isAboutChoice = found.some(
    ({ code }) => code === 'icu-choice-dropped' || code === 'icu-argument-missing',
  );
  if (!isAboutChoice) return found;
  if (sameBehindNumbers.has(languageOf(targetLocale))) {
    return found.filter(({ code, got }) => code !== 'icu-choice-dropped' || got === '');
  }
  if (pluralForms(targetLocale, 'cardinal').categories.length > 1) return found;
  const hidden = hiddenNumbers(source);
  return found.filter(({ code, expected }) => {
    if (code === 'icu-choice-dropped') return !/[,+] plural/u.test(expected);
    return code !== 'icu-argument-missing' || !hidden.has(expected);
  });
};

/** The arguments that only choose a plural form, as `{count}`. */
function hiddenNumbers(source: string): ReadonlySet<string> {
  const nodes = nodesOf(source);
  const shown = new Set<string>();
  const chosen = new Set<string>();
  let pounds = 0;
  for (const node of allNodes(nodes)) {
    if (typeof node === 'string') continue;
    if (node.type === 'pound') pounds++;
    else if (node.type === 'plural') chosen.add(node.argument);
    else shown.add(node.argument);
  }
  if (pounds > 0) return new Set();
  return new Set([...chosen].filter((name) => !shown.has(name)).map((name) => `{${name}}`));
}

function nodesOf(source: string): readonly IcuNode[] {
  try {
    return parseIcu(source).nodes;
  } catch {
    return [];
  }
}
