import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import type { FormatId } from '../../../../src/resources/formats/format.ts';
import { formatFor } from '../../../../src/resources/formats/formats.ts';
import { writtenStarts } from '../../../../src/resources/formats/writtenStarts.ts';

/** How the part of the first message is written that is in angle brackets in its value. */
function writtenPart(id: FormatId, text: string): string | undefined {
  const [message] = runSync(formatFor(id, 'en').parse(text)).messages;
  assert.ok(message);
  const { value, offset, length } = message;
  const written = text.slice(offset, offset + length);
  const starts = writtenStarts(written, value);
  return starts && written.slice(starts[value.indexOf('<')], starts[value.indexOf('>') + 1]);
}

describe('writtenStarts', () => {
  it('finds any part of a JSON string, however it is escaped', () => {
    const unit = fc.constantFrom('a', '"', '\\', '\n', '\t', 'é', '😀', "'", '/', 'u', '{', ' ');
    const spelled = (char: string, way: number) => {
      if (way === 0) return JSON.stringify(char).slice(1, -1);
      const units = Array.from({ length: char.length }, (_, i) => char.charCodeAt(i));
      return units.map((code) => `\\u${code.toString(16).padStart(4, '0')}`).join('');
    };
    const pieces = fc.array(fc.tuple(unit, fc.nat(1)));
    fc.assert(
      fc.property(pieces, pieces, pieces, (before, part, after) => {
        const write = (list: readonly (readonly [string, number])[]) =>
          list.map(([char, way]) => spelled(char, way)).join('');
        const value = [...before, ...part, ...after].map(([char]) => char).join('');
        const starts = writtenStarts(`"${write(before)}${write(part)}${write(after)}"`, value);
        const from = before.map(([char]) => char).join('').length;
        const to = from + part.map(([char]) => char).join('').length;
        assert.equal(starts?.[from], 1 + write(before).length);
        assert.equal(starts?.[to], 1 + write([...before, ...part]).length);
      }),
    );
  });

  it('knows the escapes and the long lines of the other formats', () => {
    const cases: readonly (readonly [FormatId, string, string | undefined])[] = [
      ['properties', 'a = caf\\u00e9 \\\n   <b\\u0041> x', '<b\\u0041>'],
      ['properties', "a = ''{0}'' <n>", '<n>'],
      ['yaml', 'a: plain \\n text\n  goes on <b> x\n', '<b>'],
      ['yaml', "a: 'it''s <b''c>'\n", "<b''c>"],
      ['yaml', 'a: "\\x41\\\n  <b\\tc> x"\n', '<b\\tc>'],
      ['yaml', 'a: |\n  one\n  two <b> x\n', '<b>'],
      ['yaml', 'a: >-\n  one\n  two <b\n  c> x\n', '<b\n  c>'],
      ['yaml', "a: 'one\n\n  two <b>'\n", '<b>'],
    ];
    for (const [id, text, part] of cases) assert.equal(writtenPart(id, text), part, text);
  });

  it('says nothing of a text that is not the value', () => {
    assert.equal(writtenStarts('"abc"', 'abd'), undefined);
    assert.equal(writtenStarts('"abc"', 'ab'), undefined);
    assert.equal(writtenStarts('"ab"', 'abc'), undefined);
  });
});
