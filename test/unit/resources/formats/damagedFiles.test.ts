import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { applyEdits } from '../../../../src/resources/edit.ts';
import {
  type ResourceFile,
  type ResourceFormat,
  keyId,
} from '../../../../src/resources/formats/format.ts';
import { parsedFile } from '../../../../src/resources/formats/formats.ts';
import { json } from '../../../../src/resources/formats/json/json.ts';
import { properties } from '../../../../src/resources/formats/properties/properties.ts';
import { yamlFor } from '../../../../src/resources/formats/yaml/yaml.ts';
import { javaProperties } from './support/javaProperties.ts';
import * as random from './support/randomJson.ts';
import { randomLines, randomPropertiesText } from './support/randomProperties.ts';
import { randomYamlText } from './support/randomYaml.ts';
import { yamlStrings } from './support/yamlStrings.ts';

const yaml = yamlFor(undefined);

/** Data by `keyId`; nothing for a text that a parser refuses. */
type Reader = (text: string) => ReadonlyMap<string, unknown> | undefined;

const readers: Readonly<Record<string, Reader>> = {
  json: () => undefined,
  yaml(text) {
    try {
      return yamlStrings(text);
    } catch {
      return undefined;
    }
  },
  properties: (text) =>
    new Map([...javaProperties(text)].map(([key, value]) => [keyId([key]), value])),
};

const pieces = [
  '\n',
  '\r\n',
  '  \t\n',
  '      \t\n',
  '\n\n',
  ' ',
  '\t',
  '# comment\n',
  ':',
  '-',
  '"',
  '~',
  '{}',
  '|',
  '\\',
];

/** What happens to files: an end is missing, a line stands twice or not at all, somebody has typed something. */
function damaged(text: string, pick: random.Pick): string {
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  const line = pick(lines.length);
  const at = pick(text.length + 1);
  switch (pick(6)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return lines.toSpliced(line, 1).join('');
    case 2:
      return lines.with(line, (lines[line] ?? '').trimEnd()).join('');
    case 3:
      return lines.toSpliced(line, 0, pieces[pick(8)] ?? '').join('');
    case 4:
      return text.slice(0, at) + (pieces[pick(pieces.length)] ?? '') + text.slice(at);
    default:
      return text.trimEnd();
  }
}

/** Fills what a file lacks and changes some of the rest: if the file can be read, the result is what it has to be. */
function holds(
  format: ResourceFormat,
  [target, source]: readonly [string, string],
  pick: random.Pick,
) {
  const file = parsedFile(format, target);
  const model = parsedFile(format, source);
  if (file === undefined || model === undefined) return;
  const missing = model.messages.filter(({ path }) => file.get(path) === undefined);
  const changed = file.messages.filter(() => pick(2) === 0);
  const values = [...missing, ...changed]
    .map(({ path }) => ({ path, value: ['New', 'x: "y" # z', ' a\n\nb\n'][pick(3)] ?? '' }))
    .filter(({ path }) => file.canTake(path));
  const result = applyEdits(target, runSync(file.write(values, model)));
  const said = JSON.stringify([target, result]);
  const own = valuesOf(runSync(format.parse(result)));
  const wanted = new Map([
    ...valuesOf(file),
    ...values.map(({ path, value }) => [keyId(path), value] as const),
  ]);
  assert.deepEqual(own, wanted, said);
  const [before, after] = [target, result].map(readers[format.id] ?? (() => undefined));
  const isReadAlike =
    before && [...valuesOf(file)].every(([id, value]) => before.get(id) === value);
  if (!isReadAlike) return;
  assert.ok(after, said);
  for (const [id, value] of wanted) assert.equal(after.get(id), value, said);
  for (const [id, value] of before)
    if (after.has(id) && !wanted.has(id)) assert.deepEqual(after.get(id), value, said);
}

const valuesOf = ({ messages }: ResourceFile) =>
  new Map(messages.map(({ path, value }) => [keyId(path), value]));

describe('files with damage that can still be read, filled and changed', () => {
  it('say what they have to in JSON', () => {
    const property = fc.property(random.randomData, random.randomPick, (data, pick) => {
      const source = random.randomJsonText(data, pick);
      holds(json, [damaged(source, pick), source], pick);
    });
    fc.assert(property, { numRuns: 300 });
  });

  it('say what they have to in YAML', () => {
    const property = fc.property(random.randomData, random.randomPick, (data, pick) => {
      const source = randomYamlText(data, pick);
      holds(yaml, [damaged(damaged(source, pick), pick), source], pick);
    });
    fc.assert(property, { numRuns: 300 });
  });

  it('say what they have to in .properties', () => {
    const property = fc.property(randomLines, random.randomPick, (lines, pick) => {
      const source = randomPropertiesText(lines, pick);
      holds(properties, [damaged(source, pick), source], pick);
    });
    fc.assert(property, { numRuns: 300 });
  });
});
