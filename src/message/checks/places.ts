import { escapeRegExp } from '../escapeRegExp.ts';
import { readMessage } from '../placeholders/messageText.ts';
import type { TextRange } from '../textRange.ts';

/** The placeholders that are this one, in their order. */
export function placeholdersIn(text: string, identity: string): readonly TextRange[] {
  if (identity === '') return [];
  return readMessage(text).placeholders.filter(
    (one) => one.identity === identity || one.text === identity,
  );
}

/** The places of the name of an argument: `name` in `{name}` and `{ name, number}`. */
export function argumentPlaces(text: string, name: string): readonly TextRange[] {
  if (name === '') return [];
  const pattern = new RegExp(String.raw`(?<=\{\s*)${escapeRegExp(name)}(?=\s*[,}])`, 'gu');
  return [...text.matchAll(pattern)].map(rangeOf);
}

/** `name` of `{name}` and `{name, number}`. */
export function nameOfArgument(argument: string): string {
  return /^\{\s*([^\s,{}]+)/u.exec(argument)?.[1] ?? '';
}

/** The places of a key of a plural or select before its branch: `few` in `few {…}`. */
export function branchPlaces(text: string, key: string): readonly TextRange[] {
  if (key === '') return [];
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}_=])${escapeRegExp(key)}(?=\s*\{)`, 'gu');
  return [...text.matchAll(pattern)].map(rangeOf);
}

/** The place of what is in the text once. */
export function onlyPlace(text: string, part: string): TextRange | undefined {
  const place = lastPlace(text, part);
  return place?.start === text.indexOf(part) ? place : undefined;
}

export function firstPlace(text: string, part: string): TextRange | undefined {
  const start = part === '' ? -1 : text.indexOf(part);
  return start < 0 ? undefined : { start, end: start + part.length };
}

export function lastPlace(text: string, part: string): TextRange | undefined {
  const start = part === '' ? -1 : text.lastIndexOf(part);
  return start < 0 ? undefined : { start, end: start + part.length };
}

export function matchPlace(text: string, pattern: RegExp): TextRange | undefined {
  const match = pattern.exec(text);
  return match === null ? undefined : rangeOf(match);
}

function rangeOf({ 0: found, index }: RegExpExecArray): TextRange {
  return { start: index, end: index + found.length };
}

/** The text with another stretch in the place of one. */
export function replaced(text: string, { start, end }: TextRange, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}
