import { escapeRegExp } from '../escapeRegExp.ts';
import type { Finding } from '../findings.ts';
import { scanPlaceholders } from '../placeholders/scanPlaceholders.ts';
import type { TextRange } from '../textRange.ts';

/** The part of a translation that a finding is about; nothing where it is about the whole, or about what is not there. */
export function findingPlace({ code, got }: Finding, text: string): TextRange | undefined {
  switch (code) {
    case 'placeholder-changed':
    case 'placeholder-extra':
    case 'tag-changed':
    case 'entity-changed':
    case 'entity-escaped-twice':
    case 'escape-changed':
    case 'markdown-changed':
    case 'url-changed':
      return placeholdersIn(text, got).at(-1) ?? onlyPlace(text, got);
    case 'placeholder-spacing':
    case 'icu-argument-type':
      return onlyPlace(text, got);
    case 'icu-argument-extra':
      return argumentPlaces(text, nameOfArgument(got))[0];
    case 'icu-unknown-category':
      return branchPlaces(text, got)[0];
    case 'numbers-changed':
      return onlyPlace(text, got);
    case 'double-space':
      return matchPlace(text, / {2,}(?=\S)/u);
    case 'invisible-character':
      return onlyOrFirst(text, characterOf(got));
    case 'end-punctuation':
      return lastPlace(text, got);
    default:
      return undefined;
  }
}

/** The placeholders that are this one, in their order. */
export function placeholdersIn(text: string, identity: string): readonly TextRange[] {
  if (identity === '') return [];
  return scanPlaceholders(text).filter((one) => one.identity === identity || one.text === identity);
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

/** The character that a finding names as `U+200B`. */
export function characterOf(codePoint: string): string {
  const code = Number.parseInt(codePoint.slice(2), 16);
  return Number.isNaN(code) ? '' : String.fromCodePoint(code);
}

function onlyPlace(text: string, part: string): TextRange | undefined {
  const place = lastPlace(text, part);
  return place?.start === text.indexOf(part) ? place : undefined;
}

function onlyOrFirst(text: string, part: string): TextRange | undefined {
  const start = part === '' ? -1 : text.indexOf(part);
  return start < 0 ? undefined : { start, end: start + part.length };
}

function lastPlace(text: string, part: string): TextRange | undefined {
  const start = part === '' ? -1 : text.lastIndexOf(part);
  return start < 0 ? undefined : { start, end: start + part.length };
}

function matchPlace(text: string, pattern: RegExp): TextRange | undefined {
  const match = pattern.exec(text);
  return match === null ? undefined : rangeOf(match);
}

function rangeOf({ 0: found, index }: RegExpExecArray): TextRange {
  return { start: index, end: index + found.length };
}
