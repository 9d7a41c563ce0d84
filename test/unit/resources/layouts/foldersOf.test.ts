import assert from 'node:assert/strict';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import { foldersOf } from '../../../../src/resources/layouts/resourceSet.ts';

describe('the folders of resource files', () => {
  const options = { sourceLocale: 'en', resources: [] };
  const foldersIn = (...paths: readonly string[]) => [...foldersOf(discover(paths, options))];

  it('are those that a file is in, at whatever depth', () => {
    const paths = ['app/locales/en/menu.json', 'app/locales/de/menu.json'];
    assert.deepEqual(foldersIn(...paths).toSorted(), [
      'app',
      'app/locales',
      'app/locales/de',
      'app/locales/en',
    ]);
  });

  it('are none of files that are in no folder', () => {
    assert.deepEqual(foldersIn('en.json', 'de.json'), []);
  });
});
