import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { applyEdits } from '../../../src/catalog/edit.ts';
import { json } from '../../../src/catalog/formats/json.ts';
import { atOnce } from '../../../src/catalog/steps.ts';
import { editsOf, writtenOf } from '../../../src/translation/fileEdits.ts';
import { targetTask } from '../../../src/translation/targetTask.ts';

type Data = string | number | null | readonly Data[] | { readonly [name: string]: Data };

const leaf = fc.constantFrom<Data>('Hello', 'Bye now', 'fails', '', '1', 'http://x.y', null, 5);
const names = fc.constantFrom('a', 'b', 'c', 'd');
const { file } = fc.letrec<{ data: Data; file: Data }>((tie) => ({
  data: fc.oneof({ maxDepth: 4 }, leaf, tie('file')),
  file: fc.oneof(fc.array(tie('data'), { maxLength: 4 }), fc.dictionary(names, tie('data'))),
}));

/** A target as it may look when source and target went different ways. */
function strayed(source: Data, pick: (below: number) => number): Data {
  if (pick(6) === 0) return [null, 'x', 3, [], {}, { a: 'Q' }][pick(6)] ?? null;
  if (Array.isArray(source)) {
    return source.slice(0, pick(source.length + 1)).map((one: Data) => strayed(one, pick));
  }
  if (typeof source !== 'object' || source === null) return source;
  const kept = Object.entries(source).filter(() => pick(2) === 0);
  return Object.fromEntries(kept.map(([name, value]) => [name, strayed(value, pick)]));
}

function run(sourceData: Data, targetData: Data) {
  const targetLocale = 'de';
  const source = json.parse(JSON.stringify(sourceData));
  const target = json.parse(JSON.stringify(targetData));
  const input = { source, target, sourceLocale: 'en', targetLocale, format: 'json' } as const;
  const { plan, units } = atOnce(targetTask({ ...input, marks: new Map(), context: false }));
  const due = new Map(units.map((unit) => [unit.id, unit.source]));
  const values = plan.items.flatMap(({ id, path }) => {
    const text = due.get(id);
    return text === undefined || text === 'fails' ? [] : [{ path, value: `T:${text}` }];
  });
  const asked = { format: json, source, target, locale: targetLocale, values };
  const { base, edits } = atOnce(editsOf(asked, target.text));
  const after = applyEdits(base, edits);
  return { target, values, after: json.parse(after), written: atOnce(writtenOf(asked, after)) };
}

describe('a target that has strayed from its source', () => {
  const pick = fc
    .infiniteStream(fc.nat(5_000))
    .map((numbers) => (below: number) => (numbers.next().value as number) % below);

  it('gets all that was sent and did not fail, and keeps what it has', () => {
    const property = fc.property(file, pick, (source, pick) => {
      const stray = strayed(source, pick);
      const start = typeof stray === 'object' && stray !== null ? stray : {};
      const { target, values, after, written } = run(source, start);
      const nothingFailed = !JSON.stringify(source).includes('fails');
      if (nothingFailed) assert.equal(written.size, values.length);
      for (const { path, value } of target.messages) {
        if (value !== '') assert.equal(after.get(path)?.value, value);
      }
    });
    fc.assert(property, { numRuns: 500 });
  });
});
