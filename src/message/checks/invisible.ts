import { finding } from '../findings.ts';
import type { Check } from './check.ts';
import { languageOf, scriptOf } from './languageHabits.ts';
import { codePointName } from './unwritable.ts';

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

/** Characters that nobody sees and that the source does not have. */
export const invisibleCharacter: Check = ({ source, target, targetLocale }) => {
  const found = target.text.match(invisible);
  if (found === null) return [];
  const known = new Set(source.text.match(invisible) ?? []);
  const emoji = /\p{Extended_Pictographic}/u.test(target.text);
  const strange = found.filter((char) => !known.has(char) && !belongs(char, targetLocale, emoji));
  return [...new Set(strange)].map((char) =>
    finding('invisible-character', '', codePointName(char)),
  );
};

function belongs(char: string, locale: string, emoji: boolean): boolean {
  const script = scriptOf(locale);
  if (char === '\u{200D}') return emoji || joinedScripts.has(script);
  if (char === '\u{200C}') return joinedScripts.has(script);
  if (char === '\u{200B}') return zeroWidthSpaced.has(languageOf(locale));
  return rightToLeft.has(script) && /[\u{61C}\u{200E}\u{200F}\u{2066}-\u{2069}]/u.test(char);
}
