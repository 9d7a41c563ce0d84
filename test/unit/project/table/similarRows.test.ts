import assert from 'node:assert/strict';
import { keyId, showKeyPath } from '../../../../src/resources/formats/format.ts';
import { similarRows } from '../../../../src/project/table/similarRows.ts';
import { tableOf } from './tables.ts';

const english = {
  a: 'Save the file',
  b: 'Save the file',
  c: 'Save the file now',
  d: 'Open a door',
  e: 'save THE file!',
  f: 'Save the file',
};
const german = {
  b: 'Datei sichern',
  c: 'Datei jetzt sichern',
  d: 'Tür öffnen',
  f: 'Datei sichern',
};

describe('similar messages', () => {
  it('are those with a translation and nearly the same words, the best first', async () => {
    const { table, fill } = tableOf({ 'locales/en.json': english, 'locales/de.json': german });
    await fill();
    const [section] = table.sections;
    const similar = async (key: string, locale = 'de') => {
      const found = await similarRows(table, section!.rowOf(keyId([key]))!, locale);
      return found.map(({ row, text, score }) => [showKeyPath(row.path), text, score]);
    };
    assert.deepEqual(await similar('a'), [
      ['b', 'Datei sichern', 100],
      ['f', 'Datei sichern', 100],
      ['c', 'Datei jetzt sichern', 76],
    ]);
    assert.deepEqual((await similar('e'))[0], ['b', 'Datei sichern', 92]);
    assert.deepEqual(await similar('d'), []);
    assert.deepEqual(await similar('a', 'fr'), []);
  });
});
