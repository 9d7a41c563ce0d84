import assert from 'node:assert/strict';
import { ResourcePatternError } from '../../../../src/resources/layouts/resourcePatternError.ts';
import {
  settingReader,
  type ResourceSetting,
} from '../../../../src/resources/layouts/resourceSetting.ts';
import { unreadFiles } from '../../../../src/resources/layouts/unreadFiles.ts';
import { patternProblemText, unreadText } from '../../../../src/texts/reasons/unreadText.ts';

const reads =
  'Glossa reads .json, .jsonc, .arb, .yaml, .yml, and .properties. Export the texts in one of these formats to translate them here.';

function problemOf(setting: ResourceSetting): string {
  try {
    settingReader(setting);
  } catch (error) {
    if (error instanceof ResourcePatternError) return patternProblemText(error.reason);
    throw error;
  }
  return '';
}

describe('what is said where no resource files are found', () => {
  it('names formats that are not read, and those that are', () => {
    const found = unreadFiles(['src/i18n/en.ts', 'src/i18n/de.ts', 'locale/de/app.po']);
    assert.equal(
      unreadText(found),
      `Found, in formats that Glossa does not read: JavaScript, TypeScript (.js, .ts): 2 files and gettext (.po): 1 file. ${reads}`,
    );
    assert.equal(
      unreadText(unreadFiles(['app/res/values/strings.xml'])),
      `Found, in formats that Glossa does not read: Android (strings.xml): 1 file. ${reads}`,
    );
  });

  it('names the spelling of a locale that would be found', () => {
    const odd = unreadFiles(['translations/enUS/a.json', 'translations/deDE/a.json']);
    assert.match(unreadText(odd), /As translations\/en-US\/a\.json it is found\.$/u);
  });

  it('is nothing where there is nothing', () => {
    assert.equal(unreadText(unreadFiles(['src/index.ts', 'package.json'])), '');
  });
});

describe('what is said of a pattern that cannot be used', () => {
  const patterns: Readonly<Record<string, ResourceSetting>> = {
    'src/i18n/{locale}.ts': { source: 'src/i18n/{locale}.ts' },
    'po files': { source: 'locale/{locale}/app.po' },
    absolute: { source: '/etc/{locale}.json' },
    'two slashes': { source: 'src//{locale}.json' },
    'another brace': { source: 'src/{lang}.json' },
    'two namespaces': { source: '{namespace}/{namespace}/{locale}.json' },
    'no locale': { source: 'src/en.json' },
    'two locales': { source: 'src/{locale}.json', targets: 'out/{locale}.json' },
    'other wildcards': { source: 'src/*.json', targets: 'out/{locale}.json' },
  };
  for (const [name, setting] of Object.entries(patterns)) {
    it(`is a sentence on what it needs: ${name}`, () => {
      const text = problemOf(setting);
      assert.match(text, /^[A-Z].*\.$/u);
      // No word of the code, and no way back to where somebody just was.
      assert.doesNotMatch(text, /[a-z][A-Z](?!cript)|glossa\.resources/u);
    });
  }

  it('names the formats that are read where its files are of none', () => {
    assert.equal(problemOf({ source: 'src/i18n/{locale}.ts' }), reads);
  });
});
