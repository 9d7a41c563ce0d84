import { finding } from '../findings.ts';
import type { MessageText } from '../placeholders/messageText.ts';
import type { Check } from './check.ts';

/** Keyboard accelerators in menus: `&&File` and `&File`, `E&xit`. "AT&T" and "Q & A" have none. */
export const accelerator: Check = ({ source, target }) => {
  const [expected, got] = [accelerators(source), accelerators(target)];
  // A text without one is not a menu entry: an ampersand there is the word "and".
  const changed = expected.length > 0 && expected.length !== got.length;
  return changed ? [finding('accelerator-changed', expected.join(' '), got.join(' '))] : [];
};

function accelerators({ prose }: MessageText): readonly string[] {
  if (!prose.includes('&')) return [];
  const marks = prose.matchAll(/(?<!&)&&?(?![&\s])[\p{L}\p{N}]/gu);
  return [...marks].filter(({ index }) => !joinsWords(prose, index)).map(([mark]) => mark);
}

/** Within a word, before a capital or a letter of another script than the keyboard's: `R&D`, `Food&Drinks`, `提及&关键词`. */
function joinsWords(prose: string, at: number): boolean {
  const around = prose.slice(Math.max(0, at - 2), at + 3);
  return at > 0 && /[\p{L}\p{M}]&(?:\p{Lu}|(?!\p{Script=Latin})\p{L})/u.test(around);
}
