import type { MessageText } from '../placeholders/messageText.ts';
import type { Check } from './check.ts';
import { scriptOf } from './languageHabits.ts';
import { replaced } from './places.ts';

/** Scripts whose characters are not those of the keys: people leave accelerators out, or add one in brackets. */
const withoutKeys: ReadonlySet<string> = new Set(['Hans', 'Hant', 'Jpan', 'Kore']);

const isSentence = /^(?:\S+\s+){5}\S|\S\s+\S+[.!]$/u;

/** Keyboard accelerators in menus: `&&File` and `&File`, `E&xit`. "AT&T" and "Q & A" have none. */
export const accelerator = {
  code: 'accelerator-changed',
  severity: 'warning',
  find: ({ source, target }) => {
    const [expected, got] = [accelerators(source), accelerators(target)];
    // A text without one is not a menu entry: an ampersand there is the word "and".
    const isChanged = expected.length > 0 && expected.length !== got.length;
    return isChanged ? [{ expected: expected.join(' '), got: got.join(' ') }] : [];
  },
  excuses: [
    ({ got }, { targetLocale }) =>
      got === '' && withoutKeys.has(scriptOf(targetLocale) ?? '') ? 'none' : undefined,
    // No menu has a sentence: "drag&drop" in it is the word "and".
    (_, { source }) =>
      /\p{L}{3}&\p{Ll}{3}/u.test(source) && isSentence.test(source) ? 'none' : undefined,
  ],
  fix: ({ target, pair }) => {
    const mark = pair?.source.includes('&&') ? '&&' : '&';
    const first = target.search(/\p{L}/u);
    if (first < 0) return [];
    return [replaced(target, { start: first, end: first }, mark), target.replace(mark, '')];
  },
} as const satisfies Check;

function accelerators({ prose }: MessageText): readonly string[] {
  if (!prose.includes('&')) return [];
  const marks = prose.matchAll(/(?<!&)&&?(?![&\s])[\p{L}\p{N}]/gu);
  const isSaid = prose.trim().split(/\s+/u).length >= manyWords;
  return [...marks].filter(({ index }) => !joinsWords(prose, index, isSaid)).map(([mark]) => mark);
}

/** Words of a text from which on it is no name of a command. */
const manyWords = 6;

/**
 * Within a word, before a capital or a letter of a script that has none (`R&D`, `Food&Drinks`, `提及&关键词`), and in a whole
 * sentence: "This drag&drop is not supported".
 */
function joinsWords(prose: string, at: number, isSaid: boolean): boolean {
  const around = prose.slice(Math.max(0, at - 2), at + 3);
  if (at === 0) return false;
  if (/[\p{L}\p{M}]&[\p{Lu}\p{Lo}]/u.test(around)) return true;
  return isSaid && /\p{Ll}&\p{Ll}/u.test(around);
}
