import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { applyEdits } from '../../../../src/resources/edit.ts';
import type { FormatId, KeyPath } from '../../../../src/resources/formats/format.ts';
import { formatFor } from '../../../../src/resources/formats/formats.ts';
import { newKeyEdits, newKeyPath, newKeyStart } from '../../../../src/project/keys/newKeyEdits.ts';
import { KeyChangeError } from '../../../../src/project/keys/keyChange.ts';
import { wholeKey } from '../../../../src/project/keys/pluralFamily.ts';
import type { Pick as RandomPick } from '../../resources/formats/support/randomJson.ts';
import { inRandomFiles } from './inRandomFiles.ts';

const fileOf = (id: FormatId, text: string) => {
  const format = formatFor(id, 'en');
  return { path: 'file', format, file: runSync(format.parse(text)) };
};

/** The text with a key beside another one; the reason where it is refused. */
function added(id: FormatId, text: string, typed: string, beside?: KeyPath, value = 'New'): string {
  const one = fileOf(id, text);
  const whole = beside && wholeKey(one.file, beside);
  const path = newKeyPath(typed, one, whole);
  try {
    return applyEdits(text, newKeyEdits(one, { path, value, beside: whole }));
  } catch (error) {
    if (error instanceof KeyChangeError) return error.reason;
    throw error;
  }
}

const nested =
  '{\n  "nav": {\n    "home": "Home", // here\n    "away": "Away"\n  },\n  "end": "End"\n}\n';

describe('a key that is added to a file', () => {
  it('is behind the one beside it, in the style of its file', () => {
    assert.equal(
      added('json', nested, 'nav.new', ['nav', 'home'], 'A "b"'),
      nested.replace('// here', '// here\n    "new": "A \\"b\\"",'),
    );
    assert.equal(
      added('yaml', 'en:\n  nav:\n    home: Home # here\n    away: Away\n', 'nav.new', [
        'nav',
        'home',
      ]),
      'en:\n  nav:\n    home: Home # here\n    new: New\n    away: Away\n',
    );
    assert.equal(
      added('properties', '# head\n\na.b = A \\\n  on\nz: Z', 'a.c', ['a.b'], 'AB'),
      '# head\n\na.b = A \\\n  on\na.c = AB\nz: Z',
    );
    assert.equal(
      added('arb', '{"hi":"Hi","@hi":{"description":"x"},"z":"Z"}', 'new', ['hi']),
      '{"hi":"Hi","@hi":{"description":"x"},"new":"New","z":"Z"}',
    );
    const chrome =
      '{"hi":{"message":"$A$","description":"x","placeholders":{"a":{"content":"$1"}}},"z":{"message":"Z"}}';
    assert.equal(
      added('chrome', chrome, 'new', ['hi']),
      chrome.replace(',"z"', ',"new":{"message":"New"},"z"'),
    );
    assert.equal(
      added(
        'chromeYaml',
        'hi:\n  message: $A$\n  description: x\n  placeholders:\n    a: { content: $1 }\nz:\n  message: Z\n',
        'new',
        ['hi'],
      ),
      'hi:\n  message: $A$\n  description: x\n  placeholders:\n    a: { content: $1 }\nnew:\n  message: New\nz:\n  message: Z\n',
    );
    assert.equal(
      added('vscode', '{"a":{"message":"A","comment":["x"]},"b":"B"}', 'c.d', ['a']),
      '{"a":{"message":"A","comment":["x"]},"c.d":"New","b":"B"}',
    );
  });

  it('is at the end without a key beside it, or in another group', () => {
    assert.equal(
      added('json', nested, 'nav.new', ['end']),
      nested.replace('"Away"', '"Away",\n    "new": "New"'),
    );
    assert.equal(added('json', nested, 'last'), nested.replace('"End"', '"End",\n  "last": "New"'));
    assert.equal(
      added('json', nested, 'shop.pay', ['nav', 'home']),
      nested.replace('},\n', '},\n  "shop": {\n    "pay": "New"\n  },\n'),
    );
    assert.equal(added('json', '{}\n', 'a.b'), '{\n  "a": {\n    "b": "New"\n  }\n}\n');
  });

  it('is behind all forms of a plural message, and never among them', () => {
    const forms = '{"day_one":"a","day_other":"b","z":"Z"}';
    assert.equal(
      added('json', forms, 'new', ['day_one']),
      forms.replace(',"z"', ',"new":"New","z"'),
    );
    const group = 'en:\n  day:\n    one: a\n    other: b\n  z: Z\n';
    assert.equal(
      added('yaml', group, 'new', ['day', 'one']),
      group.replace('  z', '  new: New\n  z'),
    );
    const list = '{"steps":["a","b"],"z":"Z"}';
    assert.equal(
      added('json', list, 'new', ['steps', 1]),
      list.replace(',"z"', ',"new":"New","z"'),
    );
  });

  it('has groups where its file has them', () => {
    assert.equal(added('json', '{"a":"A"}', 'b.c'), '{"a":"A","b.c":"New"}');
    assert.equal(added('json', '{"a.b":"A"}', 'a.c', ['a.b']), '{"a.b":"A","a.c":"New"}');
    assert.equal(newKeyStart(['nav', 'home']), 'nav.');
    assert.equal(newKeyStart(['command.keys.rename']), 'command.keys.');
    assert.equal(newKeyStart(['Enter a name. Now.']), '');
    assert.equal(newKeyStart(undefined), '');
  });

  it('is refused where there is no place for it', () => {
    assert.equal(added('json', nested, 'nav.home', ['end']), 'taken');
    assert.equal(added('json', nested, 'nav', ['end']), 'taken');
    assert.equal(added('json', nested, 'end.x', ['end']), 'blocked');
    assert.equal(added('json', nested, 'nav..x', ['nav', 'home']), 'noName');
    assert.equal(added('json', nested, ''), 'noName');
    assert.equal(added('arb', '{"a":"A"}', '@a'), 'blocked');
    assert.equal(added('properties', 'a=A\na=B\n', 'a'), 'taken');
    assert.equal(added('yaml', 'x: &x\n  a: A\ny: *x\n', 'y.b'), 'blocked');
  });
});

describe('a key that is added to a random file', () => {
  /** The text is there and everything else as it was, comments too; or nothing is written. */
  function tries(id: FormatId, text: string, pick: RandomPick): void {
    const { messages } = fileOf(id, text).file;
    const beside = messages[pick(Math.max(1, messages.length))]?.path;
    const name = beside === undefined ? 'brandNew' : `${newKeyStart(beside)}brandNew`;
    const after = added(id, text, name, beside, 'Brand new: #1');
    if (after === 'blocked' || after === 'noName') return;
    const now = fileOf(id, after).file.messages;
    assert.equal(now.length, messages.length + 1, after);
    assert.deepEqual(
      now.flatMap(({ path, value }) => (value === 'Brand new: #1' ? [] : [[path, value]])),
      messages.map(({ path, value }) => [path, value]),
    );
    // What was there is still there, in its order, but for the braces of a group that was empty.
    let at = 0;
    for (const sign of text.replaceAll(/[{}]/gu, '')) {
      at = after.indexOf(sign, at) + 1;
      assert.ok(at > 0, after);
    }
  }

  inRandomFiles(tries, [300, 200]);
});
