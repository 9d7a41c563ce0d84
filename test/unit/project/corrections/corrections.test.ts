import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { applyEdits } from '../../../../src/resources/edit.ts';
import { formatFor } from '../../../../src/resources/formats/formats.ts';
import {
  textCorrections,
  valueCorrections,
} from '../../../../src/project/corrections/corrections.ts';
import { syntaxes } from '../../message/syntaxes.ts';

const read = { locale: 'en', syntax: syntaxes.unknown };

function corrected(
  id: 'json' | 'properties' | 'yaml',
  text: string,
  after: Record<string, string>,
) {
  const format = formatFor(id, 'en');
  const { messages } = runSync(format.parse(text));
  const values = messages.flatMap((message) => {
    const value = after[String(message.path.at(-1))];
    return value === undefined ? [] : [{ message, value }];
  });
  const found = valueCorrections(format, text, values, read);
  const shown = found.map(({ at }) => text.slice(at.offset, at.offset + at.length));
  const each = found.map(({ edit }) => applyEdits(text, [edit]));
  const all = applyEdits(
    text,
    found.map(({ edit }) => edit),
  );
  return { shown, each, all, found };
}

describe('corrections', () => {
  it('are at the very words of a value, through its escapes, each with an edit of its own', () => {
    const text = '{ "a": "Say \\"teh\\" adress\\nof caf\\u00e9 alot", "b": "Fine" }';
    const { shown, each, all } = corrected('json', text, {
      a: 'Say "the" address\nof café a lot',
    });
    assert.deepEqual(shown, ['teh', 'adress', 'alot']);
    assert.deepEqual(each[1], text.replace('adress', 'address'));
    assert.equal(all, '{ "a": "Say \\"the\\" address\\nof caf\\u00e9 a lot", "b": "Fine" }');
  });

  it('escape what they add', () => {
    const { all } = corrected('json', '{ "a": "Say hi" }', { a: 'Say "hi"' });
    assert.equal(all, '{ "a": "Say \\"hi\\"" }');
    const { all: java } = corrected('properties', 'a=Teh\\u00e9 end\n', { a: 'Theé end' });
    assert.match(java, /^a=The(\\u00[eE]9|é) end\n$/);
    const { shown, all: yaml } = corrected('yaml', "a: 'It''s teh end'\n", { a: "It's the end" });
    assert.deepEqual(shown, ['teh']);
    assert.equal(yaml, "a: 'It''s the end'\n");
  });

  it('go together where one alone would lose a placeholder', () => {
    const { shown } = corrected('json', '{ "a": "So {a} teh {b}" }', { a: 'So {b} the {a}' });
    assert.deepEqual(shown, ['a} teh {b']);
  });

  it('are at their offsets in any other text', () => {
    const text = 'Intro. Teh end.';
    const found = textCorrections({ start: 7, before: 'Teh end.', after: 'The end.' }, read);
    assert.deepEqual(found, [
      {
        at: { offset: 7, length: 3 },
        edit: { offset: 7, length: 3, text: 'The' },
        before: 'Teh',
        after: 'The',
      },
    ]);
    assert.equal(applyEdits(text, [found[0]?.edit ?? assert.fail()]), 'Intro. The end.');
  });
});
