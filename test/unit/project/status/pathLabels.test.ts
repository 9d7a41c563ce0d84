import assert from 'node:assert/strict';
import { fileLabels, folderLabels, shortLabel } from '../../../../src/project/status/pathLabels.ts';

const say = (paths: readonly string[]) =>
  fileLabels(paths).map(({ label, place }) => (place === '' ? label : `${label} (${place})`));

describe('labels of paths', () => {
  it('put the name first and leave out what all share', () => {
    assert.deepEqual(say(['src/locales/en.json']), ['en.json']);
    assert.deepEqual(say(['l/en/common.json', 'l/en/admin/users.json']), [
      'common.json',
      'users.json (admin)',
    ]);
    assert.deepEqual(say(['messages.properties', 'web/errors.properties']), [
      'messages.properties',
      'errors.properties (web)',
    ]);
  });

  it('put folders before names that several have', () => {
    assert.deepEqual(say(['l/shop/users.json', 'l/admin/users.json', 'l/admin/roles.json']), [
      'shop/users.json',
      'admin/users.json',
      'roles.json (admin)',
    ]);
  });

  it('are the folders alone where all names are the same', () => {
    assert.deepEqual(say(['p/web/src/de.json', 'p/api/src/de.json']), [
      'web (de.json)',
      'api (de.json)',
    ]);
    assert.deepEqual(say(['de.json', 'api/de.json']), ['de.json', 'api (de.json)']);
  });

  it('of folders leave out both ends, and never all', () => {
    assert.deepEqual(folderLabels(['packages/web/src/locales', 'packages/api/src/locales']), [
      'web',
      'api',
    ]);
    assert.deepEqual(folderLabels(['locales', 'packages/web/locales']), [
      'locales',
      'packages/web/locales',
    ]);
    assert.deepEqual(folderLabels(['src/i18n', 'src/i18n/legacy']), ['i18n', 'legacy']);
    assert.deepEqual(folderLabels(['', 'docs']), ['.', 'docs']);
    assert.deepEqual(folderLabels(['a/locales', 'a/b/locales', 'locales']), [
      'a/locales',
      'a/b/locales',
      'locales',
    ]);
  });

  it('lose their middle where they are long', () => {
    assert.equal(shortLabel('short.json', 10), 'short.json');
    assert.equal(shortLabel('administration-of-users.json', 15), 'adminis…rs.json');
    assert.equal(Array.from(shortLabel('👍'.repeat(30), 9)).length, 9);
  });
});
