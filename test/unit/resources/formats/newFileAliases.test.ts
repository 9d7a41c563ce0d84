import assert from 'node:assert/strict';
import { parse } from 'yaml';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { formatFor } from '../../../../src/resources/formats/formats.ts';
import { newFileText } from '../../../../src/resources/formats/newFileText.ts';

const hasWords = (text: string) => /\p{L}/u.test(text);

/** The new German file in which each text stands in capitals. */
function made(text: string, failed?: string): string {
  const source = runSync(formatFor('yaml', 'en', 'source').parse(text));
  const values = source.messages
    .filter(({ path, value }) => hasWords(value) && path.at(-1) !== failed)
    .map(({ path, value }) => ({ path, value: value.toUpperCase() }));
  const stays = ({ value }: { readonly value: string }) => !hasWords(value);
  const format = formatFor('yaml', 'de');
  const file = { format, source, locale: 'de', values, stays, translatable: hasWords };
  return runSync(newFileText(file));
}

const read = (text: string): unknown => parse(text, { merge: true, logLevel: 'error' });

/** What another parser reads, each text in capitals. */
function inCapitals(value: unknown): unknown {
  if (typeof value === 'string')
    return hasWords(value) && !value.startsWith(':') ? value.toUpperCase() : value;
  if (Array.isArray(value)) return value.map(inCapitals);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inCapitals(one)]));
}

const sources: Readonly<Record<string, string>> = {
  'a text':
    'en:\n  # how numbers look\n  number:\n    format:\n      precision: 3\n      significant: false\n  date:\n    order: [:year, :month, :day]\n  save: Save\n  a: &x Shared text\n  b: *x\n',
  'a mapping that is merged':
    'en:\n  default: &default\n    save: Save\n    max: 3\n    more:\n      sign: :long\n  form:\n    <<: *default\n    cancel: Cancel\n  other:\n    <<: *default\n',
  'several mappings that are merged':
    'base: &b\n  n: 1\n  s: Text\nlist:\n  - <<: *b\n    y: Why\n  - <<: [*b, {q: Queue, w: 9}]\n    s: Own\n',
  'values in lists':
    'n: 3\nlist:\n  - &one One\n  - *one\n  - &m\n    name: Name\n    age: 4\n  - *m\nflow: [*one, {a: *m}, *m]\n',
  'a list': 'l: &l\n  - Mon\n  - 2\nk: *l\nother: {of: *l, n: 1}\n',
  'text of several lines': 'n: 1\na: &a |\n  Line one\n  Line: two\nb: *a\nc: [*a]\n',
  'numbers, nothing and empty ones':
    'n: &n 3.5\nm: *n\nnone: &z ~\nzero: *z\ne: &e {}\nf: *e\ng:\n  <<: *e\n  x: Why\n',
  'a key': 'a: &x hello\n*x : yes please\nn: 4\n',
  'what has aliases itself': 'a: &a {x: Ex, n: 1}\nb: &b\n  <<: *a\n  a: *a\nc: *b\n',
};

describe('a new file of a source with aliases', () => {
  for (const [name, text] of Object.entries(sources)) {
    it(`has all of it, where an alias stands for ${name}`, () => {
      const expected = JSON.stringify(read(text));
      // The name of a key is none of the texts.
      const then = inCapitals(JSON.parse(expected.replace('"en":', '"de":')));
      assert.deepEqual(read(made(text)), then);
    });
  }

  it('has copies in the places of aliases, its comments, and no anchors', () => {
    assert.equal(
      made(
        '# Texts\nen:\n  base: &b # shared\n    save: Save # short\n    max: 3\n  # The form\n  form:\n    <<: *b\n    # No\n    cancel: Cancel\n  again: *b\n',
      ),
      '# Texts\nde:\n  base: # shared\n    save: SAVE # short\n    max: 3\n  # The form\n  form:\n    # No\n    cancel: CANCEL\n    save: SAVE\n    max: 3\n  again:\n    save: SAVE\n    max: 3\n',
    );
    assert.equal(
      made('n: !!float 3\nt: &t !!float 3\nu: *t\nv: !!int &v 4\nw: *v\na: Text\n'),
      'n: !!float 3\nt: !!float 3\nu: !!float 3\nv: !!int 4\nw: !!int 4\na: TEXT\n',
    );
  });

  it('lacks what failed, in one place as in the other', () =>
    assert.equal(
      made('a: &b\n  x: Ex\n  y: Why\n  n: 1\nc: *b\n', 'x'),
      'a:\n  y: WHY\n  n: 1\nc:\n  y: WHY\n  n: 1\n',
    ));

  it('has a place for each text, so that a later run can change it', () => {
    const format = formatFor('yaml', 'de');
    const file = runSync(format.parse(made('a: &x Text\nb: *x\nn: 1\n')));
    assert.ok(file.messages.every(({ path }) => file.canTake(path)));
  });

  it('is made in no time where aliases stand for each other over and over', () => {
    const levels = Array.from({ length: 6 }, (_, level) => {
      const inner =
        level === 0
          ? '1'
          : Array(8)
              .fill(`*a${level - 1}`)
              .join(', ');
      return `k${level}: &a${level} [${inner}]\n`;
    });
    assert.ok(made(`${levels.join('')}text: Text\n`) === 'text: TEXT\n');
  });
});
