import * as fc from 'fast-check';

export const strangeNames = [
  '',
  '0',
  '7',
  'a',
  'b',
  'a.b',
  'a/b',
  '"',
  '\\',
  '😀',
  '__proto__',
  'constructor',
  '// x',
  '@',
  '$schema',
  'yes',
  'null',
  '1.0',
  'hello',
  'two words',
  'a: b',
  '- a',
  '? a',
  'a #b',
  'a\nb',
  '[x]',
  '&a',
  '*a',
  '!a',
  'x'.repeat(1_030),
];

const words = fc.constantFrom(
  'Hello',
  'the',
  "don't",
  '"now"',
  '- b',
  '# no',
  '%{name}',
  '{x}',
  'key: value',
  'end:',
  'yes',
  '1',
  'a, b',
  '\t',
  '',
  'ä',
  '---',
  '? x',
  '@x',
  'a long sentence that goes on and on until it is wider than most',
);
const gaps = fc.constantFrom(' ', ' ', ' ', ' ', '\n', '\n\n', '\n ', ' \n');

/** Words with blanks and line breaks between them, and seldom around them. */
const sentence = fc
  .array(fc.tuple(words, gaps), { minLength: 1, maxLength: 7 })
  .map((pairs) => pairs.flat().join(''))
  .chain((text) => fc.constantFrom(text.trim(), text.trim(), text.trim(), text, `  ${text}`));

export const strangeText = fc.oneof(
  sentence,
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    '',
    ' ',
    'ä',
    '€ 5',
    '😀',
    '</b>',
    '"',
    '\\',
    '\u2028',
    '// x',
    '/* x */',
    '{',
    '\ud800',
    '\u00a0',
  ),
);
