import assert from 'node:assert/strict';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import { sameSets } from '../../../../src/resources/layouts/resourceSet.ts';
import { programsNamedIn } from '../../../../src/programs/programs.ts';

describe('resource sets that were found again', () => {
  const paths = ['package.json', 'i18next.config.ts', 'locales/en.json', 'locales/de.json'];
  const found = (manifest: object, config = '') =>
    discover(
      paths,
      { programsNamedIn },
      new Map([
        ['package.json', JSON.stringify(manifest)],
        ['i18next.config.ts', config],
      ]),
    );
  const plain = found({ name: 'shop', version: '1.0.0' });

  it('are the same where a manifest changed in what says nothing about them', () => {
    assert.equal(plain.length, 1);
    assert.ok(sameSets(plain, found({ name: 'shop', version: '1.0.1', scripts: { test: 'x' } })));
    assert.ok(sameSets([], []));
  });

  it('are others where the source is, or the program that reads them, or a file is gone', () => {
    assert.ok(
      !sameSets(plain, found({ name: 'shop' }, "export default { primaryLanguage: 'de' }")),
    );
    assert.ok(!sameSets(plain, found({ dependencies: { counterpart: '^1.0.0' } })));
    assert.ok(!sameSets(plain, discover(paths.slice(0, 3))));
    assert.ok(!sameSets(plain, []));
  });
});
