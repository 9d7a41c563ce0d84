import assert from 'node:assert/strict';
import type { FormatId, KeyPath } from '../../../../src/resources/formats/format.ts';
import { formatFor } from '../../../../src/resources/formats/formats.ts';
import { rewritten } from './support/rewritten.ts';

/** How a format writes forms of `items` between two other messages. */
const layouts: readonly (readonly [
  what: string,
  id: FormatId,
  write: (forms: readonly string[]) => string,
  pathOf: (form: string) => KeyPath,
])[] = [
  [
    'lines of YAML',
    'yaml',
    (forms) => `a: A\nitems:\n${forms.map((form) => `  ${form}: X\n`).join('')}z: Z\n`,
    (form) => ['items', form],
  ],
  [
    'YAML in braces',
    'yaml',
    (forms) => `a: A\nitems: {${forms.map((form) => `${form}: X`).join(', ')}}\nz: Z\n`,
    (form) => ['items', form],
  ],
  [
    'keys of YAML',
    'yaml',
    (forms) => `a: A\n${forms.map((form) => `items_${form}: X\n`).join('')}z: Z\n`,
    (form) => [`items_${form}`],
  ],
  [
    'objects of JSON',
    'json',
    (forms) => jsonOf({ items: textsOf(forms, '') }),
    (form) => ['items', form],
  ],
  [
    'keys of JSON',
    'json',
    (forms) => jsonOf(textsOf(forms, 'items_')),
    (form) => [`items_${form}`],
  ],
  ['ARB', 'arb', (forms) => jsonOf(textsOf(forms, 'items_')), (form) => [`items_${form}`]],
  [
    'VS Code bundles',
    'vscode',
    (forms) => jsonOf(textsOf(forms, 'items.')),
    (form) => [`items.${form}`],
  ],
  [
    'messages of a browser extension',
    'chrome',
    (forms) => {
      const entries = ['a', ...forms.map((form) => `items_${form}`), 'z'];
      const messages = entries.map((name) => [
        name,
        { message: name.startsWith('i') ? 'X' : name.toUpperCase() },
      ]);
      return `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`;
    },
    (form) => [`items_${form}`, 'message'],
  ],
  [
    '.properties',
    'properties',
    (forms) => `a = A\n${forms.map((form) => `items.${form} = X\n`).join('')}z = Z\n`,
    (form) => [`items.${form}`],
  ],
];

function textsOf(forms: readonly string[], prefix: string): Record<string, string> {
  return Object.fromEntries(forms.map((form) => [prefix + form, 'X']));
}

function jsonOf(entries: object): string {
  return `${JSON.stringify({ a: 'A', ...entries, z: 'Z' }, null, 2)}\n`;
}

describe('plural forms that only the target has stand beside the others as CLDR orders them', () => {
  const all = ['zero', 'one', 'two', 'few', 'many', 'other'];
  for (const [what, id, write, pathOf] of layouts) {
    const format = formatFor(id, 'en');
    const source = write(['one', 'other']);
    const becomes = (
      before: readonly string[],
      added: readonly string[],
      forms: readonly string[],
    ) => {
      const values = added.map((form) => ({ path: pathOf(form), value: 'X' }));
      assert.equal(rewritten(format, write(before), values, source), write(forms));
    };

    it(`in ${what}, where the source's forms are there`, () => {
      becomes(['one', 'other'], ['many', 'few'], ['one', 'few', 'many', 'other']);
      becomes(['one', 'other'], ['two', 'zero', 'few', 'many'], all);
    });

    it(`in ${what}, where some of its own are there`, () => {
      becomes(['one', 'few', 'other'], ['many'], ['one', 'few', 'many', 'other']);
      becomes(['few', 'many'], ['other', 'one'], ['one', 'few', 'many', 'other']);
    });
  }
});
