import type { Placeholder } from './placeholder.ts';
import { atSign } from './scan/atSign.ts';
import { braces } from './scan/braces.ts';
import { dollar } from './scan/dollar.ts';
import { escape, startsPath } from './scan/escape.ts';
import { keyReference } from './scan/keyReference.ts';
import { Lookahead } from './scan/lookahead.ts';
import { code, linkEnd, linkStart } from './scan/markdown.ts';
import { entity, tag } from './scan/markup.ts';
import { percent } from './scan/percent.ts';
import type { Match, ScanPlace, ScanRule } from './scan/scanRule.ts';
import { underscores } from './scan/underscores.ts';
import { bareUrl, url } from './scan/url.ts';

/** Stands for a placeholder in {@link MessageText.prose}; the object replacement character. */
export const gap = '\u{FFFC}';

/** A message, taken apart once for all checks. */
export interface MessageText {
  readonly text: string;
  readonly placeholders: readonly Placeholder[];
  /** The text between, before and after the placeholders, one more than there are of those. */
  readonly pieces: readonly string[];
  /** The pieces with a {@link gap} for each placeholder; `$5` stays, because it may well be a price. */
  readonly prose: string;
}

/** The texts that were read last, the oldest first: each of them is looked at by many, one after the other. */
const recent = new Map<string, MessageText>();
const mostRecent = 32;
/** Characters of a text that is kept. */
const longest = 10_000;

export function readMessage(text: string): MessageText {
  const known = recent.get(text);
  if (known !== undefined) return known;
  const message = takeApart(text);
  if (text.length > longest) return message;
  recent.set(text, message);
  for (const oldest of recent.keys()) {
    if (recent.size <= mostRecent) break;
    recent.delete(oldest);
  }
  return message;
}

function takeApart(text: string): MessageText {
  const placeholders = scanPlaceholders(text);
  const pieces: string[] = [];
  let prose = '';
  let at = 0;
  for (const { start, end, text: found } of placeholders) {
    pieces.push(text.slice(at, start));
    prose += text.slice(at, start) + (/^\$\d$/.test(found) ? found : gap);
    at = end;
  }
  pieces.push(text.slice(at));
  return { text, placeholders, pieces, prose: prose + text.slice(at) };
}

type Rules = ReadonlyMap<string, ScanRule>;

const allRules: Rules = new Map([
  ['{', braces],
  ['%', percent],
  ['$', dollar],
  ['@', atSign],
  ['<', tag],
  ['&', entity],
  ['[', (place) => keyReference(place) ?? linkStart(place)],
  ['!', linkStart],
  [']', linkEnd],
  ['`', code],
  [':', url],
  ['w', bareUrl],
  ['\\', escape],
  ['_', underscores],
]);

/** Every rule begins at one of these characters. */
const beginning = /[{%$@<&[\]!`:\\_]|w(?=ww\.)/g;

/** The first place at or after `from` where a rule may begin; -1 where there is none. */
function nextBeginning(text: string, from: number): number {
  beginning.lastIndex = from;
  return beginning.test(text) ? beginning.lastIndex - 1 : -1;
}

const argumentRules: Rules = new Map([
  ['{', braces],
  ['%', percent],
]);

/**
 * Finds everything in a message that a translation must leave alone, in order and without overlap. All syntaxes are
 * known at once, whatever the file's format is: what is protected without need costs little, what is not may be lost.
 * Linear in the length of the text, also for hostile ones.
 */
export function scanPlaceholders(text: string): readonly Placeholder[] {
  return scan(text, allRules);
}

/** Finds the arguments within a tag, an address or code: `%s` in `<a href="%s">`. */
export function scanArguments(text: string): readonly Placeholder[] {
  return scan(text, argumentRules);
}

function scan(text: string, rules: Rules): readonly Placeholder[] {
  const first = nextBeginning(text, 0);
  if (first < 0) return [];
  const found: Placeholder[] = [];
  const ahead = new Lookahead(text);
  let floor = 0;
  let pathEnd = 0;
  for (let at = first; at >= 0; at = nextBeginning(text, at + 1)) {
    const char = text.charAt(at);
    if (char === '\\' && startsPath(text, at)) pathEnd = wordEnd(ahead, at);
    const rule = char === '\\' && at < pathEnd ? undefined : rules.get(char);
    const match = rule?.({ ahead, text, at, floor });
    if (!match) continue;
    found.push(placeholder({ text, at }, match));
    floor = match.end;
    at = match.end - 1;
  }
  return found;
}

function wordEnd(ahead: Lookahead, at: number): number {
  return Math.min(ahead.next(' ', at), ahead.next('\n', at));
}

function placeholder({ text, at }: Pick<ScanPlace, 'text' | 'at'>, match: Match): Placeholder {
  const { kind, start = at, end } = match;
  const found = text.slice(start, end);
  return { start, end, kind, text: found, identity: match.identity ?? found };
}
