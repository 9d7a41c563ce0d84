import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { keyId, type KeyPath } from '../../../../src/resources/formats/format.ts';
import { yamlFor } from '../../../../src/resources/formats/yaml/yaml.ts';
import { textHash } from '../../../../src/resources/ledger/ledgerEntry.ts';
import { planTarget } from '../../../../src/resources/plan.ts';
import { refusal } from './support/refusal.ts';
import { filled, rewritten } from './support/rewritten.ts';
import { yamlStrings } from './support/yamlStrings.ts';

const yaml = yamlFor('en');

/** The messages by `keyId`, which another parser reads as we do. */
function messagesOf(text: string): Map<string, string> {
  const { messages } = runSync(yaml.parse(text));
  const found = new Map(messages.map(({ path, value }) => [keyId(path), value]));
  const strings = yamlStrings(text);
  for (const [id, value] of found) assert.equal(strings.get(id), value);
  return found;
}

const has = (text: string, path: KeyPath) => messagesOf(text).get(keyId(path));
const takes = (text: string, path: KeyPath) => runSync(yaml.parse(text)).canTake(path);
const set = (text: string, path: KeyPath, value: string) =>
  rewritten(yaml, text, [{ path, value }]);

describe('a value of YAML that an alias names', () => {
  const text = 'a: &x Hello\nb: *x\nc: &y\n  d: one\ne: *y\nf: &z lone\n';

  it('is read in both places', () => {
    assert.equal(has(text, ['b']), 'Hello');
    assert.equal(has(text, ['e', 'd']), 'one');
    assert.equal(messagesOf(text).size, 5);
  });

  it('is written in neither', () => {
    for (const path of [['a'], ['b'], ['c', 'd'], ['c', 'new'], ['e', 'd'], ['e', 'new']]) {
      assert.equal(takes(text, path), false, path.join('.'));
      assert.match(
        refusal(() => set(text, path, 'x')),
        /^shape/,
      );
    }
  });

  it('is left as it is when it is given its own text', () =>
    assert.equal(rewritten(yaml, text, runSync(yaml.parse(text)).messages), text));

  it('does not keep others from being written', () => {
    assert.equal(set(text, ['f'], 'x'), text.replace('lone', 'x'));
    assert.equal(set(text, ['g'], 'x'), `${text}g: x\n`);
  });

  it('is known where it stands, not where it comes from', () => {
    const message = runSync(yaml.parse(text)).get(['e', 'd']);
    assert.equal(
      text.slice(message?.offset, (message?.offset ?? 0) + (message?.length ?? 0)),
      '*y',
    );
  });

  it('may be a key', () => assert.equal(has('a: &x Hello\n*x : y\n', ['Hello']), 'y'));

  it('becomes a text of its own in a new file', () =>
    assert.equal(
      filled(yaml, text, ''),
      'a: HELLO\nb: HELLO\nc:\n  d: ONE\ne:\n  d: ONE\nf: LONE\n',
    ));

  it('may hold itself', () =>
    assert.equal(runSync(yaml.parse('a: &x\n  b: *x\n  c: y\n')).messages.length, 1));

  it('is refused when it stands for too much', () => {
    const levels = Array.from({ length: 30 }, (_, level) => {
      const inner = level === 0 ? 'x, y' : `*a${level - 1}, *a${level - 1}`;
      return `k${level}: &a${level} [${inner}]\n`;
    });
    assert.match(
      refusal(() => runSync(yaml.parse(levels.join('')))),
      /^limit/,
    );
  });
});

it('plans a text that aliases share as blocked, also where its source has changed', () => {
  const [source, target] = [
    runSync(yaml.parse('a: New\nb: New\n')),
    runSync(yaml.parse('a: &x Alt\nb: *x\n')),
  ];
  const entry = { source: textHash('Old'), written: textHash('Alt') };
  const entries = new Map([['["a"]', [entry]]]);
  const input = { source, target, sourceLocale: 'en', entries, translatable: () => true };
  const { counts, items } = planTarget(input);
  assert.deepEqual(
    { skipped: counts.skipped, translated: counts.translated },
    { skipped: 1, translated: 1 },
  );
  assert.ok(items[0]?.state === 'skipped' && items[0].reason === 'blocked');
});

describe('a mapping of YAML that others are merged into', () => {
  const text =
    'base: &b\n  save: Save\n  more: {x: one}\nform:\n  <<: *b\n  cancel: Cancel\nboth:\n  <<: [*b, {save: no, own: Own}]\n  save: Keep\n';

  it('has their messages, its own before them', () => {
    assert.equal(has(text, ['form', 'save']), 'Save');
    assert.equal(has(text, ['form', 'more', 'x']), 'one');
    assert.equal(has(text, ['both', 'save']), 'Keep');
    assert.equal(has(text, ['both', 'own']), 'Own');
  });

  it('may be merged behind a question mark or between braces', () => {
    const merged = '? <<\n: *b\nc: {<<: *b}\n';
    const messages = messagesOf(`a: &b\n  x: one\n${merged}`);
    assert.deepEqual([...messages.keys()], ['["a","x"]', '["c","x"]', '["x"]']);
  });

  it('takes new messages, but none that would hide what is merged', () => {
    assert.equal(takes(text, ['form', 'new']), true);
    assert.equal(takes(text, ['form', 'cancel']), true);
    assert.equal(takes(text, ['form', 'save']), false);
    assert.equal(takes(text, ['form', 'more', 'y']), false);
    assert.equal(takes(text, ['base', 'new']), false);
    assert.equal(set(text, ['form', 'new'], 'x'), text.replace('Cancel\n', 'Cancel\n  new: x\n'));
  });

  it('has the messages in a new file as its own', () =>
    assert.equal(
      filled(yaml, 'a: &b\n  x: one\nc:\n  <<: *b\n  y: two\n', ''),
      'a:\n  x: ONE\nc:\n  y: TWO\n  x: ONE\n',
    ));

  it('is read in no time, however often they are merged', () => {
    const levels = Array.from({ length: 100 }, (_, level) => {
      const inner = level === 0 ? '' : `<<: [*a${level - 1}, *a${level - 1}]`;
      return `k${level}: &a${level} {x: y, ${inner}}\n`;
    });
    assert.equal(runSync(yaml.parse(levels.join(''))).messages.length, 100);
  });
});

describe('a key that stands twice in YAML', () => {
  it('has the last of its values, and is not written', () => {
    const text = 'a: one\nb: x\na: two\ng:\n  c: y\ng:\n  d: z\n';
    assert.deepEqual([...messagesOf(text).values()], ['x', 'two', 'z']);
    assert.equal(takes(text, ['a']), false);
    assert.equal(takes(text, ['g', 'd']), false);
    assert.equal(takes(text, ['g', 'new']), false);
    assert.equal(set(text, ['b'], 'new'), text.replace('b: x', 'b: new'));
    assert.match(
      refusal(() => set(text, ['a'], 'x')),
      /^shape/,
    );
  });

  it('stands once in a new file', () =>
    assert.equal(filled(yaml, 'a: one\na: one\nb: x\n', ''), 'a: ONE\nb: X\n'));

  it('may be the locale around everything', () => {
    const text = 'en:\n  a: x\nen:\n  b: y\n';
    assert.deepEqual(
      runSync(yaml.parse(text)).messages.map(({ path }) => path),
      [['b']],
    );
    assert.equal(takes(text, ['b']), false);
    assert.equal(takes(text, ['c']), false);
  });
});
