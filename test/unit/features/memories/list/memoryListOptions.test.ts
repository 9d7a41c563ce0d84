import assert from 'node:assert/strict';
import {
  filterAndSort,
  type MemoryOrder,
  type Collation,
} from '../../../../../src/features/memories/list/memoryListOptions.ts';
import type { TranslationMemory } from '../../../../../src/service/memories/schemas.ts';

const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });
const collation: Collation = {
  languageName: (code) => names.of(code) ?? code,
  compare: new Intl.Collator('en').compare,
};

function memory(name: string, pair: string, segmentCount = 0, updated?: string): TranslationMemory {
  const [sourceLanguage = '', ...targetLanguages] = pair.split(' ');
  const time = updated === undefined ? undefined : new Date(updated);
  return {
    id: name,
    name,
    sourceLanguage,
    targetLanguages,
    segmentCount,
    created: undefined,
    updated: time,
  };
}

const memories = [
  memory('Product UI', 'en de fr', 400, '2026-01-02'),
  memory('Écran', 'fr en-gb', 9, '2026-03-01'),
  memory('eBay $(trash) [x](command:y)', 'en pt-br', 50),
  memory('Zoo', 'zh zh-hans', 400, '2025-01-01'),
];

function shown(filter: string, order: MemoryOrder = 'service'): readonly string[] {
  return filterAndSort(memories, { filter, order }, collation).map(
    ({ name }) => name.split(' ')[0] ?? '',
  );
}

describe('the filter and the order of memories', () => {
  it('shows all, as the service lists them', () => {
    assert.deepEqual(shown(''), ['Product', 'Écran', 'eBay', 'Zoo']);
    assert.deepEqual(shown('  '), shown(''));
  });

  it('filters by a part of the name, in any case', () => {
    assert.deepEqual(shown('uct u'), ['Product']);
    assert.deepEqual(shown('ÉCR'), ['Écran']);
    assert.deepEqual(shown('$(trash)'), ['eBay']);
    assert.deepEqual(shown('$ [x]'), ['eBay']);
  });

  it('filters by code and by name of a language', () => {
    assert.deepEqual(shown('de'), ['Product']);
    assert.deepEqual(shown('German'), ['Product']);
    assert.deepEqual(shown('en-GB'), ['Écran']);
    assert.deepEqual(shown('english kingdom'), ['Écran']);
    assert.deepEqual(shown('fr'), ['Product', 'Écran']);
    assert.deepEqual(shown('ger'), []);
  });

  it('wants every word', () => {
    assert.deepEqual(shown('fr product'), ['Product']);
    assert.deepEqual(shown('fr zoo'), []);
  });

  it('sorts by name, segments and last update', () => {
    assert.deepEqual(shown('', 'name'), ['eBay', 'Écran', 'Product', 'Zoo']);
    assert.deepEqual(shown('', 'segments'), ['Product', 'Zoo', 'eBay', 'Écran']);
    assert.deepEqual(shown('', 'updated'), ['Écran', 'Product', 'Zoo', 'eBay']);
  });

  it('takes the time of creation for that of the last update where there was none', () => {
    const created = { ...memory('New', 'en de'), created: new Date('2026-02-01') };
    const sorted = filterAndSort(
      [...memories, created],
      { filter: '', order: 'updated' },
      collation,
    );
    assert.deepEqual(
      sorted.slice(0, 3).map(({ name }) => name),
      ['Écran', 'New', 'Product UI'],
    );
  });
});
