import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import {
  baseLanguage,
  canonicalLocale,
  localeName,
  sameLocale,
} from '../../../src/resources/locale.ts';

describe('canonicalLocale', () => {
  const spellings: Readonly<Record<string, string>> = {
    en: 'en',
    EN: 'en',
    pt_BR: 'pt-BR',
    'pt-br': 'pt-BR',
    'zh-hans': 'zh-Hans',
    zh_Hans_CN: 'zh-Hans-CN',
    'es-419': 'es-419',
    'sr-latn-rs': 'sr-Latn-RS',
    'ca-VALENCIA': 'ca-valencia',
    de_DE_1996: 'de-DE-1996',
    fil: 'fil',
    yue_Hant_HK: 'yue-Hant-HK',
    'ca@valencia': 'ca-valencia',
    'sr@latin': 'sr-Latn',
    'sr_RS@latin': 'sr-Latn-RS',
    'uz@Cyrillic': 'uz-Cyrl',
    'be@tarask': 'be-tarask',
    'be-x-old': 'be-tarask',
    'zh-YUE': 'yue',
    'skr-arab': 'skr-Arab',
    'sr-ec': 'sr-Cyrl',
    'sr@cyrillic': 'sr-Cyrl',
    'ca_ES@valencia': 'ca-ES-valencia',
    'ks@devanagari': 'ks-Deva',
    'sr-EL': 'sr-Latn',
    'zh-min-nan': 'nan',
    'fiu-vro': 'vro',
    de_formal: 'de-x-formal',
    de_DE_formal: 'de-DE-x-formal',
    'nl-x-informal': 'nl-x-informal',
  };
  for (const [spelling, tag] of Object.entries(spellings)) {
    it(`reads ${spelling} as ${tag}`, () => assert.equal(canonicalLocale(spelling), tag));
  }

  it('turns withdrawn codes into those of today, and leaves living languages alone', () => {
    const codes = ['iw', 'in', 'ji', 'en-UK', 'tl', 'kmr', 'no', 'prs'];
    assert.deepEqual(codes.map(canonicalLocale), [
      'he',
      'id',
      'yi',
      'en-GB',
      'tl',
      'kmr',
      'no',
      'prs',
    ]);
  });

  const words = [
    'index',
    'common',
    'app',
    'main',
    'nls',
    'src',
    'api',
    'test',
    'lib',
    'new',
    'bin',
  ];
  const almost = [
    'min',
    'dev',
    'css',
    'js',
    'ui',
    'en-messages',
    'en_strings',
    'no-data',
    'is_open',
  ];
  const paths = ['', '.', '..', '../../x', 'en/..', 'en\\de', 'en.json', ' en', 'en\n', 'en\0'];
  const odd = [
    'e',
    'englisch',
    'en--US',
    'en-',
    '-en',
    'en-US-x-a',
    'en-u-ca-buddhist',
    'qps-ploc',
    'en-XA',
    'ar_xb',
    'zz-ZZ',
    'xx',
    'cimode',
    'en@quot',
    'sr@latin@x',
    '@latin',
    'is-informal-x',
  ];
  for (const text of [...words, ...almost, ...paths, ...odd, `en-${'a'.repeat(40)}`]) {
    it(`takes ${JSON.stringify(text)} for no locale`, () => {
      assert.equal(canonicalLocale(text), undefined);
    });
  }

  it('is stable, well-formed and free of path characters, whatever it is given', () => {
    const pieces = fc.array(
      fc.constantFrom('en', 'zh', 'Hans', 'CN', '419', '-', '_', '/', '.', 'x', '1996', 'ß'),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const tag = canonicalLocale(parts.join(''));
        if (tag === undefined) return;
        assert.equal(canonicalLocale(tag), tag);
        assert.match(tag, /^[A-Za-z0-9-]{2,35}$/u);
        assert.doesNotThrow(() => Intl.getCanonicalLocales(tag));
      }),
    );
  });
});

describe('sameLocale', () => {
  it('compares without case and separator', () => {
    assert.ok(sameLocale('pt_br', 'pt-BR'));
    assert.ok(!sameLocale('pt', 'pt-BR'));
  });

  it('holds nothing equal to what is no locale', () => {
    assert.ok(!sameLocale('index', 'index'));
  });
});

describe('baseLanguage', () => {
  it('leaves script and region away', () => {
    assert.deepEqual(['zh_Hant_TW', 'EN', 'pt-BR'].map(baseLanguage), ['zh', 'en', 'pt']);
  });
});

describe('localeName', () => {
  it('names a locale in the language of the reader', () => {
    assert.equal(localeName('pt_BR', 'en'), 'Portuguese (Brazil)');
    assert.equal(localeName('pt-BR', 'de'), 'Portugiesisch (Brasilien)');
  });

  it('names in English where the language of the reader is none', () => {
    assert.equal(localeName('de', 'qps-ploc'), 'German');
  });

  it('gives back what is no locale', () => {
    assert.equal(localeName('nonsense', 'en'), 'nonsense');
  });
});
