import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { applyEdits } from '../../../../src/resources/edit.ts';
import type { KeyPath } from '../../../../src/resources/formats/format.ts';
import { yamlFor } from '../../../../src/resources/formats/yaml/yaml.ts';
import { planTarget } from '../../../../src/resources/plan.ts';
import { refusal } from './support/refusal.ts';
import { filled } from './support/rewritten.ts';

const yaml = yamlFor('en');

/** What a plan of the target leaves out, and the target after it got the rest in capitals. */
function planned(sourceText: string, targetText: string) {
  const [source, target] = [runSync(yaml.parse(sourceText)), runSync(yaml.parse(targetText))];
  const input = { source, target, sourceLocale: 'en', entries: new Map() };
  const { items } = planTarget({ ...input, translatable: (text) => /[a-z]/i.test(text) });
  const values = items
    .filter(({ state }) => state === 'missing')
    .map(({ path, source }) => ({ path, value: source.value.toUpperCase() }));
  const blocked = items.filter((item) => item.state === 'skipped' && item.reason === 'blocked');
  return {
    blocked: blocked.map(({ path }) => path.join('.')),
    result: applyEdits(targetText, runSync(target.write(values, source))),
  };
}

describe('a message without a place in a YAML target', () => {
  const cases: readonly (readonly [why: string, source: string, target: string, id: string])[] = [
    ['a key became a group', 'a:\n  b: x\n', 'a: y\n', 'a.b'],
    ['a group became a key', 'a: x\n', 'a:\n  b: y\n', 'a'],
    ['a number stands there', 'a: x\n', 'a: 1\n', 'a'],
    ['a list became a group', 'a:\n  - x\n', 'a:\n  b: y\n', 'a.0'],
    ['a group became a list', 'a:\n  b: x\n', 'a:\n  - y\n', 'a.b'],
    ['a list became an empty group', 'a:\n  - x\n', 'a: {}\n', 'a.0'],
  ];
  for (const [why, source, target, id] of cases) {
    it(`is left out, and the others are written: ${why}`, () =>
      assert.deepEqual(planned(`${source}ok: fine\n`, target), {
        blocked: [id],
        result: `${target}ok: FINE\n`,
      }));
  }

  const asked: readonly (readonly [text: string, path: KeyPath, canTake: boolean])[] = [
    ['a: x\n: y\n', ['null'], false],
    ['? a\n: x\n? b\n', ['null'], true],
    ['a: x\n', ['a'], true],
    ['a: x\n', ['b', 'c', 0], true],
    ['a:\n', ['a'], true],
    ['a: ~\n', ['a', 'b', 0], true],
    ['a: {}\n', ['a', 'b'], true],
    ['a: []\n', ['a', 3, 'b'], true],
    ['- ~\n', [0, 'a'], true],
    ['', ['a'], true],
    ['# x\n', [0], true],
    ['en: ~\n', [0], true],
    ['en: {}\n', [0], false],
    ['en:\n', ['a', 'b'], true],
    ['en:\n  a: x\n', ['b'], true],
    ['a: true\n', ['a'], false],
    ['a: x\n', [0], false],
    ['- a\n', ['a'], false],
  ];
  for (const [text, path, canTake] of asked) {
    it(`is known before: ${JSON.stringify(text)} ${canTake ? 'takes' : 'refuses'} ${path.join('.')}`, () =>
      assert.equal(runSync(yaml.parse(text)).canTake(path), canTake));
  }
});

describe('a block of text that ends with the YAML file and has no line break yet', () => {
  const cases: readonly (readonly [why: string, source: string, target: string, result: string])[] =
    [
      ['a: a\nb: b\n', 'a: |\n  Hallo', 'b: B\na: |\n  Hallo', 'alone'],
      ['a: a\nb: b\nc: c\n', 'a: x\rb: >\r  y', 'a: x\rc: C\rb: >\r  y', 'behind another'],
      ['m:\n  a: a\n  b: b\n', 'm:\n  a: |\n    x', 'm:\n  b: B\n  a: |\n    x', 'in a group'],
      ['m:\n  a: a\nk: k\n', 'm:\n  a: |\n    x', 'k: K\nm:\n  a: |\n    x', 'below the other'],
      ['l:\n  - a\nk: k\n', 'l:\n  - |\n    x', 'k: K\nl:\n  - |\n    x', 'in a list'],
    ].map(([source = '', target = '', result = '', why = '']) => [why, source, target, result]);
  for (const [why, source, target, result] of cases) {
    it(`gets other messages before it: ${why}`, () => {
      assert.deepEqual(planned(source, target), { blocked: [], result });
    });
  }

  it('keeps the order of what comes before it', () =>
    assert.deepEqual(
      planned('a: a\nm:\n  b: b\n  c: c\nv: v\nz: z\nw: w\n', 'm:\n  b: x\nz: |\n  t').result,
      'a: A\nm:\n  b: x\n  c: C\nv: V\nw: W\nz: |\n  t',
    ));

  it('is the end of a list, and of a group that starts behind a dash', () => {
    const blocked = (source: string, target: string) => planned(source, target).blocked;
    assert.deepEqual(blocked('ok: x\nl:\n  - a\n  - b\n', 'l:\n  - |\n    x'), ['l.1']);
    assert.deepEqual(blocked('- a: a\n  b: b\n', '- a: |\n    x'), ['0.b']);
    assert.deepEqual(blocked('- a: a\n  b: b\n', '- c: c\n  a: |\n    x'), []);
    assert.equal(
      refusal(() => filled(yaml, '- a\n- b\n', '- |\n  x')),
      'shape 1:3',
    );
  });
});
