import assert from 'node:assert/strict';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import {
  guessDoubt,
  possibleSources,
  sourceChoice,
} from '../../../../src/project/plan/sourceDoubt.ts';

const clear = ['locales/en.json', 'locales/de.json', 'locales/fr.json'];
const unclear = ['app/locales/de.json', 'app/locales/fr.json'];

function answerFor(paths: readonly string[], locale: string) {
  const sets = discover(paths);
  const doubt = sets.map(guessDoubt).find((one) => one !== undefined);
  assert.ok(doubt);
  return sourceChoice(doubt, locale, sets, discover(paths, { sourceLocale: locale }));
}

const sources = (paths: readonly string[], options: Parameters<typeof discover>[1]) =>
  discover(paths, options)
    .map(({ source }) => source.path)
    .toSorted();

describe('the answer to a doubt about the source', () => {
  it('is kept for the folder where nothing else changes', () => {
    assert.deepEqual(answerFor(unclear, 'de'), { sourceLocale: 'de' });
  });

  it('is kept for the files in doubt where others would get another source', () => {
    const paths = [...clear, ...unclear];
    const answer = answerFor(paths, 'fr');
    assert.deepEqual(answer, {
      resources: [{ source: 'app/locales/{locale}.json', sourceLocale: 'fr' }],
    });
    assert.deepEqual(sources(paths, answer), ['app/locales/fr.json', 'locales/en.json']);
  });

  it('is none that no file can be', () => {
    const [set] = discover(clear);
    assert.ok(set);
    const doubt = { code: 'otherLanguage', path: set.source.path, locale: 'en' } as const;
    assert.deepEqual(possibleSources({ ...doubt, language: 'zh' }, set), ['en']);
    assert.deepEqual(possibleSources({ ...doubt, language: 'de' }, set), ['de', 'en']);
    assert.deepEqual(possibleSources({ ...doubt, language: undefined }, set), ['en']);
  });
});
