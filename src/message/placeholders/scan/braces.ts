import { type Match, type ScanPlace, type ScanRule, flatEnd, isEndTag } from './scanRule.ts';

const complexTypes: ReadonlySet<string> = new Set(['plural', 'select', 'selectordinal', 'choice']);
const nameStart = String.raw`[\p{L}\p{N}_$@#:./*+\-]`;
const nameRest = String.raw`[\p{L}\p{N}\p{M}_$@#:./*+\-\[\]'!|?=]*`;
/** A name of one or two words, or terms with operators. No class holds the space, so that there is little to try again. */
const word = nameStart + nameRest;
const name = new RegExp(`^${word}(?: ${word})?(?: [+*/%<>=!?:&|-]{1,3} ${word})*$`, 'u');
/** Its words get translated, so it is more than an argument. */
const choice = /^[^,]*,\s*choice\s*,/;
/** `{0:dd MMM yyyy}`, `{x!r:>10}`: what is after the colon is a format of any kind, unless a space makes it prose. */
const formatted =
  /^(?:[\p{L}\p{N}_.[\]]+(?:![a-z])?(?:,-?\d+)?:\S|[\p{L}\p{N}_.[\]]*![a-z]$|:[^\s\p{L}])/u;
/** `$count :number minimumFractionDigits=2` of MessageFormat 2, `NUMBER($x, …)` and `-brand(case: "…")` of Fluent. */
const called =
  /^(?:(?:\$[\p{L}\p{N}_.-]+ )?:[\w:.-]+(?: [\w:.-]+=\S+)*|\$[\p{L}\p{N}_.-]+(?: @\S+)+|[A-Z][A-Z\d_-]*\(.*\)|-[\w-]+\(.*\)|"[^"]*"|\|[^|]*\|)$/u;
/** `{x:{width}.{digits}f}`: a format with arguments of its own. */
const nestedFormat = /^\{[\w.]*(?:![a-z])?:(?:[^{}\s]|\{[\w.]*\})+\}$/;

/** `{x}`, `{{x}}`, `{x, number}`, `{x:format}`, `{'@'}`, `{}` and whole `{n, plural, …}` arguments. */
export const braces: ScanRule = (place) => {
  const { ahead, text, at } = place;
  if (ahead.next('}', at) >= text.length) return undefined;
  const next = text[at + 1];
  if (next === '{')
    return mustache(place, 3) ?? mustache(place, 2) ?? nestedMustache(place) ?? complex(place);
  const flat = next === '%' || next === '#' ? statement(place) : literal(place);
  return flat ?? argument(place) ?? complex(place) ?? formattedByArguments(place);
};

/** `{% if x %}` and `{# comment #}` of Jinja and its relatives. */
function statement({ ahead, text, at }: ScanPlace): Match | undefined {
  if (isEndTag(text, at + 2)) return undefined;
  const close = ahead.next(`${text.charAt(at + 1)}}`, at + 2);
  return close < text.length ? { kind: 'template', end: close + 2 } : undefined;
}

/** `{{PLURAL:$1|page|pages}}` of MediaWiki, known by its argument as those of ICU are. */
function wikiChoice(content: string): string | undefined {
  const [, type = '', argument = ''] = /^\s*(PLURAL|GENDER)\s*:([^|]*)\|/i.exec(content) ?? [];
  return type === '' ? undefined : `{{${type.toUpperCase()}:${argument.trim()}}}`;
}

/** `{{date, datetime(val: { year: 'numeric' })}}` */
function nestedMustache({ ahead, text, at }: ScanPlace): Match | undefined {
  const close = ahead.partner('{', '}', at);
  const isPair = close >= 0 && ahead.partner('{', '}', at + 1) === close - 1;
  if (!isPair || close - at > longest || isBlank(text, at + 2, close - 1)) return undefined;
  if (isEndTag(text, at + 2)) return undefined;
  const choice = wikiChoice(text.slice(at + 2, close - 1));
  if (choice !== undefined) return { kind: 'icu', end: close + 1, identity: choice };
  return { kind: 'mustache', end: close + 1 };
}

function formattedByArguments({ ahead, text, at }: ScanPlace): Match | undefined {
  const close = ahead.partner('{', '}', at);
  if (close < 0 || close - at > longest) return undefined;
  const isFormat = nestedFormat.test(text.slice(at, close + 1));
  return isFormat ? { kind: 'argument', end: close + 1 } : undefined;
}

/** Bounds what is read again where one brace holds many. */
const longest = 200;

function mustache({ ahead, text, at }: ScanPlace, width: 2 | 3): Match | undefined {
  if (!text.startsWith('{'.repeat(width), at)) return undefined;
  const close = flatEnd(ahead, at + width);
  if (close === undefined || !text.startsWith('}'.repeat(width), close)) return undefined;
  if (isBlank(text, at + width, close)) return undefined;
  const name = text.slice(at + width, close).trim();
  const choice = wikiChoice(name);
  if (choice !== undefined) return { kind: 'icu', end: close + width, identity: choice };
  const identity = `${'{'.repeat(width)}${name}${'}'.repeat(width)}`;
  return { kind: 'mustache', end: close + width, identity };
}

/** The vue-i18n way to write a special character: `{'@'}`, `{'{'}`. */
function literal({ ahead, text, at }: ScanPlace): Match | undefined {
  if (text[at + 1] !== "'") return quoted({ ahead, text, at });
  const close = ahead.next("'}", at + 2);
  const fits = close > at + 2 && close - at < 12 && close < text.length;
  return fits ? { kind: 'argument', end: close + 2 } : undefined;
}

/** The same in Fluent: `{ "{" }`. */
function quoted({ ahead, text, at }: Pick<ScanPlace, 'ahead' | 'text' | 'at'>): Match | undefined {
  const start = text.startsWith('{ "', at) ? at + 3 : at + 2;
  if (text[start - 1] !== '"') return undefined;
  const close = ahead.next('"', start);
  const end = text[close + 1] === ' ' ? close + 2 : close + 1;
  return close - at < 12 && text[end] === '}' ? { kind: 'argument', end: end + 1 } : undefined;
}

function argument({ ahead, text, at }: ScanPlace): Match | undefined {
  const close = flatEnd(ahead, at + 1);
  if (close === undefined) return undefined;
  if (close === at + 1) return { kind: 'emptyArgument', end: close + 1 };
  const content = text.slice(at + 1, close);
  if (choice.test(content)) return undefined;
  const comma = content.indexOf(',');
  if (formatted.test(content.trim())) return { kind: 'argument', end: close + 1 };
  if (called.test(content.trim())) return { kind: 'argument', end: close + 1 };
  const named = name.test((comma < 0 ? content : content.slice(0, comma)).trim());
  const complete = comma < 0 || content.slice(comma + 1).trim() !== '';
  return named && complete ? { kind: 'argument', end: close + 1 } : undefined;
}

function complex({ ahead, text, at }: ScanPlace): Match | undefined {
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
