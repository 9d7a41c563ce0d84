import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { runSync } from '../../../src/resources/cooperative.ts';
import { SegmentIndex } from '../../../src/memory/segmentIndex.ts';
import { similarity } from '../../../src/memory/similarity.ts';
import { SimilarTexts } from '../../../src/memory/similarTexts.ts';
import { tmxFile, tu, unitsOf } from './tmxFiles.ts';

function found(units: string, text: string, targetLocale = 'de') {
  const placed = unitsOf(tmxFile(units)).map((unit) => ({ unit, file: 'shop.tmx' }));
  const index = runSync(SegmentIndex.of(placed, { sourceLocale: 'en', targetLocale }));
  return runSync(index.find(text)).map(({ target, score }) => [target, score]);
}

describe('similar segments of TMX files', () => {
  it('come with a score, the most similar first, the same pair once', () => {
    const units =
      tu('en', 'Open a door', 'de', 'Tür öffnen') +
      tu('en', 'Save the files', 'de', 'Dateien sichern') +
      tu('en', 'Save the file', 'de', 'Datei sichern').repeat(2) +
      tu('en', 'Save the file', 'de', 'Datei speichern') +
      tu('en', 'Save the file', 'fr', 'Enregistrer') +
      tu('en', 'Save the file', 'de', '');
    assert.deepEqual(found(units, 'Save the file'), [
      ['Datei sichern', 100],
      ['Datei speichern', 100],
      ['Dateien sichern', 92],
    ]);
    assert.deepEqual(found(units, 'SAVE THE FILE')[0], ['Datei sichern', 99]);
    assert.deepEqual(found(units, 'Something else'), []);
    assert.deepEqual(found(units, 'Save the file', 'fr'), [['Enregistrer', 100]]);
  });

  it('are found where words are not set apart, and where there are none', () => {
    const units =
      tu('en', '保存文件到磁盘', 'de', 'Datei sichern') + tu('en', '{0} / {1}', 'de', '{0}/{1}');
    assert.deepEqual(found(units, '保存文件到硬盘'), [['Datei sichern', 85]]);
    assert.deepEqual(found(units, '{0} / {1}'), [['{0}/{1}', 100]]);
    assert.deepEqual(found(units + tu('en', '— …', 'de', '– …'), '— …'), [['– …', 100]]);
  });

  it('always hold the very text, unless nobody would look for it', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
    const property = fc.property(fc.array(text, { minLength: 1, maxLength: 90 }), (texts) => {
      const index = runSync(SimilarTexts.of(texts));
      for (const [place, one] of texts.entries()) {
        const best = runSync(index.find(one, () => true));
        assert.ok(best.some((similar) => similar.place === place && similar.score === 100));
        assert.ok(best.every(({ score }) => score >= 60 && score <= 100));
      }
      assert.deepEqual(runSync(index.find(texts[0] ?? '', () => false)), []);
      assert.deepEqual(runSync(index.find('word '.repeat(200), () => true)), []);
    });
    fc.assert(property, { numRuns: 100 });
  });

  it('are as similar from either side, and 100 only where they are equal', () => {
    const text = fc.string({ maxLength: 30 });
    const property = fc.property(text, text, (one, other) => {
      const score = similarity(one, other, 0);
      assert.equal(score, similarity(other, one, 0));
      assert.equal(score === 100, one === other);
      const least = similarity(one, other, 60);
      assert.equal(least, score >= 60 ? score : 0);
    });
    fc.assert(property);
  });
});
