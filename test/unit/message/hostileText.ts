import * as fc from 'fast-check';
import { messages } from './messages.ts';

const halves = String.raw`{ } {{ }} % %( ) $t( @: @ < > <!-- <a·b=" " ' & ; [ ] ]( ( \ http:// www. XPH xph ⟦ ⟧ q QQ`;
const wholes = String.raw`{x} %s %1$s %% $A$ $1 <b> </b> <br/> &amp; \n \" me@a.bc ⟦0⟧ ⟦Q1⟧ [[0]] 【2】 XPH0X <x·id="0"/>`;
const others = [
  '${',
  '`',
  '``',
  '{n, plural, one {a} other {b}}',
  ' ',
  '\n',
  '\t',
  '\u{A0}',
  '\u{FEFF}',
  '\u{200B}',
  '\u{D800}',
];
const words = 'word Wörter 言葉 😀 . … , : 0 1 １ X';

const fragments = [halves, wholes, words]
  .flatMap((line) => line.split(' '))
  .map((fragment) => fragment.replace('·', ' '))
  .concat(others);

/** Text that is mixed from placeholders, halves of placeholders, our own tokens and words. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...fragments) },
      { weight: 1, arbitrary: fc.constantFrom(...messages.map(({ text }) => text)) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''));
