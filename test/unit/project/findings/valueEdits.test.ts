import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { applyEdits } from '../../../../src/resources/edit.ts';
import type { FormatId } from '../../../../src/resources/formats/format.ts';
import { formatFor } from '../../../../src/resources/formats/formats.ts';
import { placeOf } from '../../../../src/project/findings/placedFindings.ts';
import { valueEdits } from '../../../../src/project/findings/valueEdits.ts';

/** Corrects the first message of a file where it has `got`. */
function corrected(text: string, got: string, term: string, id: FormatId = 'json'): string {
  const format = formatFor(id, 'en');
  const [message] = runSync(format.parse(text)).messages;
  assert.ok(message);
  const start = message.value.indexOf(got);
  assert.ok(start >= 0);
  const value = message.value.replace(got, () => term);
  const edits = valueEdits(format, text, [{ message, value }]);
  assert.equal(edits.length, 1);
  const result = applyEdits(text, edits);
  assert.equal(runSync(format.parse(result)).messages[0]?.value, value);
  return result;
}

describe('valueEdits', () => {
  it('changes nothing but what differs', () => {
    const text = '{\r\n  "a" : "caf\\u00e9: acme!" , // why\r\n}';
    assert.equal(corrected(text, 'acme', 'Acme'), text.replace('acme', 'Acme'));
  });

  it('replaces what is escaped, and escapes what has to be', () => {
    assert.equal(corrected('{"a": "the \\u0061cme"}', 'acme', 'Acme'), '{"a": "the Acme"}');
    assert.equal(corrected('{"a": "acme"}', 'acme', '"A"'), '{"a": "\\"A\\""}');
  });

  it('is not led astray by escapes that look like the name', () => {
    assert.equal(corrected('{"a": "\\n x \\u006ew"}', 'nw', 'NW'), '{"a": "\\n x NW"}');
    assert.equal(corrected('{"a": "\\nw \\u006ew"}', 'nw', 'NW'), '{"a": "\\nw NW"}');
  });

  it('works in every format', () => {
    assert.equal(
      corrected('a = acme \\\n  cloud\n', 'acme', 'Acme', 'properties'),
      'a = Acme \\\n  cloud\n',
    );
    assert.equal(corrected('a: the acme # why\n', 'acme', 'Acme', 'yaml'), 'a: the Acme # why\n');
    const chrome = '{"a": {"message": "acme", "description": "acme"}}';
    assert.equal(corrected(chrome, 'acme', 'Acme', 'chrome'), chrome.replace('acme', 'Acme'));
  });

  it('changes nothing in a text that is not the one that was checked', () => {
    const format = formatFor('json', 'en');
    const [message] = runSync(format.parse('{"a": "acme"}')).messages;
    assert.ok(message);
    for (const text of ['{"a": "acmes"}', '{"b": "acme"}', '{"a": "acme"']) {
      assert.deepEqual(valueEdits(format, text, [{ message, value: 'Acme' }]), []);
    }
  });

  it('changes several values at once, each where it differs, and writes anew only what it has to', () => {
    const format = formatFor('json', 'en');
    const text = '{"a": "\\u0041 cme", "b": "x  y", "c": "z"}';
    const { messages } = runSync(format.parse(text));
    const wanted = ['A cne', 'x y', 'say "z"'];
    const values = messages.map((message, place) => ({ message, value: wanted[place] ?? '' }));
    const result = applyEdits(text, valueEdits(format, text, values));
    assert.deepEqual(
      runSync(format.parse(result)).messages.map(({ value }) => value),
      wanted,
    );
    const two = applyEdits(text, valueEdits(format, text, values.slice(0, 2)));
    assert.equal(two, '{"a": "\\u0041 cne", "b": "x y", "c": "z"}');
  });
});

describe('placeOf', () => {
  it('finds the stretch that is meant, or gives the whole value', () => {
    const piece = fc.constantFrom('acme', 'a', ' ', '"', '\n', 'é', '\\', 'n');
    fc.assert(
      fc.property(fc.array(piece), fc.array(piece), fc.boolean(), (before, after, escape) => {
        const value = `${before.join('')}acme${after.join('')}`;
        const start = before.join('').length;
        const literal = JSON.stringify(value);
        const text = `{"a": ${escape ? literal.replaceAll('é', '\\u00e9') : literal}}`;
        const [message] = runSync(formatFor('json', 'en').parse(text)).messages;
        assert.ok(message);
        const place = placeOf(text, message, { start, end: start + 4 });
        assert.equal(text.slice(place.offset, place.offset + place.length), 'acme');
        assert.equal(JSON.parse(`"${text.slice(7, place.offset)}"`), value.slice(0, start));
      }),
    );
  });
});
