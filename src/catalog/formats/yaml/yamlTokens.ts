import type { TreeContainer } from '../tree/node.ts';
import { unescapeDouble } from './yamlScalar.ts';

/** The text of a key, quotes included, when a colon follows it. */
export function keyIn(rest: string): string | undefined {
  const quoted = quotedIn(rest);
  if (quoted !== undefined)
    return /^[ \t]*:(?:[ \t]|$)/.test(rest.slice(quoted.length)) ? quoted : undefined;
  const colon = rest.search(/:(?:[ \t]|$)/);
  const key = withoutBlanksBehind(rest.slice(0, Math.max(colon, 0)));
  return key === '<<' || /[ \t]#/.test(key) || !startsPlain(key) ? undefined : key;
}

/** Text in quotes at the start; undefined when the quotes do not end. */
export function quotedIn(rest: string): string | undefined {
  const quote = rest[0];
  if (quote !== '"' && quote !== "'") return undefined;
  for (let at = 1; at < rest.length; at += 1) {
    if (rest[at] === '\\' && quote === '"') at += 1;
    else if (rest[at] === quote && rest[at + 1] === quote && quote === "'") at += 1;
    else if (rest[at] === quote) return rest.slice(0, at + 1);
  }
  return undefined;
}

/** Text without quotes up to a comment, or an empty flow collection; undefined for what is not read here. */
export function plainIn(rest: string): string | undefined {
  const plain = withoutBlanksBehind(rest.replace(/[ \t]#[^]*$/, ''));
  const empty = /^(?:\{[ \t]*\}|\[[ \t]*\])$/.test(plain);
  return empty || (startsPlain(plain) && !/:(?:[ \t]|$)/.test(plain)) ? plain : undefined;
}

/** To YAML only the space and the tab are blanks; others, as the no-break space, are text. */
function withoutBlanksBehind(text: string): string {
  let end = text.length;
  while (text[end - 1] === ' ' || text[end - 1] === '\t') end -= 1;
  return text.slice(0, end);
}

function startsPlain(text: string): boolean {
  return /^(?:[^ \t\-?:,[\]{}#&*!|>'"%@`]|[-?:][^ \t,[\]{}])/.test(text);
}

/** Which container a plain scalar is, without members; undefined for any other text. */
export function emptyKind(plain: string): TreeContainer['kind'] | undefined {
  if (plain.startsWith('{')) return 'object';
  return plain.startsWith('[') ? 'array' : undefined;
}

/** Whether a plain scalar says that there is no value; an empty one does. */
export function isNull(plain: string): boolean {
  return /^(?:~|null|Null|NULL)?$/.test(plain);
}

/** What a key or a scalar says; undefined for an unknown escape. */
export function textOf(raw: string): string | undefined {
  if (raw.startsWith('"')) return unescapeDouble(raw.slice(1, -1));
  return raw.startsWith("'") ? raw.slice(1, -1).replaceAll("''", "'") : raw;
}
