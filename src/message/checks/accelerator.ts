import { finding } from '../findings.ts';
import type { MessageText } from '../messageText.ts';
import type { Check } from './check.ts';

/** Keyboard accelerators in menus: `&&File` and `&File`, `E&xit`. "AT&T" and "Q & A" have none. */
export const accelerator: Check = ({ source, target }) => {
  const [expected, got] = [accelerators(source), accelerators(target)];
  const changed = expected.length !== got.length;
  return changed ? [finding('accelerator-changed', expected.join(' '), got.join(' '))] : [];
};

function accelerators({ prose }: MessageText): readonly string[] {
  const marks = prose.matchAll(/(?<!&)&&?(?![&\s])[\p{L}\p{N}]/gu);
  return [...marks].filter(({ index }) => !joinsWords(prose, index)).map(([mark]) => mark);
}

/** A capital behind it within a word: `R&D`, `Food&Drinks`. */
function joinsWords(prose: string, at: number): boolean {
  return /^\p{L}&\p{Lu}/u.test(prose.slice(Math.max(0, at - 1), at + 2)) && at > 0;
}
