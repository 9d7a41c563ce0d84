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

  it('gives all bytes back that are in a text', () => {
    const ascii = fc.integer({ min: 1, max: 0x7f });
    const accented = fc.integer({ min: 0xa0, max: 0xff }).map((byte) => [byte, 0x61]);
    fc.assert(
      fc.property(fc.array(fc.oneof(ascii, accented), { maxLength: 10_000 }), (parts) => {
        const bytes = Uint8Array.from(parts.flat());
        assert.deepEqual(encodeLatin1(decodeLatin1(bytes) ?? ''), bytes);
      }),
    );
    assert.equal(decodeLatin1(Uint8Array.of(0x61, 0)), undefined);
  });

  it('is not what files in other encodings are in', () => {
    const others = {
      'windows-1251': 'cff0e8e2e5f220ece8f0',
      'windows-1251, short words': 'efeee820e220ece8f02c20e5b8',
      'KOI8-R': 'f0d2c9d7c5d420cdc9d2',
      'ISO 8859-5': 'bfe0d8d2d5e220dcd8e0',
      'windows-1253': 'caebe5dff3e9ecef',
      'ISO 8859-8': 'f9ecede020f2e5ece9',
      'Shift JIS': '835c83748367834583468341',
      'EUC-JP': 'a4b3a4f3a4cba4c1a4cf',
      'EUC-KR': 'bec8b3e7c7cfbcbcbfe4',
      'GB 2312': 'c4e3bac3cac0bde7',
      'windows-1252': '4974927320352080',
      'windows-1250': '4d6f9e6e6f7374',
    };
    for (const [name, hex] of Object.entries(others)) {
      const bytes = Buffer.concat([Buffer.from('hello='), Buffer.from(hex, 'hex')]);
      assert.equal(decodeLatin1(bytes), undefined, name);
    }
  });

  it('is what languages of Western Europe are in', () => {
    const texts = [
      'a=Größe ändern, Übung\n# «À»\n',
      "a=L'été dernier, «\u00a0É\u00a0» où\n",
      'a=¿Ésta? ¡Sí, señor!',
      'a=Þú átt að sækja æðið á sjó',
      'a=Åben ø, Ærø; 20 °C, 3×4, £5 ½',
      'umlauts=ÄÖÜäöüß\nb=Größer als die Länge der Straße, für Übungen\nc=Schließen können wir spät',
      '# ···· ©©© ····\na=Ação não é à toa',
    ];
    for (const text of texts) assert.equal(decodeLatin1(Buffer.from(text, 'latin1')), text);
  });

  it('writes nothing that is then taken for another encoding', () => {
    for (const text of ['a=ÀÉÎÕÜ', 'a=łÀÉÎ', 'a=\u0080', 'a=Ïðèâåò\u0085']) {
      const written = escapedForLatin1(text);
      assert.equal(decodeLatin1(encodeLatin1(written)), written);
      assert.equal(valueOf(written), text.slice(2));
    }
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
        assert.equal(
          valueOf(decodeLatin1(encodeLatin1(escapedForLatin1(line))) ?? ''),
          edit ? value : 'é',
        );
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
