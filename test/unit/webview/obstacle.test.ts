import assert from 'node:assert/strict';
import { mergeObstacle, obstacle } from '../../../src/webview/terms/obstacle.ts';

const list = (...terms: readonly string[]) => ({
  language: 'de',
  name: 'German',
  entryCount: terms.length,
  terms,
  remembered: false,
});
const unread = { ...list(), entryCount: 4, terms: null };

describe('what stands in the way of saving a term list', () => {
  it('is nothing where a text has terms and no errors', () => {
    assert.equal(obstacle('Glossa\nTMX', 10), undefined);
    assert.equal(mergeObstacle(list('Glossa'), 'Glossa\nTMX', 10), undefined);
  });

  it('is an error in the text, or that it is too long', () => {
    assert.deepEqual(obstacle('a\tb', 10), { kind: 'errors' });
    assert.deepEqual(obstacle('Glossa\nTMX', 9), { kind: 'errors' });
    assert.deepEqual(mergeObstacle(list(), 'a\tb', 10), { kind: 'errors' });
  });

  it('is a text without terms', () => {
    assert.deepEqual(obstacle(' \n\n', 10), { kind: 'noTerms' });
  });

  it('is, for a merge, that nothing would be added', () => {
    assert.deepEqual(mergeObstacle(list('Glossa', 'TMX'), 'Glossa', 10), { kind: 'nothingNew' });
  });

  it('is, for a merge, that the terms which stay leave no room', () => {
    assert.deepEqual(mergeObstacle(list('Glossa'), 'TMXs', 10), { kind: 'mergedTooLong', over: 1 });
    assert.equal(obstacle('TMXs', 10), undefined);
  });

  it('is not what nobody can read', () => {
    assert.equal(mergeObstacle(unread, 'TMX', 10), undefined);
  });
});
