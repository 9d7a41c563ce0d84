import assert from 'node:assert/strict';
import { factsOf, readResource } from '../../../src/project/plan/recentFiles.ts';

const text = '{ "a": "Save" }';
/** The same text, and not the same string. */
const copy = (of: string) => Buffer.from(of).toString();

describe('files that were read lately', () => {
  it('are the same file for all who read the same text', async () => {
    const file = await readResource(text, 'json', 'en', 'source');
    assert.equal(await readResource(copy(text), 'json', 'en', 'source'), file);
    assert.equal(factsOf(file), factsOf(file));
  });

  it('are another file where a single character differs', async () => {
    const file = await readResource(text, 'json', 'en', 'source');
    const other = await readResource(text.replace('S', 's'), 'json', 'en', 'source');
    assert.notEqual(other, file);
    assert.equal(other.messages[0]?.value, 'save');
  });

  it('are another file where they are read in another way', async () => {
    const rails = '{ "de": { "a": "Sichern" } }';
    const file = await readResource(rails, 'json', 'de');
    assert.deepEqual(file.messages[0]?.path, ['a']);
    assert.deepEqual((await readResource(rails, 'json', 'fr')).messages[0]?.path, ['de', 'a']);
    assert.notEqual(await readResource(rails, 'json', 'de', 'source'), file);
  });

  it('are refused each time that they cannot be read', async () => {
    for (let time = 0; time < 2; time++) {
      await assert.rejects(readResource('{', 'json', 'en'), { name: 'ResourceFileError' });
    }
  });
});
