import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import type { TmxPart, TmxUnit } from '../../../src/memory/tmx.ts';
import { tmxEnd, tmxStart, tmxUnit } from '../../../src/memory/writeTmx.ts';
import { violations } from './dtd.ts';
import { textsOf, tmxFile, tu, unitsOf } from './tmxFiles.ts';

const head = {
  sourceLocale: 'en',
  toolVersion: '0.1.0',
  created: new Date('2026-03-04T05:06:07.089Z'),
};
const fileOf = (...units: readonly TmxUnit[]): string =>
  tmxStart(head) + units.map((unit) => tmxUnit(unit) ?? '').join('') + tmxEnd;
const unit = (source: readonly TmxPart[], target: readonly TmxPart[]): TmxUnit => ({
  sourceLanguage: 'en',
  variants: [
    { language: 'en', segment: source },
    { language: 'pt-BR', segment: target },
  ],
});
const name = { code: '{name}' };

describe('a written TMX file', () => {
  it('is valid TMX 1.4, and says where it comes from', () => {
    const file = fileOf(unit(['Hello ', name, '!'], ['Olá, ', name, '!']));
    assert.deepEqual(violations(file), []);
    assert.match(
      file,
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<!DOCTYPE tmx SYSTEM "tmx14\.dtd">\n/,
    );
    assert.match(file, /srclang="en" datatype="plaintext" creationdate="20260304T050607Z"\/>/);
    assert.match(file, /<seg>Hello <ph x="1">\{name\}<\/ph>!<\/seg>/);
  });

  it('is valid without any unit', () => {
    assert.deepEqual(violations(fileOf()), []);
  });

  it('gives one code one number in all languages, in any order', () => {
    const [a, b] = [{ code: '{a}' }, { code: '<b>' }];
    const written = tmxUnit(unit([a, ' ', b, ' ', a], [b, ' ', a, ' ', a, { code: '%s' }])) ?? '';
    const numbers = [...written.matchAll(/<ph x="(\d)">/g)].map(([, number]) => number).join('');
    assert.equal(numbers, '1232134');
  });

  it('leaves out a unit that XML cannot hold', () => {
    for (const text of ['bell \u0007', 'half \ud83d', 'no \uffff']) {
      assert.equal(tmxUnit(unit(['x'], [text])), undefined);
      assert.equal(tmxUnit(unit([{ code: text }], ['x'])), undefined);
    }
    assert.ok(tmxUnit(unit(['tab \t, break \n, pair 👋'], ['\u0085\u200f'])));
  });

  it('comes back as it was', () => {
    const xmlText = fc
      .string({ unit: 'grapheme' })
      .filter((text) => text !== '' && tmxUnit(unit([text], ['x'])) !== undefined);
    const part: fc.Arbitrary<TmxPart> = fc.oneof(
      xmlText,
      xmlText.map((code) => ({ code })),
    );
    const segment = fc.array(part, { minLength: 1, maxLength: 6 }).map(joined);
    fc.assert(
      fc.property(segment, segment, (source, target) => {
        const file = fileOf(unit(source, target));
        assert.deepEqual(violations(file), []);
        assert.deepEqual(unitsOf(file), [unit(source, target)]);
      }),
    );
  });

  it('is checked by rules that find what is wrong', () => {
    assert.equal(violations(tmxFile(tu('en', 'a'))).length, 0);
    assert.deepEqual(violations(tmxFile('<tu/>')), ['tu holds ']);
    assert.deepEqual(violations(tmxFile('<tu><tuv><seg>a</seg></tuv></tu>')), [
      'tuv without xml:lang',
    ]);
    assert.deepEqual(violations(tmxFile('x')), ['body holds text']);
    assert.deepEqual(violations(tmxFile(tu('en', '<b/>'))), ['element b', 'seg holds b ']);
  });

  it('shows hostile texts as text', () => {
    const hostile = '"></seg><script>&]]>\r\n\u202e';
    const file = fileOf(unit([hostile], [{ code: hostile }]));
    assert.deepEqual(violations(file), []);
    assert.deepEqual(textsOf(unitsOf(file)), [[`en: ${hostile}`, `pt-BR: ${hostile}`]]);
  });
});

/** Neighbouring texts are one text in a file. */
function joined(parts: readonly TmxPart[]): readonly TmxPart[] {
  const all: TmxPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part;
    else all.push(part);
  }
  return all;
}
