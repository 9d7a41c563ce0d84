import assert from 'node:assert/strict';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import {
  localeGroups,
  offeredFor,
  projectLocales,
} from '../../../../src/project/plan/localeGroups.ts';

describe('languages in the order in which they are offered', () => {
  it('are those that a project has, its targets first', () => {
    const sets = discover(
      ['a/en.json', 'a/fr.json', 'a/de.json', 'b/en.json', 'b/de.json', 'b/pt-BR.json'],
      { sourceLocale: 'en', resources: [] },
    );
    assert.deepEqual(projectLocales(sets), ['de', 'fr', 'pt-BR', 'en']);
    assert.deepEqual(projectLocales([]), []);
  });

  it('are those of the service that serve a locale of the project', () => {
    assert.deepEqual(offeredFor(['de-AT', 'en'], ['ar', 'de', 'en-GB', 'en-US']), [
      'de',
      'en-GB',
      'en-US',
    ]);
    assert.deepEqual(offeredFor(['pt-br'], ['pt-PT', 'pt-BR']), ['pt-BR']);
    assert.deepEqual(offeredFor(['tlh'], ['de']), []);
  });

  it('stand in the first group that has them, and in no empty one', () => {
    const groups = localeGroups(
      [
        { label: 'project', locales: ['de', 'fr', 'de'] },
        { label: 'recent', locales: ['FR', 'it'] },
        { label: 'widespread', locales: ['de', 'en'] },
        { label: 'all', locales: ['de', 'fr', 'it', 'pl'] },
      ],
      ['en'],
    );
    assert.deepEqual(
      groups.map(({ label, locales }) => `${label}: ${locales.join(' ')}`),
      ['project: de fr', 'recent: it', 'all: pl'],
    );
  });
});
