import assert from 'node:assert/strict';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import {
  ResourcePatternError,
  type ResourcePatternProblem,
} from '../../../../src/resources/layouts/resourcePatternError.ts';
import {
  type ResourceSetting,
  settingReader,
} from '../../../../src/resources/layouts/resourceSetting.ts';
import { found, only } from './found.ts';

describe('the setting glossa.resources', () => {
  it('names files that would not be found, with their namespaces', () => {
    const paths = ['apps/web/t/en/a.json', 'apps/web/t/en/b/c.json', 'apps/web/t/de/a.json'];
    assert.deepEqual(found(paths, given({ source: 'apps/web/t/{locale}/{namespace}.json' })), [
      'apps/web/t/{locale}/a.json: en > de',
      'apps/web/t/{locale}/b/c.json: en > +de',
    ]);
  });

  it('says so, and where the root is', () => {
    const source = 'apps/*/t/{locale}/{namespace}.json';
    const set = only(['apps/web/t/en/a.json'], given({ source }));
    assert.deepEqual(
      [set.layout, set.root, set.namespace, set.why.evidence],
      ['setting', 'apps/web/t', 'a', { code: 'setting', name: source }],
    );
  });

  it('keeps the apps of a monorepo apart', () => {
    const paths = ['apps/a/t/en.json', 'apps/a/t/de.json', 'apps/b/t/en.json', 'apps/b/t/fr.json'];
    assert.deepEqual(found(paths, given({ source: 'apps/*/t/{locale}.json' })), [
      'apps/a/t/{locale}.json: en > de',
      'apps/b/t/{locale}.json: en > fr',
    ]);
  });

  it('reaches any depth with **, and none', () => {
    const paths = ['en.strings.json', 'a/en.strings.json', 'a/b/de.strings.json'];
    assert.deepEqual(found(paths, given({ source: '**/{locale}.strings.json' })), [
      'a/b/{locale}.strings.json: de >',
      'a/{locale}.strings.json: en >',
      '{locale}.strings.json: en >',
    ]);
  });

  it('takes a source that does not name its locale', () => {
    const setting = { source: 'src/*.json', targets: 'src/*.{locale}.json', sourceLocale: 'de' };
    const paths = ['src/strings.json', 'src/strings.en.json', 'src/other.json'];
    assert.deepEqual(found(paths, given(setting)), [
      'src/other.{locale}.json: de >',
      'src/strings.{locale}.json: de > en',
    ]);
  });

  it('comes before what is found, and its source locale before that of all', () => {
    const paths = [
      'locales/en.json',
      'locales/de.json',
      'other/locales/en.json',
      'other/locales/de.json',
    ];
    const setting = { source: 'locales/{locale}.json', sourceLocale: 'de' };
    assert.deepEqual(found(paths, given(setting)), [
      'locales/{locale}.json: de > en',
      'other/locales/{locale}.json: en > de',
    ]);
  });

  it('reaches into an ignored folder only where it is named', () => {
    const paths = [
      'node_modules/lib/i18n/en.json',
      'node_modules/lib/node_modules/i18n/en.json',
      'dist/i18n/en.json',
      '.next/i18n/en.json',
      'src/i18n/en.json',
    ];
    const patterns = (source: string) => discover(paths, given({ source })).map((s) => s.pattern);
    assert.deepEqual(patterns('**/i18n/{locale}.json'), ['src/i18n/{locale}.json']);
    assert.deepEqual(patterns('*/i18n/{locale}.json'), ['src/i18n/{locale}.json']);
    assert.deepEqual(patterns('{namespace}/i18n/{locale}.json'), ['src/i18n/{locale}.json']);
    assert.deepEqual(patterns('node_modules/**/i18n/{locale}.json'), [
      'node_modules/lib/i18n/{locale}.json',
      'src/i18n/{locale}.json',
    ]);
  });

  it('also names files in folders that are ignored otherwise', () => {
    const paths = ['vendor/t/en.json', 'vendor/t/de.json'];
    assert.deepEqual(found(paths, given({ source: 'vendor/t/{locale}.json' })), [
      'vendor/t/{locale}.json: en > de',
    ]);
  });

  it('takes a locale that stands twice only where it is the same', () => {
    const paths = ['t/en/a.en.json', 't/de/a.de.json', 't/de/a.fr.json'];
    assert.deepEqual(found(paths, given({ source: 't/{locale}/a.{locale}.json' })), [
      't/{locale}/a.{locale}.json: en > de',
    ]);
  });

  it('means all other characters literally', () => {
    const source = 't+(x)[y]^$?|/{locale}.json';
    assert.equal(found(['t+(x)[y]^$?|/en.json'], given({ source })).length, 1);
    assert.equal(found(['tt(x)[y]^$?|/en.json'], given({ source })).length, 0);
  });

  it('takes no word for a locale', () => {
    const paths = ['t/en.json', 't/index.json', 't/common.json'];
    assert.deepEqual(found(paths, given({ source: 't/{locale}.json' })), ['t/{locale}.json: en >']);
  });

  it('takes a rare language for one, and names of tools for namespaces', () => {
    const paths = ['t/en/package.json', 't/pnb/package.json', 't/web/package.json'];
    assert.deepEqual(found(paths, given({ source: 't/{locale}/{namespace}.json' })), [
      't/{locale}/package.json: en > pnb',
    ]);
  });

  it('tells the editor where to look', () => {
    const globsOf = (setting: ResourceSetting) => settingReader(setting).globs;
    assert.deepEqual(globsOf({ source: 'a/**/[b]/{locale}/{namespace}.json' }), [
      'a/**/[[]b[]]/*/**/*.json',
    ]);
    assert.deepEqual(
      globsOf({ source: 'a/{namespace}.json', targets: 'a/{namespace}.{locale}.json' }),
      ['a/**/*.json', 'a/**/*.*.json'],
    );
    assert.deepEqual(globsOf({ source: 'a-{namespace}/{locale}.json' }), ['a-*/*.json']);
  });

  const refused: readonly (readonly [setting: ResourceSetting, reason: ResourcePatternProblem])[] =
    [
      [{ source: '' }, 'emptySegment'],
      [{ source: '/etc/{locale}.json' }, 'notRelative'],
      [{ source: 'C:/x/{locale}.json' }, 'notRelative'],
      [{ source: '../x/{locale}.json' }, 'notRelative'],
      [{ source: 'a/../{locale}.json' }, 'notRelative'],
      [{ source: './{locale}.json' }, 'notRelative'],
      [{ source: 'a\\{locale}.json' }, 'notRelative'],
      [{ source: 'a//{locale}.json' }, 'emptySegment'],
      [{ source: 'a/{lang}.json' }, 'unknownPlaceholder'],
      [{ source: 'a/{locale.json' }, 'unknownPlaceholder'],
      [{ source: 'a/{locale}}.json' }, 'unknownPlaceholder'],
      [{ source: 'a/{}/{locale}.json' }, 'unknownPlaceholder'],
      [{ source: '{namespace}/{namespace}.{locale}.json' }, 'repeated'],
      [{ source: '**/a/**/{locale}.json' }, 'repeated'],
      [{ source: 'a**b/{locale}.json' }, 'repeated'],
      [{ source: '*-*/{locale}.json' }, 'repeated'],
      [{ source: '{locale}/**' }, 'repeated'],
      [{ source: '{locale}/{locale}/{locale}.json' }, 'repeated'],
      [{ source: 'a/strings.json' }, 'noLocale'],
      [{ source: 'a/{locale}.json', targets: 'b/{locale}.json' }, 'localeInSource'],
      [{ source: 'a/*.json', targets: 'b/{locale}.json' }, 'targetsDiffer'],
      [{ source: 'a/{locale}.txt' }, 'unknownFormat'],
      [{ source: 'a/{locale}' }, 'unknownFormat'],
    ];
  for (const [setting, reason] of refused) {
    it(`refuses ${Object.values(setting).join(' with ')}: ${reason}`, () => {
      assert.throws(
        () => discover([], given(setting)),
        (error) => error instanceof ResourcePatternError && error.reason === reason,
      );
    });
  }

  it('is matched fast, however hostile pattern and path are', () => {
    const source = '**/*a/*a/{namespace}-{locale}-a/{locale}/*a.json';
    const paths = Array.from(
      { length: 200 },
      (_, number) => `${'a/'.repeat(30)}${'a-'.repeat(60)}${number}`,
    );
    assert.deepEqual(found(paths, given({ source })), []);
  });
});

function given(...resources: ResourceSetting[]) {
  return { resources };
}
