import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { isLatin1ByDefault } from '../../../../src/resources/formats/formatsByExtension.ts';
import { properties } from '../../../../src/resources/formats/properties/properties.ts';
import {
  decodeLatin1,
  encodeLatin1,
  escapedForLatin1,
  textOfBytes,
} from '../../../../src/resources/formats/properties/latin1.ts';

const valueOf = (text: string) => runSync(properties.parse(text)).get(['a'])?.value;

describe('ISO 8859-1', () => {
  it('is the encoding of .properties alone', () => {
    assert.deepEqual(
      ['a/m_de.properties', 'A.PROPERTIES', 'a.json', 'properties'].map(isLatin1ByDefault),
      [true, true, false, false],
    );
  });

  it('gives all bytes back, but for zero, which is in no text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ min: 1, maxLength: 10_000 }), (bytes) => {
        assert.deepEqual(encodeLatin1(decodeLatin1(bytes) ?? ''), bytes);
      }),
    );
    assert.equal(decodeLatin1(Uint8Array.of(0x61, 0)), undefined);
  });

  it('holds every text, as Java reads it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const [edit] = runSync(
          runSync(properties.parse('a=é\n')).write(
            [{ path: ['a'], value }],
            runSync(properties.parse('a=é\n')),
          ),
        );
        const line = `a=${edit?.text ?? 'é'}\n`;
        assert.equal(valueOf(decodeLatin1(encodeLatin1(line)) ?? ''), edit ? value : 'é');
      }),
    );
    assert.equal(escapedForLatin1('Łódź é 😀'), '\\u0141\u00f3d\\u017a é \\ud83d\\ude00');
  });

  it('is what bytes are read as that are no UTF-8', () => {
    assert.equal(textOfBytes('m.properties', Buffer.from('a=é', 'latin1')), 'a=é');
    assert.equal(textOfBytes('m.properties', Buffer.from('a=é')), 'a=é');
    assert.equal(textOfBytes('m.json', Buffer.from('"é"', 'latin1')), undefined);
  });
});
