import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { applyEdits } from '../../../../src/catalog/edit.ts';
import type { FormatId } from '../../../../src/catalog/formats/format.ts';
import { formatFor } from '../../../../src/catalog/formats/formats.ts';
import { nameEdits } from '../../../../src/project/findings/nameEdits.ts';
import { placeOf } from '../../../../src/project/findings/placeOf.ts';
import { finding } from '../../../../src/message/findings.ts';

/** Corrects the first message of a file where it has `got`. */
function corrected(text: string, got: string, term: string, id: FormatId = 'json'): string {
  const format = formatFor(id, 'en');
  const [message] = format.parse(text).messages;
  assert.ok(message);
  const start = message.value.indexOf(got);
  assert.ok(start >= 0);
  const at = { start, end: start + got.length };
  const found = { message, at, finding: finding('product-name-case', term, got) };
  const result = applyEdits(text, nameEdits(format, text, found));
  assert.equal(
    format.parse(result).messages[0]?.value,
    message.value.replace(got, () => term),
  );
  return result;
}

describe('nameEdits', () => {
  it('changes nothing but the name', () => {
    const text = '{\r\n  "a" : "caf\\u00e9: acme!" , // why\r\n}';
    assert.equal(corrected(text, 'acme', 'Acme'), text.replace('acme', 'Acme'));
  });

  it('writes the value anew where the name itself is escaped or has to be', () => {
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
    const [message] = format.parse('{"a": "acme"}').messages;
    assert.ok(message);
    const found = {
      message,
      at: { start: 0, end: 4 },
      finding: finding('product-name-case', 'Acme', 'acme'),
    };
    for (const text of ['{"a": "acmes"}', '{"b": "acme"}', '{"a": "acme"']) {
      assert.deepEqual(nameEdits(format, text, found), []);
    }
    assert.deepEqual(nameEdits(format, '{"a": "acme"}', { ...found, at: undefined }), []);
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
        const [message] = formatFor('json', 'en').parse(text).messages;
        assert.ok(message);
        const place = placeOf(text, message, { start, end: start + 4 });
        assert.equal(text.slice(place.offset, place.offset + place.length), 'acme');
        assert.equal(JSON.parse(`"${text.slice(7, place.offset)}"`), value.slice(0, start));
      }),
    );
  });
});
