import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { applyEdits } from '../../../../src/resources/edit.ts';
import { showKeyPath } from '../../../../src/resources/formats/format.ts';
import { jsonFor } from '../../../../src/resources/formats/json/json.ts';

const source = '{\n  "en_US": {\n    "hello": "Hello",\n    "list": ["a", "b"]\n  }\n}\n';
const keys = (text: string, locale: string) =>
  runSync(jsonFor(locale).parse(text)).messages.map(({ path }) => showKeyPath(path));

/** Writes `[locale] source` for each message that the target lacks; no target: into a new file. */
function translated(from: string, locale: string, target?: string): string {
  const model = runSync(jsonFor('en-US').parse(from));
  const format = jsonFor(locale);
  const text = target ?? format.emptyLike(model, locale);
  const file = runSync(format.parse(text));
  const missing = model.messages.filter(({ path }) => file.get(path) === undefined);
  const values = missing.map(({ path, value }) => ({ path, value: `[${locale}] ${value}` }));
  const after = applyEdits(text, runSync(file.write(values, model)));
  const written = runSync(format.parse(after));
  for (const { path, value } of values) assert.equal(written.get(path)?.value, value, after);
  return after;
}

describe('a JSON file with its locale around everything', () => {
  it('has paths without it', () => {
    const expected = ['hello', 'list[0]', 'list[1]'];
    assert.deepEqual(keys(source, 'en-US'), expected);
    assert.deepEqual(keys(source.replace('en_US', 'en'), 'en-US'), expected);
    assert.deepEqual(
      keys(source, 'de'),
      expected.map((key) => `en_US.${key}`),
    );
  });

  it('has a group and no locale where another key stands beside, or a text below', () => {
    assert.deepEqual(keys('{"de":{"a":"x"},"b":"y"}', 'de'), ['de.a', 'b']);
    assert.deepEqual(keys('{"de":"German"}', 'de'), ['de']);
  });

  it('gives a new file its own', () => {
    assert.equal(
      translated(source, 'pt-BR'),
      '{\n  "pt_BR": {\n    "hello": "[pt-BR] Hello",\n    "list": ["[pt-BR] a", "[pt-BR] b"]\n  }\n}\n',
    );
    assert.equal(translated('{"en":{"a":"x"}}', 'de'), '{"de":{"a":"[de] x"}}');
  });

  it('gives its own to a file that has nothing yet, and keeps what stands in it', () => {
    assert.equal(
      translated('{"en":{"a":"x"}}', 'de', '// German\n{ /* nothing yet */ }\n'),
      '// German\n{ /* nothing yet */ "de":{"a":"[de] x"} }\n',
    );
  });

  it('gets what it lacks below it', () => {
    assert.equal(
      translated(
        source,
        'de',
        '{\n  "de": {\n    "list": [\n      "A", "B"\n    ] // kept\n  }\n}\n',
      ),
      '{\n  "de": {\n    "hello": "[de] Hello",\n    "list": [\n      "A", "B"\n    ] // kept\n  }\n}\n',
    );
    assert.match(translated(source, 'fil', '{ "fil": {} }'), /^\{ "fil": \{ "hello": /);
  });

  it('is refused beside a file that has none', () => {
    const [rooted, plain] = [
      runSync(jsonFor('en').parse('{"en":{"a":"x"}}')),
      runSync(jsonFor('en').parse('{"a":"x"}')),
    ];
    const [german, other] = [
      runSync(jsonFor('de').parse('{"de":{}}')),
      runSync(jsonFor('de').parse('{"b":"y"}')),
    ];
    assert.deepEqual(
      [german.clashWith(plain), other.clashWith(rooted), german.clashWith(rooted)],
      ['de', 'en', undefined],
    );
    const value = { path: ['a'], value: 'z' };
    assert.throws(() => runSync(german.write([value], plain)), { reason: 'shape' });
    assert.throws(() => runSync(other.write([value], rooted)), { reason: 'shape' });
  });
});
