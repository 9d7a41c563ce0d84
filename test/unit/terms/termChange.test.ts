import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { mergedTerms, termChange } from '../../../src/terms/compareTerms.ts';

const list = fc.uniqueArray(fc.constantFrom('a', 'A', 'b', 'c', 'd', 'e'));

describe('the change between two term lists', () => {
  it('tells what is new and what goes away, by exact spelling', () => {
    assert.deepEqual(termChange(['a', 'b'], ['B', 'a']), { added: ['B'], gone: ['b'] });
  });

  it('sees no change in another order', () => {
    assert.deepEqual(termChange(['a', 'b'], ['b', 'a']), { added: [], gone: [] });
  });

  it('leads from the stored list to the wanted one', () => {
    fc.assert(
      fc.property(list, list, (stored, wanted) => {
        const { added, gone } = termChange(stored, wanted);
        const after = [...stored.filter((term) => !gone.includes(term)), ...added];
        assert.deepEqual(after.toSorted(), wanted.toSorted());
      }),
    );
  });

  it('loses nothing in a merge', () => {
    fc.assert(
      fc.property(list, list, (stored, wanted) => {
        const merged = mergedTerms(stored, wanted);
        assert.deepEqual(merged.slice(0, stored.length), stored);
        assert.deepEqual(new Set(merged), new Set([...stored, ...wanted]));
        assert.equal(new Set(merged).size, merged.length);
      }),
    );
  });
});
