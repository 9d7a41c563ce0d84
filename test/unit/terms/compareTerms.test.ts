import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import {
  compareTerms,
  languagesOutOfSync,
  listsBeside,
  withSeenTerms,
  type StoredList,
} from '../../../src/terms/compareTerms.ts';

const stored = (language: string, ...terms: readonly string[]): StoredList => ({
  language,
  count: terms.length,
  terms,
});

function change(terms: readonly string[], list?: StoredList) {
  const [found] = compareTerms([{ language: 'en', terms }], list === undefined ? [] : [list]);
  return found;
}

describe('compareTerms', () => {
  it('merges where terms were only added', () => {
    assert.deepEqual(change(['A', 'B', 'C'], stored('en', 'B')), {
      kind: 'add',
      language: 'en',
      added: ['A', 'C'],
    });
    assert.deepEqual(change(['A']), { kind: 'add', language: 'en', added: ['A'] });
  });

  it('replaces where any term is gone', () => {
    assert.deepEqual(change(['A', 'c'], stored('EN', 'A', 'C')), {
      kind: 'replace',
      language: 'en',
      added: ['c'],
      removed: ['C'],
    });
  });

  it('replaces where nobody can tell what is there', () => {
    const unknown = { kind: 'replace', language: 'en', added: ['A'], removed: undefined };
    assert.deepEqual(change(['A'], { language: 'en', count: 3 }), unknown);
    assert.deepEqual(change(['A'], { language: 'en' }), unknown);
    assert.deepEqual(change(['A'], { language: 'en', count: 2, terms: ['A'] }), unknown);
  });

  it('takes the order of terms for nothing', () => {
    assert.equal(change(['A', 'B'], stored('en', 'B', 'A'))?.kind, 'same');
    assert.equal(change([])?.kind, 'same');
  });

  it('deletes a list that has no terms left', () => {
    assert.deepEqual(change([], stored('en', 'A')), {
      kind: 'delete',
      language: 'en',
      removed: ['A'],
    });
  });

  it('leaves lists of other languages alone', () => {
    const lists = [stored('fr', 'A'), stored('EN', 'A')];
    const file = [{ language: 'en', terms: ['A'] }];
    assert.deepEqual(compareTerms(file, lists), [{ kind: 'same', language: 'en' }]);
    assert.deepEqual(listsBeside(file, lists), ['fr']);
  });

  it('makes the stored list that of the file, whatever both are', () => {
    const terms = fc.uniqueArray(fc.constantFrom('A', 'a', 'B', 'C', 'D'));
    fc.assert(
      fc.property(terms, terms, (file, before) => {
        const found = change(file, stored('en', ...before));
        const after =
          found?.kind === 'add'
            ? [...before, ...found.added]
            : found?.kind === 'same'
              ? before
              : file;
        assert.deepEqual(after.toSorted(), file.toSorted());
        if (found?.kind === 'add') assert.ok(before.every((term) => file.includes(term)));
      }),
    );
  });
});

describe('languagesOutOfSync', () => {
  const file = [{ language: 'en', terms: ['A', 'B'] }];

  it('compares terms where they are known', () => {
    assert.deepEqual(languagesOutOfSync(file, [stored('en', 'B', 'A')]), []);
    assert.deepEqual(languagesOutOfSync(file, [stored('en', 'A', 'C')]), ['en']);
  });

  it('compares numbers where terms are not known, or are not all', () => {
    assert.deepEqual(languagesOutOfSync(file, [{ language: 'en', count: 2 }]), []);
    assert.deepEqual(languagesOutOfSync(file, [{ language: 'en', count: 3 }]), ['en']);
    assert.deepEqual(languagesOutOfSync(file, [{ language: 'en', count: 3, terms: ['A', 'B'] }]), [
      'en',
    ]);
  });

  it('counts a missing list as an empty one', () => {
    assert.deepEqual(languagesOutOfSync(file, []), ['en']);
    assert.deepEqual(languagesOutOfSync([{ language: 'en', terms: [] }], []), []);
  });
});

describe('withSeenTerms', () => {
  it('fills in what was seen last, as long as the number is the same', () => {
    const seen = [stored('en', 'A'), stored('de', 'A')];
    const lists = [{ language: 'en', count: 1 }, { language: 'de', count: 2 }, { language: 'fr' }];
    assert.deepEqual(withSeenTerms(lists, seen), [
      { language: 'en', count: 1, terms: ['A'] },
      { language: 'de', count: 2 },
      { language: 'fr', terms: undefined },
    ]);
  });
});
