import assert from 'node:assert/strict';
import {
  glossarySupport,
  memorySupport,
  unusedAssets,
  type UnusedAsset,
} from '../../../src/service/pairSupport.ts';
import { unusedText } from '../../../src/platform/account/unusedText.ts';

const memory = { sourceLanguage: 'en', targetLanguages: ['de', 'fr'] } as const;
const glossary = {
  dictionaries: [{ sourceLanguage: 'en', targetLanguage: 'de', entryCount: 3 }],
} as const;

/** What a pair goes without where both are chosen. */
const unused = (source: string | undefined, target: string): readonly UnusedAsset[] =>
  unusedAssets(
    {
      memory: memorySupport(memory, source, target),
      glossary: glossarySupport(glossary, source, target),
    },
    source,
  );
const said = (source: string | undefined, target: string) =>
  unused(source, target).map((one) => unusedText(one, source, target));

describe('a memory or a glossary that falls away', () => {
  it('is none where both serve the pair, or none was chosen', () => {
    assert.deepEqual(unused('en', 'de'), []);
    assert.deepEqual(unusedAssets({ memory: undefined, glossary: undefined }, undefined), []);
  });

  it('is told where the source language is not known', () => {
    assert.deepEqual(said(undefined, 'de'), [
      'The glossary of this folder is not used: it needs the source language.',
    ]);
  });

  it('is told where there is no dictionary for the target, or the memory does not cover it', () => {
    assert.deepEqual(said('en', 'fr'), [
      'The glossary of this folder is not used: it has no dictionary for English → French.',
    ]);
    assert.deepEqual(said('en', 'it'), [
      'The translation memory of this folder is not used: it does not cover English → Italian.',
      'The glossary of this folder is not used: it has no dictionary for English → Italian.',
    ]);
  });

  it('is told where the source is another one', () => {
    assert.deepEqual(
      unused('ja', 'de').map(({ asset, why }) => [asset, why]),
      [
        ['memory', 'source'],
        ['glossary', 'source'],
      ],
    );
    assert.deepEqual(said(undefined, 'ja'), [
      'The translation memory of this folder is not used: it does not cover Japanese.',
      'The glossary of this folder is not used: it needs the source language.',
    ]);
  });
});
