import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { applyEdits } from '../../../../src/resources/edit.ts';
import type { FormatId, KeyPath } from '../../../../src/resources/formats/format.ts';
import { formatFor } from '../../../../src/resources/formats/formats.ts';
import { KeyChangeError, type KeyFile } from '../../../../src/project/keys/keyChange.ts';
import { applyKeyChange } from '../../../../src/project/keys/planKeyChange.ts';
import { GoneKeys, withoutKeys } from '../../../../src/project/keys/withoutKeys.ts';

function fileOf(id: FormatId, text: string): KeyFile {
  const format = formatFor(id, 'en');
  return { path: 'file', format, file: runSync(format.parse(text)) };
}

/** What an attempt makes of a file, or why it is refused. */
function outcome(one: KeyFile, attempt: () => ReturnType<typeof applyKeyChange>): string {
  try {
    return applyEdits(one.file.text, attempt());
  } catch (error) {
    assert.ok(error instanceof KeyChangeError, String(error));
    return error.reason;
  }
}

function without(id: FormatId, text: string, ...keys: readonly KeyPath[]): string {
  const one = fileOf(id, text);
  return outcome(one, () => withoutKeys(one, new GoneKeys(keys)));
}

describe('a key that goes from an element of a list', () => {
  it('leaves the element in its place, and all others as they are', () => {
    const text = '{"l":[{"n":1},{"a":"A"}],"z":"Z"}';
    assert.equal(without('json', text, ['l', 1, 'a']), '{"l":[{"n":1},{}],"z":"Z"}');
    assert.equal(without('json', '[{"a":"A"}]', [0, 'a']), '[{}]');
    assert.equal(without('json', '{"l":[[{"a":"A"}]]}', ['l', 0, 0, 'a']), '{"l":[[{}]]}');
    const lines = 'l:\n  - n: 1\n  - a: A\nz: Z\n';
    assert.equal(without('yaml', lines, ['l', 1, 'a']), 'l:\n  - n: 1\n  - {}\nz: Z\n');
    assert.equal(without('yaml', '- a: A', [0, 'a']), '- {}');
    assert.equal(
      without('yaml', 'l:\n  -\n    a: A\n  - b\n', ['l', 0, 'a']),
      'l:\n  -\n    {}\n  - b\n',
    );
  });

  it('takes the list along where nothing is left in it', () => {
    const keys = [
      ['l', 0, 'a'],
      ['l', 1, 'b', 'c'],
    ];
    assert.equal(
      without('json', '{"l":[{"a":"A"},{"b":{"c":"C"}}],"z":"Z"}', ...keys),
      '{"z":"Z"}',
    );
    assert.equal(without('yaml', 'l:\n  - a: A\n  - b:\n      c: C\nz: Z\n', ...keys), 'z: Z\n');
  });

  it('leaves the dash to what stays in YAML', () => {
    const text = 'l:\n  - a: A\n    n: 1\n    b: |\n      B\n    c: C\n';
    assert.equal(without('yaml', text, ['l', 0, 'a']), text.replace('a: A\n    n', 'n'));
    assert.equal(without('yaml', text, ['l', 0, 'a'], ['l', 0, 'b']), 'l:\n  - n: 1\n    c: C\n');
    const noted = text.replace('A\n', 'A # about\n');
    assert.equal(without('yaml', noted, ['l', 0, 'a']), 'impossible');
    assert.equal(without('yaml', text.replace('A\n', 'A\n    # n\n'), ['l', 0, 'a']), 'impossible');
    assert.equal(
      without('yaml', 'l:\n  - a: | # about\n      A\n  - n: 1\n', ['l', 0, 'a']),
      'impossible',
    );
  });

  it('takes no sign in a text for a comment', () => {
    for (const value of ['"No. # 1"', 'C#', '|\n      A # 1', 'https://a.b/#c']) {
      const one = `l:\n  - a: ${value}\n    n: 1\n  - b: ${value}\n`;
      assert.equal(without('yaml', one, ['l', 0, 'a']), `l:\n  - n: 1\n  - b: ${value}\n`);
      assert.equal(without('yaml', one, ['l', 1, 'b']), one.replace(/b: [^]*/, '{}\n'));
    }
  });
});

describe('a change of keys that would change what is no message', () => {
  it('is refused where a second document of YAML would become the first', () =>
    assert.equal(without('yaml', 'a: A\n---\nb:\n', ['a']), 'impossible'));

  it('is none where a locale has nothing below it, though it is the only key then', () => {
    assert.equal(without('yaml', 'en:\na: A\n', ['a']), 'en:\n');
    assert.equal(without('json', '{"en":{},"a":"A"}', ['a']), '{"en":{}}');
  });

  it('is refused where a group that is left alone would be taken for a locale', () => {
    const change = { kind: 'rename', from: ['a'], to: ['en', 'b'] } as const;
    for (const [id, text] of [
      ['yaml', 'a: A\nen:\n'],
      ['json', '{"a":"A","en":{}}'],
    ] as const) {
      const one = fileOf(id, text);
      assert.equal(
        outcome(one, () => applyKeyChange(one, change, undefined)),
        'impossible',
      );
    }
  });
});
