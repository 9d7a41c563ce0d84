import type { Excuse } from '../check.ts';

/** Longer texts are no messages with an example in them. */
const longest = 10_000;
const mostStarts = 8;

/**
 * Escapes in an example of JSON say nothing where the translation has the same example, spelled or laid out in another way:
 * `{\"name\": \"x\"}` for `{"name": "x"}`.
 */
export const isInJsonSample: Excuse = (_, { source, target, codesAfter }) => {
  const [from, to] = [sampleIn(source), sampleIn(target)];
  if (!from || !to || !isAlike(from.value, to.value)) return undefined;
  const rest = (text: string) => sampleIn(text)?.rest ?? text;
  return codesAfter(rest).has('escape-changed') ? undefined : 'info';
};

interface Sample {
  readonly value: object;
  /** The text around it. */
  readonly rest: string;
}

function sampleIn(text: string): Sample | undefined {
  if (text.length > longest) return undefined;
  const starts = [...text.matchAll(/[{[]/gu)].slice(0, mostStarts);
  for (const { 0: bracket, index } of starts) {
    const end = text.lastIndexOf(bracket === '{' ? '}' : ']') + 1;
    const value = end > index ? parsed(text.slice(index, end)) : undefined;
    if (value !== undefined) return { value, rest: text.slice(0, index) + text.slice(end) };
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

/** Whether two values have the same members of the same types; texts and numbers may differ. */
function isAlike(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return typeof a === typeof b && (a === null) === (b === null);
  const [own, others] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  if (Array.isArray(a) !== Array.isArray(b) || own.size !== others.size) return false;
  return [...own].every(([name, value]) => others.has(name) && isAlike(value, others.get(name)));
}
