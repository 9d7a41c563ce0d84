import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { formatFor } from '../../../../src/resources/formats/formats.ts';
import {
  canBeRewritten,
  selectedValue,
  withTexts,
} from '../../../../src/project/corrections/corrections.ts';
import { unknownSyntax } from '../../../../src/message/syntax.ts';

const text = '{\n  "a": "Say \\"hi\\" to\\n{name} — caf\\u00e9",\n  "b": "Two"\n}\n';
const file = runSync(formatFor('json', 'en').parse(text));
const select = (part: string) => {
  const start = text.indexOf(part);
  const found = selectedValue(file, { start, end: start + part.length });
  return found?.message.value.slice(found.at.start, found.at.end);
};

describe('the part of a message that is selected', () => {
  it('is told through the escapes of its file', () => {
    assert.equal(select('hi'), 'hi');
    assert.equal(select('\\"hi\\"'), '"hi"');
    assert.equal(select('to\\n{name}'), 'to\n{name}');
    assert.equal(select('caf\\u00e9'), 'café');
    assert.equal(select('Two'), 'Two');
    assert.equal(select('"Two"'), 'Two');
  });

  it('leaves out an escape that is selected in part', () => {
    assert.equal(select('"hi\\'), 'hi');
    assert.equal(select('00e9'), undefined);
  });

  it('is nothing where more than a value is selected', () => {
    assert.equal(select('"b": "Two"'), undefined);
    assert.equal(select('Two"\n}'), undefined);
    assert.equal(select('"b"'), undefined);
  });

  it('is a part of the value wherever the selection is', () => {
    const place = fc.nat(text.length);
    fc.assert(
      fc.property(place, place, (one, other) => {
        const [start, end] = [Math.min(one, other), Math.max(one, other)];
        const found = selectedValue(file, { start, end });
        if (found === undefined) return;
        const { message, at } = found;
        const same = [{ at, text: message.value.slice(at.start, at.end) }];
        assert.equal(withTexts(message.value, same), message.value);
      }),
    );
  });
});

describe('a message that may be rewritten', () => {
  it('has words, and comes back as it was when nothing in it changed', () => {
    const may = (value: string) => canBeRewritten(value, 'en', unknownSyntax);
    assert.ok(may('Hello {name}'));
    assert.ok(may('{n, plural, one {# file} other {# files}}'));
    assert.ok(!may('{name}'));
    assert.ok(!may(' '));
    // Nothing of it is sent: the run says what is wrong with it.
    assert.ok(may('{n, plural, one {# file}'));
  });
});
