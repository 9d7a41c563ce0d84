import * as fc from 'fast-check';
import { type Pick, strangeNames, strangeText } from './randomJson.ts';

type Line = readonly [key: string, value: string];

const key = fc.oneof(
  fc.constantFrom(...strangeNames, '#', '!x', ' a', 'a=b', 'a:b\t'),
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
const separators = ['=', ' = ', ':', ' :\t', '= ', ' \f=\\\n  '];
const between = ['', '', '# comment one', '  ! comment two \\', ' \t', '#'];

/**
 * The text of the lines with separators, comments, escapes and broken lines as `pick` wants them. Now and then a key
 * stands twice, and the file ends in a backslash that continues nothing.
 */
export function randomPropertiesText(lines: readonly Line[], pick: Pick): string {
  const choose = (from: readonly string[]) => from[pick(from.length)] ?? '';
  const eol = choose(eols);
  const raw = pick(2) === 0;
  const written = lines.flatMap(([key, value]) => {
    const line =
      show(key, /[\s=:#!\\]/, raw, pick) + choose(separators) + show(value, /[\s=:\\]/, raw, pick);
    if (pick(20) === 0) return [line, line];
    return pick(3) === 0 ? [choose(between), choose(['', '  ']) + line] : [line];
  });
  const mark = pick(5) === 0 ? '\uFEFF' : '';
  return (
    mark + written.join(eol) + choose(['', eol, eol + eol, `${eol}# comment end`, '\\', `\\${eol}`])
  );
}

function show(text: string, special: RegExp, raw: boolean, pick: Pick): string {
  return text
    .split('')
    .map((char) => {
      const code = char.charCodeAt(0);
      const mustEscape = code < 0x20 || (code > 0x7e && !raw) || (code >= 0xd800 && code <= 0xdfff);
      if (mustEscape) return `\\u${code.toString(16).padStart(4, '0')}`;
      if (special.test(char)) return code > 0x7e ? char : `\\${char}`;
      return pick(12) === 0 ? `\\\n \t${char}` : char;
    })
    .join('');
}
