import assert from 'node:assert/strict';
import { unreadFiles } from '../../../../src/resources/layouts/unreadFiles.ts';

const formats = (...paths: readonly string[]) =>
  unreadFiles(paths).formats.map(({ format, paths }) => `${format} ${paths.length}`);
const renames = (...paths: readonly string[]) =>
  unreadFiles(paths).renames.map(({ from, to }) => `${from} → ${to}`);

describe('files with translations that are not read', () => {
  it('are named by their format', () => {
    assert.deepEqual(
      formats(
        'src/i18n/en.ts',
        'src/i18n/de.ts',
        'locale/de/LC_MESSAGES/django.po',
        'app/src/main/res/values/strings.xml',
        'app/src/main/res/values-de/strings.xml',
        'src/locale/messages.de.xlf',
        'ios/de.lproj/Localizable.strings',
        'Resources/Texts.de.resx',
        'locales/de/main.ftl',
        'lang/de/auth.php',
      ),
      [
        'modules 2',
        'gettext 1',
        'android 2',
        'xliff 1',
        'apple 1',
        'dotnet 1',
        'fluent 1',
        'php 1',
      ],
    );
  });

  it('are not code beside them, other XML, or what tools have made', () => {
    assert.deepEqual(
      formats(
        'src/i18n/index.ts',
        'src/locales/loader.js',
        'src/de.ts',
        'src/main/strings.xml',
        'node_modules/date-fns/locale/de.js',
        'dist/i18n/de.js',
        'src/i18n/useTranslation.ts',
      ),
      [],
    );
    assert.deepEqual(formats('src/locales/de/index.ts', 'src/locales/messages.de.js'), [
      'modules 2',
    ]);
  });

  it('have locales in a spelling that would be found, where several have', () => {
    assert.deepEqual(renames('translations/enUS/common.json', 'translations/deDE/common.json'), [
      'translations/enUS/common.json → translations/en-US/common.json',
    ]);
    assert.deepEqual(renames('lang.english.json', 'lang.german.json', 'lang.french.json'), [
      'lang.english.json → lang.en.json',
    ]);
    assert.deepEqual(renames('texts/English.yml', 'texts/German.yml'), [
      'texts/English.yml → texts/en.yml',
    ]);
  });

  it('are no words that happen to be languages', () => {
    assert.deepEqual(renames('data/english.json', 'data/results.json'), []);
    assert.deepEqual(renames('polish/english.json', 'polish/german.txt'), []);
    assert.deepEqual(renames('src/isOK.json', 'package.json'), []);
  });
});
