import { flatEnd } from './flatEnd.ts';
import type { Match, Place, Rule } from './rule.ts';

const complexTypes: ReadonlySet<string> = new Set(['plural', 'select', 'selectordinal', 'choice']);
const nameStart = String.raw`[\p{L}\p{N}_$@#:./*+\-]`;
const nameRest = String.raw`[\p{L}\p{N}\p{M}_$@#:./*+\-\[\]'!|?=]*`;
/** A name of one or two words, or terms with operators. No class holds the space, so that there is little to try again. */
const word = nameStart + nameRest;
const name = new RegExp(`^${word}(?: ${word})?(?: [+*/%<>=!?:&|-]{1,3} ${word})*$`, 'u');
/** Its words get translated, so it is more than an argument. */
const choice = /^[^,]*,\s*choice\s*,/;
/** `{0:dd MMM yyyy}`: what stands behind the colon is a format of any kind, unless a space makes it prose. */
const formatted = /^[\p{L}\p{N}_.]+(?:,-?\d+)?:\S/u;

/** `{x}`, `{{x}}`, `{x, number}`, `{x:format}`, `{'@'}`, `{}` and whole `{n, plural, …}` arguments. */
export const braces: Rule = (place) => {
  const { ahead, text, at } = place;
  if (ahead.next('}', at) >= text.length) return undefined;
  const doubled = text[at + 1] === '{';
  const flat = doubled
    ? (mustache(place, 3) ?? mustache(place, 2))
    : (literal(place) ?? argument(place));
  return flat ?? complex(place);
};

function mustache({ ahead, text, at }: Place, width: 2 | 3): Match | undefined {
  if (!text.startsWith('{'.repeat(width), at)) return undefined;
  const close = flatEnd(ahead, at + width);
  if (close === undefined || !text.startsWith('}'.repeat(width), close)) return undefined;
  if (isBlank(text, at + width, close)) return undefined;
  const name = text.slice(at + width, close).trim();
  const identity = `${'{'.repeat(width)}${name}${'}'.repeat(width)}`;
  return { kind: 'mustache', end: close + width, identity };
}

/** The vue-i18n way to write a special character: `{'@'}`, `{'{'}`. */
function literal({ ahead, text, at }: Place): Match | undefined {
  if (text[at + 1] !== "'") return undefined;
  const close = ahead.next("'}", at + 2);
  const fits = close > at + 2 && close - at < 12 && close < text.length;
  return fits ? { kind: 'argument', end: close + 2 } : undefined;
}

function argument({ ahead, text, at }: Place): Match | undefined {
  const close = flatEnd(ahead, at + 1);
  if (close === undefined) return undefined;
  if (close === at + 1) return { kind: 'emptyArgument', end: close + 1 };
  const content = text.slice(at + 1, close);
  if (choice.test(content)) return undefined;
  const comma = content.indexOf(',');
  if (formatted.test(content.trim())) return { kind: 'argument', end: close + 1 };
  const named = name.test((comma < 0 ? content : content.slice(0, comma)).trim());
  const complete = comma < 0 || content.slice(comma + 1).trim() !== '';
  return named && complete ? { kind: 'argument', end: close + 1 } : undefined;
}

function complex({ ahead, text, at }: Place): Match | undefined {
  const end = ahead.partner('{', '}', at);
  if (end < 0) return undefined;
  const [variable = '', type = '', rest] = text
    .slice(at + 1, ahead.next('{', at + 1))
    .split(',', 3);
  if (rest === undefined || variable.trim() === '' || !complexTypes.has(type.trim()))
    return undefined;
  return { kind: 'icu', end: end + 1, identity: `{${variable.trim()}, ${type.trim()}}` };
}

function isBlank(text: string, start: number, end: number): boolean {
  return text.slice(start, end).trim() === '';
}
