import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { parseTree, type Node } from 'jsonc-parser';
import { applyEdits } from '../../../../src/resources/edit.ts';
import { keyId, type KeyPath } from '../../../../src/resources/formats/format.ts';
import { formatFor } from '../../../../src/resources/formats/formats.ts';
import { KeyChangeError, placesAfter } from '../../../../src/project/keys/keyChange.ts';
import { applyKeyChange } from '../../../../src/project/keys/planKeyChange.ts';
import { GoneKeys, withoutKeys } from '../../../../src/project/keys/withoutKeys.ts';
import * as random from '../../resources/formats/support/randomJson.ts';
import { randomYamlText } from '../../resources/formats/support/randomYaml.ts';
import { yamlStrings } from '../../resources/formats/support/yamlStrings.ts';

/** All values of a text under their paths, as parsers read them that are not ours; of empty groups nothing. */
function dataOf(id: 'json' | 'yaml', text: string): ReadonlyMap<string, unknown> {
  if (id === 'yaml') return yamlStrings(text);
  const found = new Map<string, unknown>();
  const visit = (node: Node, path: KeyPath): void => {
    const { type, children = [], value } = node;
    if (type === 'array')
      for (const [place, one] of children.entries()) visit(one, [...path, place]);
    else if (type === 'object') {
      // Of several with one name the last counts.
      const named = new Map(children.map(({ children: [name, one] = [] }) => [name?.value, one]));
      for (const [name, one] of named) if (one) visit(one, [...path, String(name)]);
    } else found.set(keyId(path), value);
  };
  const root = parseTree(text.replace(/^\uFEFF/, ''), [], { allowTrailingComma: true });
  if (root) visit(root, []);
  return found;
}

const names = fc.constantFrom('a', 'b', 'c', 'd');
const leaf = fc.constantFrom<random.Data>('Text', { scalar: '12' }, { scalar: 'null' });

/** Lists and groups with much that is no message. */
const fewTexts = random.entriesOf(
  fc.oneof(
    leaf,
    random.entriesOf(leaf, names),
    fc.array(fc.oneof(leaf, random.entriesOf(leaf, names)), { minLength: 1, maxLength: 3 }),
  ),
  names,
);

describe('a change of random keys, as other parsers see it', () => {
  function tries(id: 'json' | 'yaml', text: string, pick: random.Pick): void {
    const format = formatFor(id, 'en');
    const one = { path: 'file', format, file: runSync(format.parse(text)) };
    const keys = [...one.file.keys.places()].map(({ path }) => path);
    if (keys.length === 0) return;
    const before = dataOf(id, text);
    const holds = (attempt: () => string, places: (path: KeyPath) => readonly KeyPath[]) => {
      const result = orRefused(attempt);
      if (result === undefined) return;
      const wanted = new Map<string, unknown>();
      for (const [key, value] of before)
        for (const place of places(JSON.parse(key) as KeyPath)) wanted.set(keyId(place), value);
      assert.deepEqual(sorted(dataOf(id, result)), sorted(wanted), JSON.stringify([text, result]));
    };
    for (const some of [keys.filter(() => pick(3) === 0), ...keys.map((key) => [key])]) {
      const gone = new GoneKeys(some);
      holds(
        () => applyEdits(text, withoutKeys(one, gone)),
        (path) => (gone.has(path) ? [] : [path]),
      );
    }
    const from = keys[pick(keys.length)] ?? [];
    for (const kind of ['rename', 'duplicate'] as const) {
      const change = { kind, from, to: [...from.slice(0, -1), 'brandNew'] };
      holds(
        () => applyEdits(text, applyKeyChange(one, change, undefined)),
        (path) => placesAfter(path, change),
      );
    }
  }

  it('takes nothing else along in JSON', () => {
    const property = fc.property(fewTexts, random.randomPick, (data, pick) =>
      tries('json', random.randomJsonText(data, pick), pick),
    );
    fc.assert(property, { numRuns: 100 });
  });

  it('takes nothing else along in YAML', () => {
    const property = fc.property(fewTexts, random.randomPick, (data, pick) =>
      tries('yaml', randomYamlText(data, pick), pick),
    );
    fc.assert(property, { numRuns: 100 });
  });
});

function orRefused(attempt: () => string): string | undefined {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof KeyChangeError) return undefined;
    throw error;
  }
}

/** A null is as good as an empty group. */
const sorted = (data: ReadonlyMap<string, unknown>) =>
  [...data].filter(([, value]) => value !== null).toSorted(([a], [b]) => (a < b ? -1 : 1));
