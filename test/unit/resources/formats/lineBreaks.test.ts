import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { applyEdits } from '../../../../src/resources/edit.ts';
import type { FormatId } from '../../../../src/resources/formats/format.ts';
import { formatFor } from '../../../../src/resources/formats/formats.ts';
import { newFileText } from '../../../../src/resources/formats/newFileText.ts';
import { removalEdits } from '../../../../src/resources/formats/removal.ts';

/* A file whose lines end in another way is the same file: nothing else becomes of it. */

const ends = ['\r\n', '\r'];

/** Entries with comments and blank lines above them, some of which get no translation. */
const blocks = fc.array(
  fc.record({
    above: fc.array(fc.constantFrom('# note', '', '  '), { maxLength: 3 }),
    isKept: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);

type Block = typeof blocks extends fc.Arbitrary<infer T> ? T : never;

const sourceOf = (all: Block, entry: (key: string) => string) =>
  all.flatMap(({ above }, place) => [...above, entry(`k${place}`), '']).join('\n');

function made(id: FormatId, text: string, all: Block): string {
  const source = runSync(formatFor(id, 'en', 'source').parse(text));
  const values = all.flatMap(({ isKept }, place) =>
    isKept ? [{ path: [`k${place}`], value: 'ja' }] : [],
  );
  const file = { format: formatFor(id, 'de'), source, locale: 'de', values };
  return runSync(newFileText({ ...file, stays: () => false, translatable: () => true }));
}

/** A file with an entry for each block that is wanted. */
function fileOf(
  id: 'json' | 'yaml' | 'properties',
  all: Block,
  isWanted: (block: Block[number]) => boolean,
): string {
  const entries = { json: '  "KEY": "text"', yaml: 'KEY: text', properties: 'KEY=text' };
  const parts = all.flatMap((block, place) => {
    const entry = entries[id].replace('KEY', `k${place}`);
    return isWanted(block) ? [[...block.above, entry].join('\n')] : [];
  });
  if (id !== 'json') return `${parts.join('\n')}\n`;
  return `{\n${parts.join(',\n').replaceAll('# note', '  // note')}\n}\n`;
}

describe('the ends of lines', () => {
  it('stay whole where the last entries of a new file are left out', () => {
    const source = '# head\r\n\r\na=1\r\n# about b\r\nb=2\r\n# about c\r\nc=3\r\n';
    const all = [{ path: ['a'], value: 'ja' }];
    const file = { format: formatFor('properties', 'de'), locale: 'de', values: all };
    const parsed = runSync(formatFor('properties', 'en').parse(source));
    const text = newFileText({
      ...file,
      source: parsed,
      stays: () => false,
      translatable: () => true,
    });
    assert.equal(runSync(text), '# head\r\n\r\na=ja\r\n');
  });

  const formats = [
    ['properties', (key: string) => `${key}=text`],
    ['yaml', (key: string) => `${key}: text`],
  ] as const;
  for (const [id, entry] of formats) {
    it(`make no difference to a new file of ${id}`, () => {
      const property = fc.property(blocks, fc.constantFrom(...ends), (all, eol) => {
        const text = sourceOf(all, entry);
        const expected = made(id, text, all).replaceAll('\n', eol);
        assert.equal(made(id, text.replaceAll('\n', eol), all), expected);
      });
      fc.assert(property, { numRuns: 500 });
    });
  }

  it('make no difference to what goes with an entry', () => {
    const property = fc.property(blocks, fc.constantFrom(...ends), (all, eol) => {
      const cut = (end: string) => {
        const text = sourceOf(all, (key) => key).replaceAll('\n', end);
        let at = 0;
        const entries = all.map(({ isKept }, place) => {
          const from = text.indexOf(`k${place}`, at);
          at = from + `k${place}`.length + end.length;
          return { from, to: at, isDropped: !isKept };
        });
        return applyEdits(text, removalEdits(text, 0, entries));
      };
      assert.equal(cut(eol), cut('\n').replaceAll('\n', eol));
    });
    fc.assert(property, { numRuns: 500 });
  });

  for (const id of ['json', 'yaml', 'properties'] as const) {
    it(`make no difference to what is written into ${id}, and to what is removed`, () => {
      const property = fc.property(blocks, fc.constantFrom(...ends), (all, eol) => {
        const changed = (end: string) => {
          const parse = (wanted: (block: Block[number]) => boolean, locale: string) =>
            runSync(formatFor(id, locale).parse(fileOf(id, all, wanted).replaceAll('\n', end)));
          const source = parse(() => true, 'en');
          const target = parse(({ isKept }) => isKept, 'de');
          const values = source.messages.map(({ path }) => ({ path, value: 'ja' }));
          const gone = source.messages.filter((_, place) => all[place]?.isKept === false);
          return [
            applyEdits(target.text, runSync(target.write(values, source, () => true))),
            applyEdits(source.text, source.keys.remove(gone.map(({ path }) => path))),
          ];
        };
        const expected = changed('\n').map((text) => text.replaceAll('\n', eol));
        assert.deepEqual(changed(eol), expected);
      });
      fc.assert(property, { numRuns: 300 });
    });
  }
});
