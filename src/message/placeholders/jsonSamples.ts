import type { TextRange } from '../textRange.ts';

/** Longer texts are no messages with an example in them. */
const longest = 10_000;
const mostStarts = 8;

const space = String.raw`(?:\s|\\[nrt])*`;
/** The first member of an object; quotes may be escaped once more, and what JavaScript has may have others or none. */
const member = [
  String.raw`\\?"(?:[^"\\\n]|\\[^"\n]){0,100}\\?"\s*:`,
  String.raw`(?:'[^'\n]{1,100}'|[A-Za-z_$][\w$-]{0,60})\s*:\s*\\?["']`,
].join('|');
/** An object, or an array of texts, arrays or objects. */
const start = new RegExp(String.raw`\{(?=${space}(?:${member}))|\[(?=${space}(?:\\?"|[{[]))`, 'g');
const sign = /\\*"|[{}[\]]/g;

/** An example of data in JSON within a message. */
export interface JsonSample extends TextRange {
  /** Undefined where it holds what no JSON has, such as a placeholder or an ellipsis. */
  readonly value: object | undefined;
}

/**
 * The examples of JSON in a text, such as `{"name": "x"}` and `["de", "fr"]`: what is between their quotes is no sentence.
 * A single text in brackets is one only for who compares values.
 */
export function jsonSamples(text: string): readonly JsonSample[] {
  if (text.length > longest || !/["']/.test(text)) return [];
  const found: JsonSample[] = [];
  for (const { 0: bracket, index } of [...text.matchAll(start)].slice(0, mostStarts)) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    const end = closingEnd(text, index);
    if (end === undefined) continue;
    const value = parsed(text.slice(index, end));
    if (bracket === '{' || value !== undefined) found.push({ start: index, end, value });
  }
  return found;
}

/** Whether it can be nothing but data: `["Save"]` may be the name of a button. */
export function isCertainSample({ value }: JsonSample): boolean {
  if (!Array.isArray(value)) return true;
  return value.length > 1 || typeof value[0] === 'object';
}

/** Where the bracket at a place closes; brackets between quotes do not count. */
function closingEnd(text: string, from: number): number | undefined {
  sign.lastIndex = from;
  let quote: string | undefined;
  let isQuoted = false;
  let depth = 0;
  for (let match = sign.exec(text); match !== null; match = sign.exec(text)) {
    const [found] = match;
    if (found.endsWith('"')) {
      quote ??= found;
      if (found === quote) isQuoted = !isQuoted;
    } else if (!isQuoted) {
      depth += found === '{' || found === '[' ? 1 : -1;
      if (depth === 0) return sign.lastIndex;
    }
  }
  return undefined;
}

/** An object or array that is not empty, as it is or with the escapes of a string resolved. */
function parsed(text: string): object | undefined {
  const value = parse(text) ?? parse(String(parse(`"${text}"`)));
  const isSample = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  return isSample ? value : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
