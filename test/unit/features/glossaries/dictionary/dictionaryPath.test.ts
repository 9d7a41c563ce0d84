import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import {
  dictionaryPath,
  readDictionaryPath,
  sameDictionary,
} from '../../../../../src/features/glossaries/dictionary/dictionaryPath.ts';

const id = { glossaryId: '0b5f', sourceLanguage: 'en', targetLanguage: 'pt' };

describe('the path of a dictionary', () => {
  it('carries the glossary and the pair, and a name for people', () => {
    const path = dictionaryPath(id, 'Product terms');
    assert.equal(path, '/0b5f/Product terms (en → pt).tsv');
    assert.deepEqual(readDictionaryPath(path), { ...id, name: 'Product terms' });
  });

  it('is sound for any name', () => {
    for (const name of [
      '',
      'a/b\\c',
      '../..',
      'x (de → fr).tsv',
      '\u202egnp.exe',
      'a'.repeat(10_000),
    ]) {
      const path = dictionaryPath(id, name);
      assert.match(path, /^\/0b5f\/[^/\\\u202e]{0,80}$/u);
      assert.ok(sameDictionary(readDictionaryPath(path)!, id), name);
    }
    fc.assert(
      fc.property(fc.string(), (name) => {
        assert.ok(sameDictionary(readDictionaryPath(dictionaryPath(id, name))!, id));
      }),
    );
  });

  it('is not read from anything else', () => {
    for (const path of ['/', '/0b5f', '/0b5f/terms.tsv', '/a/b/c (en → de).tsv', 'x (en → de).tsv'])
      assert.equal(readDictionaryPath(path), undefined, path);
  });

  it('means the same dictionary in any case of its codes', () => {
    assert.ok(sameDictionary(id, { ...id, sourceLanguage: 'EN', targetLanguage: 'PT' }));
    assert.ok(!sameDictionary(id, { ...id, targetLanguage: 'es' }));
    assert.ok(!sameDictionary(id, { ...id, glossaryId: 'other' }));
  });
});
