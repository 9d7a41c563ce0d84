import assert from 'node:assert/strict';
import { termListText } from '../../../../src/features/termFiles/compareTermFile.ts';

describe('termListText', () => {
  it('sorts languages and terms, so that only real differences show', () => {
    const lists = [
      { language: 'en', terms: ['b', 'A'] },
      { language: 'de', count: 3 },
    ];
    const text = termListText(lists, ({ count }) => `(${count})`);
    assert.equal(text, '# de\n(3)\n\n# en\nA\nb\n');
  });
});
