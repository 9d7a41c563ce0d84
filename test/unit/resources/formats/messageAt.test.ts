import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { json } from '../../../../src/resources/formats/json/json.ts';
import { messageAt } from '../../../../src/resources/formats/keyAt.ts';

/** The value of the message at the bar in the text. */
function at(marked: string): string | undefined {
  const cursor = marked.indexOf('|');
  const text = marked.replace('|', '');
  const lineStart = text.lastIndexOf('\n', cursor - 1) + 1;
  const end = text.indexOf('\n', cursor);
  const place = { cursor, lineStart, lineEnd: end < 0 ? text.length : end };
  return messageAt(runSync(json.parse(text)), place)?.value;
}

describe('the message at the cursor', () => {
  it('is the one whose value holds it', () => {
    assert.equal(at('{"a": "o|ne", "b": "two"}'), 'one');
    assert.equal(at('{"a": "one", "b": |"two"}'), 'two');
  });

  it('is the only one on the line', () => {
    assert.equal(at('{\n  "|a": "one",\n  "b": "two"\n}'), 'one');
    assert.equal(at('{\n  "a": "one",\n  "b": "two"|\n}'), 'two');
  });

  it('is none where there is no choice, or too much of it', () => {
    assert.equal(at('{|"a": "one", "b": "two"}'), undefined);
    assert.equal(at('|{\n  "a": "one"\n}'), undefined);
  });
});
