import { finding, type Finding } from '../findings.ts';
import type { MessageText } from '../messageText.ts';
import type { Placeholder } from '../placeholder.ts';
import type { Check } from './check.ts';
import { isGenitive, isPrefix, mayGlueAfter, mayGlueBefore } from './locale.ts';
import { onceOnly } from './onceOnly.ts';

interface Around {
  readonly before: string;
  readonly after: string;
}

/** A space around a placeholder that was lost ("Hallo{name}") or came between it and its quote or bracket. */
export const spacing: Check = (pair) => {
  const sources = onceOnly(pair.source);
  const targets = onceOnly(pair.target);
  const found: Finding[] = [];
  for (const [identity, placeholder] of sources) {
    const counterpart = targets.get(identity);
    if (!counterpart) continue;
    const [expected, got] = [around(pair.source, placeholder), around(pair.target, counterpart)];
    const lost =
      lostBefore(expected, got, pair.targetLocale) || lostAfter(expected, got, pair.targetLocale);
    if (!lost && !wonBefore(expected, got) && !wonAfter(expected, got)) continue;
    found.push(finding('placeholder-spacing', shown(expected, identity), shown(got, identity)));
  }
  return found;
};

/** The two characters on each side. */
function around({ text }: MessageText, { start, end }: Placeholder): Around {
  return { before: text.slice(Math.max(0, start - 2), start), after: text.slice(end, end + 2) };
}

function lostBefore(expected: Around, got: Around, locale: string): boolean {
  const isGlued = /\s$/.test(expected.before) && /[\p{L}\p{N}]$/u.test(got.before);
  return isGlued && !mayGlueBefore(locale) && !isPrefix(got.before, locale);
}

function lostAfter(expected: Around, got: Around, locale: string): boolean {
  const isGlued = /^\s/.test(expected.after) && /^[\p{L}\p{N}]/u.test(got.after);
  return isGlued && !mayGlueAfter(locale) && !isGenitive(got.after, locale);
}

function wonBefore(expected: Around, got: Around): boolean {
  const mark = /["'“‘([{#@/=\-$]$/.exec(expected.before)?.[0];
  return (
    mark !== undefined &&
    got.before.length === 2 &&
    got.before.startsWith(mark) &&
    /\s$/.test(got.before)
  );
}

function wonAfter(expected: Around, got: Around): boolean {
  const mark = /^["'”’)\]}/=-]/.exec(expected.after)?.[0];
  return (
    mark !== undefined &&
    got.after.length === 2 &&
    got.after.endsWith(mark) &&
    /^\s/.test(got.after)
  );
}

function shown({ before, after }: Around, identity: string): string {
  return before + identity + after;
}
