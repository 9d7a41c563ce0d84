import { without } from '../../without.ts';
import type { ToFix } from '../check.ts';
import { argumentPlaces, branchPlaces, nameOfArgument, replaced } from '../places.ts';

/* ICU messages: arguments, and the branches of plurals and selects. */

/** Another argument for one that the source has not. */
export function mendArgument({ target, pair, expected, got }: ToFix): readonly string[] {
  const [own, theirs] = [argumentNames(pair?.source ?? ''), argumentNames(target)];
  const lost = expected === '' ? without(own, theirs) : [nameOfArgument(expected)];
  const added = got === '' ? without(theirs, own) : [nameOfArgument(got)];
  return added.flatMap((name) => lost.map((by) => renamed(target, name, by)));
}

/** A branch in another language, or one that is no category: with the first of the keys that are wanted and not there. */
export function mendKey({ target, expected, got }: ToFix): readonly string[] {
  const [wanted, there] = [listed(expected), listed(got)];
  return without(there, wanted).flatMap((wrong) =>
    without(wanted, there).flatMap((right) =>
      branchPlaces(target, wrong).map((place) => replaced(target, place, right)),
    ),
  );
}

/** Each form that is missing, as a copy of `other`: it can be read, and a person sees what to change. */
export function addCategories({ target, expected, got }: ToFix): readonly string[] {
  const lacking = without(listed(expected), listed(got));
  return branchPlaces(target, 'other').flatMap(({ start }) => {
    const branch = branchFrom(target, start);
    if (branch === undefined) return [];
    const added = lacking.map((one) => `${one} ${branch} `).join('');
    return [replaced(target, { start, end: start }, added)];
  });
}

/** `other` as a copy of the last branch. */
export function addOther({ target }: ToFix): readonly string[] {
  return [...target.matchAll(/(?<=[\s}])(?:=\d+|[\p{L}_]+)(?=\s*\{)/gu)]
    .toReversed()
    .flatMap(({ index }) => {
      const branch = branchFrom(target, index);
      if (branch === undefined) return [];
      const end = target.indexOf(branch, index) + branch.length;
      return [replaced(target, { start: end, end }, ` other ${branch}`)];
    });
}

/** One brace more at the end, or two. */
export const closeBraces = ({ target }: ToFix) => [`${target}}`, `${target}}}`];

const listed = (list: string) => list.split(', ').filter((one) => one !== '');

function argumentNames(text: string): readonly string[] {
  const found = [...text.matchAll(/\{\s*([\p{L}\p{N}_.]+)\s*[,}]/gu)].map(([, name = '']) => name);
  return [...new Set(found)];
}

function renamed(text: string, name: string, by: string): string {
  return argumentPlaces(text, name)
    .toReversed()
    .reduce((result, place) => replaced(result, place, by), text);
}

/** The braces after a key and all between them; nothing where they are not closed. */
function branchFrom(text: string, start: number): string | undefined {
  const open = text.indexOf('{', start);
  let depth = 0;
  for (let at = open; at >= 0 && at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}') depth--;
    if (depth === 0) return text.slice(open, at + 1);
  }
  return undefined;
}
