import type { Check, Excuse } from './check.ts';
import { withoutGarbled } from './garbled.ts';
import { languageOf, scriptOf } from './languageHabits.ts';
import { firstPlace } from './places.ts';

// Controls except tab and line breaks, soft hyphen, zero-width space, marks, joiners, bidi controls, byte order mark.
const invisible =
  // oxlint-disable-next-line no-control-regex -- finding them is the point
  /[\u{0}-\u{8}\u{B}\u{C}\u{E}-\u{1F}\u{7F}-\u{9F}\u{AD}\u{61C}\u{180E}\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2064}\u{2066}-\u{2069}\u{FEFF}]/gu;
/** Zero-width joiners shape letters in these scripts, and the joiner forms emoji everywhere. */
const joinedScripts: ReadonlySet<string | undefined> = new Set(
  'Arab Deva Beng Gujr Guru Knda Mlym Orya Sinh Taml Telu Mong Khmr'.split(' '),
);
const rightToLeft: ReadonlySet<string | undefined> = new Set('Arab Hebr Syrc Thaa Nkoo'.split(' '));
const zeroWidthSpaced: ReadonlySet<string> = new Set(['th', 'lo', 'km', 'my']);

/**
 * Soft hyphens say where a long word may break, Arabic letters are joined or not in any language, and what is written from
 * right to left needs to say so.
 */
const isShaping: Excuse = ({ got }, { target }) => {
  const none = (isFine: boolean) => (isFine ? 'none' : undefined);
  if (/^U\+202[A-C]$/u.test(got)) return none(/\p{sc=Arab}|\p{sc=Hebr}/u.test(target));
  if (got === 'U+00AD') return none(/[\p{L}\p{Nd}]\u{AD}+\p{L}/u.test(target));
  return none(got === 'U+200C' && /\p{sc=Arab}\u{200C}/u.test(target));
};

/** Characters that nobody sees and that the source does not have. */
export const invisibleCharacter = {
  code: 'invisible-character',
  severity: 'warning',
  ofWholeTexts: true,
  find: ({ source, target, targetLocale }) => {
    if (!target.text.match(invisible)) return [];
    const all = withoutGarbled(target.text).match(invisible) ?? [];
    const known = new Set(source.text.match(invisible) ?? []);
    const emoji = /\p{Extended_Pictographic}/u.test(target.text);
    const strange = all.filter((char) => !known.has(char) && !belongs(char, targetLocale, emoji));
    return [...new Set(strange)].map((char) => ({ expected: '', got: codePointName(char) }));
  },
  excuses: [isShaping],
  place: ({ got }, target) => firstPlace(target, characterOf(got)),
  fix: ({ target, got }) => [target.replaceAll(characterOf(got), '')],
  isCertain: true,
} as const satisfies Check;

/** The character that a finding names as `U+200B`. */
function characterOf(codePoint: string): string {
  const code = Number.parseInt(codePoint.slice(2), 16);
  return Number.isNaN(code) ? '' : String.fromCodePoint(code);
}

function belongs(char: string, locale: string, emoji: boolean): boolean {
  const script = scriptOf(locale);
  if (char === '\u{200D}') return emoji || joinedScripts.has(script);
  if (char === '\u{200C}') return joinedScripts.has(script);
  if (char === '\u{200B}') return zeroWidthSpaced.has(languageOf(locale));
  return rightToLeft.has(script) && /[\u{61C}\u{200E}\u{200F}\u{2066}-\u{2069}]/u.test(char);
}

/** `U+202E`. */
export function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
