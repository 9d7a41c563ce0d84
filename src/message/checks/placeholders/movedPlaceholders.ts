import type { MessageText } from '../../placeholders/messageText.ts';
import type { Placeholder } from '../../placeholders/placeholder.ts';
import { holdsNothing } from '../../placeholders/tagStructure.ts';
import { onPurpose, type Check, type Found } from '../check.ts';
import { isMoment } from '../patternText.ts';
import { uniquePlaceholders } from '../uniquePlaceholders.ts';

// French sets its quotation marks off with a space; Hebrew has its own, the gershayim.
const quoteBefore = /(?:["'“”„‘’‚«»‹›「」『』《》〈〉״׳]|[«‹][ \u00a0\u202f])$/;
const quoteBehind = /^(?:["'“”„‘’‚«»‹›「」『』《》〈〉״׳]|[ \u00a0\u202f][»›])/;

/** A placeholder that was within quotes, a tag or a link, and now is elsewhere. */
export const movedPlaceholders = {
  code: 'placeholder-moved',
  severity: 'warning',
  find: ({ source, target }) => {
    if (source.placeholders.length === 0) return [];
    const [before, after] = [containers(source), containers(target)];
    const targets = uniquePlaceholders(target);
    const found: Found[] = [];
    for (const [identity, placeholder] of uniquePlaceholders(source)) {
      const counterpart = targets.get(identity);
      const [expected, got] = [before.get(placeholder), counterpart && after.get(counterpart)];
      if (!expected || got === undefined || got === expected) continue;
      found.push({ expected: expected + identity, got: got + identity });
    }
    return found;
  },
  excuses: [isMoment, onPurpose],
} as const satisfies Check;

/** What is around each placeholder that is not markup: the innermost tag or link, and a quotation mark if quoted. */
function containers({ text, placeholders }: MessageText): ReadonlyMap<Placeholder, string> {
  const found = new Map<Placeholder, string>();
  const open: string[] = [];
  for (const placeholder of placeholders) {
    const { kind, start, end } = placeholder;
    if (kind === 'tag' || kind === 'link') {
      track(open, placeholder.text);
      continue;
    }
    const before = text.slice(Math.max(0, start - 2), start);
    const quoted = quoteBefore.test(before) && quoteBehind.test(text.slice(end, end + 2));
    found.set(placeholder, (open.at(-1) ?? '') + (quoted ? '"' : ''));
  }
  return found;
}

/** Follows tags and links as they open and close. */
function track(open: string[], markup: string): void {
  if (markup.startsWith('</') || markup.startsWith(']')) open.pop();
  else if (!holdsNothing(markup)) open.push(markup);
}
