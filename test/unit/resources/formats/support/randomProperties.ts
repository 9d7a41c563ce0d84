import * as fc from 'fast-check';
import type { Pick } from './randomJson.ts';
import { strangeNames, strangeText } from './randomText.ts';

type Line = readonly [key: string, value: string];

const key = fc.oneof(
  fc.constantFrom(...strangeNames, '#', '!x', ' a', 'a=b', 'a:b\t', 'menu.file', 'ä.ö'),
  strangeText,
);

export const randomLines: fc.Arbitrary<readonly Line[]> = fc.uniqueArray(
  fc.tuple(key, strangeText),
  {
    selector: ([key]) => key,
    maxLength: 8,
  },
);

const eols = ['\n', '\r\n', '\r'];
const separators = [
  '=',
  ' = ',
  ':',
  ' :\t',
  '= ',
  ' \f=\\\n  ',
  ' ',
  '\t',
  '=\\\r\n\t',
  ' \\\n = ',
];
const between = [
  '',
  '',
  '# comment one',
  '  ! comment two \\',
  ' \t',
  '#',
  '\f',
  '#a=x',
  '! ä \\u12',
];

/**
 * The text of the lines with separators, comments, escapes and broken lines as `pick` wants them. Now and then a key
 * stands twice, and the file ends in a backslash that continues nothing.
 */
export function randomPropertiesText(lines: readonly Line[], pick: Pick): string {
  const choose = (from: readonly string[]) => from[pick(from.length)] ?? '';
  const eol = choose(eols);
  const spelling = { eol, raw: pick(2) === 0, capitals: pick(2) === 0 };
  const written = lines.flatMap(([key, value]) => {
    const name = show(key, /[\s=:#!\\]/, spelling, pick);
    const isBare = value === '' && pick(2) === 0;
    const line = isBare ? name : name + choose(separators) + showValue(value, spelling, pick);
    if (pick(20) === 0) return [line, line];
    return pick(3) === 0 ? [choose(between), choose(['', '  ']) + line] : [line];
  });
  const mark = pick(5) === 0 ? '\uFEFF' : '';
  return (
    mark + written.join(eol) + choose(['', eol, eol + eol, `${eol}# comment end`, '\\', `\\${eol}`])
  );
}

/** With all that may be escaped, or with no more than has to be, and then with a line for each word now and then. */
function showValue(value: string, spelling: Spelling, pick: Pick): string {
  if (pick(2) === 0) return show(value, /[\s=:\\]/, spelling, pick);
  const words = pick(4) === 0 ? value.split(/(?<=[ \n])/) : [value];
  const onward = `\\${spelling.eol}${['', '  ', '\t'][pick(3)] ?? ''}`;
  return words.map((word) => show(word, /\\|^[ =:]|[\t\f]/, spelling, pick)).join(onward);
}

interface Spelling {
  readonly eol: string;
  /** Whether letters beyond ASCII are as they are. */
  readonly raw: boolean;
  readonly capitals: boolean;
}

function show(text: string, special: RegExp, { eol, raw, capitals }: Spelling, pick: Pick): string {
  return text
    .split('')
    .map((char) => {
      const code = char.charCodeAt(0);
      const mustEscape = code < 0x20 || (code > 0x7e && !raw) || (code >= 0xd800 && code <= 0xdfff);
      if (char === '\n' && pick(2) === 0) return '\\n';
      const digits = code.toString(16).padStart(4, '0');
      if (mustEscape) return `\\u${capitals ? digits.toUpperCase() : digits}`;
      if (special.test(char)) return code > 0x7e ? char : `\\${char}`;
      if (pick(40) === 0 && /[^a-z0-9]/i.test(char)) return `\\${char}`;
      return pick(14) === 0 ? `\\${pick(2) === 0 ? eol : '\n'} \t${char}` : char;
    })
    .join('');
}
