import * as fc from 'fast-check';
import { checkUndo, replace } from './checkUndo.ts';

type Tree = string | Empty | readonly Tree[] | { readonly [name: string]: Tree };

/** What says in YAML that there is nothing. */
class Empty {
  readonly spelled: string;

  constructor(spelled: string) {
    this.spelled = spelled;
  }
}

const text = fc.constantFrom('One', 'Größe', 'two lines\nof text\n', ' x: "y" # z', '- a');
const empty = fc.constantFrom('', ' ~', ' null', ' {}', ' # later').map((one) => new Empty(one));
const names = fc.constantFrom('a', 'b', 'c', 'd', 'e');

function trees(leaf: fc.Arbitrary<Tree>, depth = 2): fc.Arbitrary<Record<string, Tree>> {
  const inner: fc.Arbitrary<Tree> = depth === 0 ? leaf : fc.oneof(leaf, trees(leaf, depth - 1));
  const list = fc.array(text, { minLength: 1, maxLength: 3 });
  return fc.dictionary(names, fc.oneof({ weight: 5, arbitrary: inner }, list), { maxKeys: 4 });
}

function yamlOf(value: Tree, indent: string): string {
  if (value instanceof Empty) return `${value.spelled}\n`;
  if (typeof value === 'string') return ` ${JSON.stringify(value)}\n`;
  const entries = Object.entries(value);
  if (entries.length === 0) return ' {}\n';
  const start = (name: string) => (Array.isArray(value) ? '-' : `${name}:`);
  const lines = entries.map(
    ([name, one]) => `${indent}${start(name)}${yamlOf(one, `${indent}  `)}`,
  );
  return `\n${lines.join('')}`;
}

const jsonValue = (_: string, value: unknown) =>
  value instanceof Empty ? (value.spelled === ' {}' ? {} : null) : value;

const person = replace('Bis bald', 'Ade');

/** Something is missing whatever else is in the two. */
const projects = fc
  .tuple(trees(text), trees(fc.oneof(text, empty)), fc.boolean())
  .map(([source, target, isFirst]) => ({
    source: { ...source, new: 'New', bye: 'Good bye' },
    before: isFirst ? { bye: 'Bis bald', ...target } : { ...target, bye: 'Bis bald' },
  }));

describe('taking a run back from any file that somebody has changed since', () => {
  it('is exact in YAML', async () => {
    const property = fc.asyncProperty(projects, async ({ source, before }) => {
      await checkUndo({
        paths: ['config/locales/en.yml', 'config/locales/de.yml'],
        source: `en:${yamlOf(source, '  ')}`,
        before: `de:${yamlOf(before, '  ')}`,
        edit: person,
      });
    });
    await fc.assert(property, { numRuns: 150 });
  });

  it('is exact in JSON', async () => {
    const indents = fc.constantFrom(undefined, 2, '\t');
    const property = fc.asyncProperty(projects, indents, async ({ source, before }, indent) => {
      const show = (tree: Tree) => JSON.stringify(tree, jsonValue, indent);
      await checkUndo({
        paths: ['locales/en.json', 'locales/de.json'],
        source: show(source),
        before: show(before),
        edit: person,
      });
    });
    await fc.assert(property, { numRuns: 150 });
  });
});
