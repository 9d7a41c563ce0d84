import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { applyEdits } from '../../../src/resources/edit.ts';
import type { ResourceFormat } from '../../../src/resources/formats/format.ts';
import { json } from '../../../src/resources/formats/json/json.ts';
import { yamlFor } from '../../../src/resources/formats/yaml/yaml.ts';
import { runSync } from '../../../src/resources/cooperative.ts';
import { editsOf, valueOutcomes } from '../../../src/project/write/fileEdits.ts';
import { planTargetFile } from '../../../src/project/plan/planTargetFile.ts';
import { programOfFile } from '../../../src/project/plan/programOfFile.ts';

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

type Show = (data: Data, pick: (below: number) => number) => string;

/** Now and then with blocks of text, and without a line break at the end. */
const yamlText: Show = (data, pick) => {
  const show = (data: Data, pad: string): string => {
    if (typeof data === 'string' && data !== '' && pick(3) === 2) return ` |\n${pad} ${data}`;
    if (data === null) return ['', ' ~', ' null'][pick(3)] ?? '';
    if (typeof data !== 'object' || Object.keys(data).length === 0)
      return ` ${JSON.stringify(data)}`;
    const sign = (name: string) => (Array.isArray(data) ? '-' : `${name}:`);
    const lines = Object.entries(data).map(
      ([name, value]) => `\n${pad}${sign(name)}${show(value, `${pad}  `)}`,
    );
    return lines.join('');
  };
  const isEmpty = Object.keys(data as object).length === 0;
  return isEmpty ? '' : show(data, '').slice(1) + (pick(3) === 2 ? '' : '\n');
};

function run(format: ResourceFormat, sourceText: string, targetText: string) {
  const targetLocale = 'de';
  const source = runSync(format.parse(sourceText));
  const target = runSync(format.parse(targetText));
  const program = programOfFile({ format: format.id, programs: [] }, source);
  const input = { source, program, target, sourceLocale: 'en', targetLocale, format: format.id };
  const { plan, units } = runSync(planTargetFile({ ...input, entries: new Map(), context: false }));
  const due = new Map(units.map((unit) => [unit.id, unit.source]));
  const values = plan.items.flatMap(({ id, path }) => {
    const text = due.get(id);
    return text === undefined || text === 'fails' ? [] : [{ path, value: `T:${text}` }];
  });
  const asked = { format, source, target, locale: targetLocale, values };
  const { base, edits } = runSync(editsOf(asked, target.text));
  const after = runSync(format.parse(applyEdits(base, edits)));
  return { target, values, after, written: runSync(valueOutcomes(asked, after)).written };
}

describe('a target that has strayed from its source', () => {
  const pick = fc
    .infiniteStream(fc.nat(5_000))
    .map((numbers) => (below: number) => (numbers.next().value as number) % below);

  const gets = (format: ResourceFormat, show: Show) => {
    const property = fc.property(file, pick, (source, pick) => {
      const stray = strayed(source, pick);
      const start = typeof stray === 'object' && stray !== null ? stray : {};
      const texts = [show(source, () => 0), show(start, pick)] as const;
      const { target, values, after, written } = run(format, ...texts);
      const nothingFailed = !JSON.stringify(source).includes('fails');
      if (nothingFailed) assert.equal(written.size, values.length);
      for (const { path, value } of target.messages) {
        if (value !== '') assert.equal(after.get(path)?.value, value);
      }
    });
    fc.assert(property, { numRuns: 500 });
  };

  it('gets all that was sent and did not fail, and keeps what it has', () =>
    gets(json, (data) => JSON.stringify(data)));

  it('does so in YAML', () => gets(yamlFor(undefined), (data, pick) => yamlText(data, pick)));
});
