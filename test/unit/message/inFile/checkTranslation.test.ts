import assert from 'node:assert/strict';
import { checkTranslation } from '../../../../src/message/inFile/checkTranslation.ts';
import type { TranslationPair } from '../../../../src/message/inFile/rule.ts';

const locales = { sourceLocale: 'en', targetLocale: 'de' };

function codes(
  pair: Omit<TranslationPair, 'sourceLocale' | 'targetLocale'> & Partial<TranslationPair>,
) {
  return checkTranslation({ ...locales, ...pair }).map(
    ({ code, severity }) => `${severity} ${code}`,
  );
}

/** Errors and warnings only. */
const serious = (...args: Parameters<typeof codes>) =>
  codes(...args).filter((one) => !one.startsWith('info'));

describe('a translation that people wrote', () => {
  const fine: readonly (readonly [
    what: string,
    source: string,
    target: string,
    locale?: string,
  ])[] = [
    ['orders a date in its own way', '%B %d, %Y', '%Y年%m月%d日', 'ja'],
    ['has a date with words', '%b %d', '%d de %b', 'es'],
    ['puts its currency behind', '%u%n', '%n %u', 'fr'],
    ['has a space between thousands', ',', ' ', 'fr'],
    ['closes an empty element in another way', 'One<br />two', 'Eins<br>zwei'],
    ['stresses with another element', '<strong>Now</strong> or never', '<b>Jetzt</b> oder nie'],
    [
      'leads to pages in its own language',
      'See <a href="https://en.example.org/wiki">the wiki</a>',
      'Siehe <a href="https://de.example.org/wiki">das Wiki</a>',
    ],
    ['translates words in angle brackets', '<not supported>', '<nicht unterstützt>'],
    ['names a value in angle brackets', 'Bearer <access token>', 'Bearer <Zugangstoken>'],
    ['writes an ampersand for "and"', 'Drag & drop', 'ドラッグ&ドロップ', 'ja'],
    ['writes an ampersand between words of its script', 'Fruit & vegetables', 'Овощи&фрукты', 'ru'],
    ['writes a quotation mark itself', '&laquo;Yes&raquo;', '«Ja»'],
    ['adds a space that does not break', '5 kg of it', '5&nbsp;kg davon'],
    [
      'has one form for any number and shows none',
      '{count, plural, one {movie} other {movies}}',
      '部电影',
      'zh',
    ],
    ['counts without a plural', '{n, plural, one {# file} other {# files}}', '{n} ファイル', 'ja'],
    [
      'has a form for exactly one',
      '{n, plural, =1 {One file} other {# files}}',
      '{n, plural, one {Eine Datei} other {# Dateien}}',
    ],
    ['has an address of its own', 'Like https://example.com/en', 'Wie https://beispiel.de/de'],
    ['writes a number as a word', 'Every 1 hour', 'Jede Stunde'],
  ];
  for (const [what, source, target, targetLocale = 'de'] of fine) {
    it(`${what}: nothing serious`, () => {
      assert.deepEqual(serious({ source, target, targetLocale }), []);
    });
  }

  it('says a number by the form that it is in', () => {
    const pair = { source: '{{count}} item', target: 'Ein Artikel' };
    assert.deepEqual(serious({ ...pair, isOneNumber: true }), []);
    assert.deepEqual(serious(pair), ['error placeholder-missing']);
    const other = { source: 'About %{count} months', target: 'Ungefähr ein Monat' };
    assert.deepEqual(serious({ ...other, isOneNumber: true }), []);
    const named = { source: '{{name}} has one item', target: 'Ein Artikel' };
    assert.deepEqual(serious({ ...named, isOneNumber: true }), ['error placeholder-missing']);
  });
});

describe('damage in a translation', () => {
  const broken: readonly (readonly [source: string, target: string, found: string])[] = [
    ['Hello {name}', 'Hallo', 'error placeholder-missing'],
    ['Hello {name}', 'Hallo {nmae}', 'error placeholder-changed'],
    ['%d files', '%s Dateien', 'error placeholder-changed'],
    ['At %H:%M', 'Um Uhr', 'error placeholder-missing'],
    ['<b>Now</b>', '<b>Jetzt', 'error tag-unbalanced'],
    ['<b>Now</b>', 'Jetzt', 'error tag-changed'],
    ['Go <0>there</0>', 'Geh dorthin', 'error tag-changed'],
    ['Use <link>this</link>', 'Nimm <verweis>das</verweis>', 'error tag-changed'],
    ['a &lt; b', 'a &amp;lt; b', 'error entity-escaped-twice'],
    ['a &lt; b', 'a &gt; b', 'warning entity-changed'],
    ['&File', 'Datei', 'warning accelerator-changed'],
    ['Wait 30 days', '20 Tage warten', 'warning numbers-changed'],
    ['Really?', 'Wirklich!', 'warning end-punctuation'],
    ['See https://example.com', 'Siehe dort', 'warning url-changed'],
  ];
  for (const [source, target, found] of broken) {
    it(`is found: ${source} → ${target}`, () => {
      assert.ok(serious({ source, target }).includes(found), codes({ source, target }).join(', '));
    });
  }

  it('is an argument that one-form languages lose although they should show it', () => {
    const pair = { source: '{n, plural, one {# file} other {# files}}', target: 'ファイル' };
    assert.ok(serious({ ...pair, targetLocale: 'ja' }).includes('error icu-argument-missing'));
  });
});
