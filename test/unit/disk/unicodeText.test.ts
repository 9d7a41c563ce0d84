import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { decodeUnicode, encodeUnicode, isAscii, writtenAs } from '../../../src/disk/unicodeText.ts';

describe('bytes that show how they are meant', () => {
  const bytes = (...all: readonly number[]) => Uint8Array.from(all);

  it('come back as they were, in each encoding', () => {
    const text = fc.string({ unit: 'grapheme' }).map((one) => one.replaceAll('\0', ''));
    const encoding = fc.constantFrom('utf-8', 'utf-16le', 'utf-16be');
    fc.assert(
      fc.property(text, encoding, (text, encoding) => {
        const marked = `\ufeff${text}`;
        assert.deepEqual(decodeUnicode(encodeUnicode(marked, encoding)), {
          text: marked,
          encoding,
        });
      }),
    );
  });

  it('are UTF-8 without a mark', () => {
    assert.deepEqual(decodeUnicode(encodeUnicode('über', 'utf-8')), {
      text: 'über',
      encoding: 'utf-8',
    });
  });

  it('are not those of other encodings', () => {
    assert.equal(decodeUnicode(bytes(0xfc, 0x62, 0x65, 0x72)), undefined, 'Windows-1252');
    assert.equal(decodeUnicode(encodeUnicode('{"a":"b"}', 'utf-16le')), undefined, 'no mark');
    assert.equal(decodeUnicode(bytes(0xff, 0xfe, 0x00, 0x00, 0x7b, 0, 0, 0)), undefined, 'UTF-32');
    assert.equal(decodeUnicode(bytes(0xff, 0xfe, 0x7b)), undefined, 'half a character');
    assert.equal(decodeUnicode(bytes(0xff, 0xfe, 0x00, 0xd8)), undefined, 'half a pair');
  });

  it('tell nothing where all are ASCII', () => {
    assert.equal(isAscii(encodeUnicode('{"a": "b"}\r\n', 'utf-8')), true);
    assert.equal(isAscii(encodeUnicode('ü', 'utf-8')), false);
    assert.equal(isAscii(encodeUnicode('ab', 'utf-16le')), false);
  });

  it('say how the editor writes', () => {
    assert.equal(writtenAs(bytes(0xc3, 0xa9)), 'utf-8');
    assert.equal(writtenAs(bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa9)), 'utf-8 with mark');
    assert.equal(writtenAs(bytes(0xe9)), 'other', 'Windows-1252');
    assert.equal(writtenAs(bytes(0xff, 0xfe, 0xe9, 0x00)), 'other', 'UTF-16');
    assert.equal(writtenAs(undefined), 'other', 'it cannot');
  });
});
