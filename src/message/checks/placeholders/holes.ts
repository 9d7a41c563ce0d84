import type { MessageSyntax } from '../../syntax.ts';
import { looseTokens } from '../../placeholders/looseTokens.ts';
import { gap, type MessageText } from '../../placeholders/messageText.ts';
import type { Found } from '../check.ts';
import { escapeRegExp } from '../../escapeRegExp.ts';
import { languageOf } from '../languageHabits.ts';

/** A sign that leans on what is beside it, and what is left where that went away. */
interface Sign {
  /** With a placeholder where it leans, in {@link shapeOf}. */
  readonly held: RegExp;
  /** Alone. */
  readonly alone: RegExp;
}

/** Where one or more placeholders are, markup among them. */
const value = String.raw`(?<!${gap})${gap}+`;
const wide: Readonly<Record<string, string>> = {
  '.': '.。．',
  ',': ',，、',
  '!': '!！',
  '?': '?？',
  ':': ':：',
  ';': ';；',
};

/** `{name}?` and ` ?`: nothing before it but a space, or the start of the text. */
const marks = Object.entries(wide).map(([name, mark]): Sign & { readonly name: string } => {
  // Some people write a space before a colon that introduces a value.
  const sign = name === ':' ? String.raw`[${mark}](?!\s*${gap})` : `[${mark}]`;
  return {
    name,
    held: new RegExp(`${value}[${mark}]`, 'gu'),
    alone: new RegExp(
      String.raw`(?:^|\n[ \t]*|(?<=[\p{L}\p{M}\p{N}"”’»)\]%:,;])\s+)${sign}(?=\s|$|["”’»)\]])`,
      'gu',
    ),
  };
});

const pairs = [
  '()',
  '[]',
  '（）',
  '【】',
  '""',
  '“”',
  '„“',
  '„”',
  '«»',
  '‹›',
  '‘’',
  '「」',
  '『』',
];
const signsOf = (place: number) =>
  `[${pairs.map((pair) => escapeRegExp(pair.charAt(place))).join('')}]`;

/** `({name})` and `()`. */
const enclosures: Sign = {
  held: new RegExp(`${signsOf(0)}\\s?${value}\\s?${signsOf(1)}`, 'gu'),
  alone: new RegExp(
    pairs.map((pair) => Array.from(pair, escapeRegExp).join(String.raw`\s*`)).join('|'),
    'gu',
  ),
};

/** `{percent} %` and `%`, `€{price}` and `€`. */
const amount = String.raw`[\p{Nd}${gap}]`;
const units: Sign = {
  held: new RegExp(`${value}\\s?[%‰€£¥]|[%‰€£¥]\\s?${value}`, 'gu'),
  alone: new RegExp(`(?<!${amount}\\s?)[%‰€£¥](?!\\s?${amount})`, 'gu'),
};

/** The signs that a language has a space before. */
const spaced: Readonly<Record<string, string>> = { fr: '!?:;', br: '!?:;', co: '!?:;', ko: ':' };

/** What a placeholder that went elsewhere left in its place: ` ?`, `()`, `""`, or a bare `%`. */
export function holes(
  source: MessageText,
  target: MessageText,
  { syntax, locale }: { readonly syntax: MessageSyntax; readonly locale: string },
): readonly Found[] {
  const [from, to] = [shapeOf(source, syntax), shapeOf(target, syntax)];
  if (!from.includes(gap) || !to.includes(gap)) return [];
  const habit = spaced[languageOf(locale)] ?? '';
  const leaning = marks.filter(({ name }) => !habit.includes(name));
  return [...leaning, enclosures, units].flatMap((sign) => {
    const held = from.match(sign.held) ?? [];
    if (held.length <= (to.match(sign.held)?.length ?? 0)) return [];
    const alone = to.match(sign.alone) ?? [];
    if (alone.length <= (from.match(sign.alone)?.length ?? 0)) return [];
    return [{ expected: shown(held[0] ?? ''), got: alone.at(-1) ?? '' }];
  });
}

const shown = (shape: string): string => shape.replaceAll(gapRun, '…');
const gapRun = new RegExp(value, 'gu');

/** The text with a sign for each placeholder, those that only some programs read among them. */
function shapeOf(message: MessageText, syntax: MessageSyntax): string {
  const loose = looseTokens(message, syntax).filter(({ kind }) => kind !== 'pipe');
  let shape = '';
  let at = 0;
  const all = [...message.placeholders, ...loose].sort((a, b) => a.start - b.start);
  for (const { start, end } of all) {
    if (start < at) continue;
    shape += message.text.slice(at, start) + gap;
    at = end;
  }
  return shape + message.text.slice(at);
}
