import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import type { FindingCode } from '../../../../src/message/findings.ts';
import { fixedText } from '../../../../src/message/checks/fixedText.ts';
import { termText } from '../../../../src/message/checks/termText.ts';
import { checkTranslation } from '../../../../src/message/checks/checkTranslation.ts';

/** What the first finding of a code becomes. */
function fixed(code: FindingCode, source: string, target: string, targetLocale = 'de') {
  const pair = { source, target, sourceLocale: 'en', targetLocale };
  const finding = checkTranslation(pair).find((one) => one.code === code);
  assert.ok(finding, `${code}: ${source} → ${target}`);
  return fixedText({ ...finding, target, pair });
}

const plural = (one: string) => `{n, plural, ${one} other {# Dateien}}`;
const files = '{n, plural, one {# file} other {# files}}';

describe('fixedText', () => {
  const cases: readonly (readonly [FindingCode, string, string, string | undefined, string?])[] = [
    ['placeholder-changed', 'Hi {{name}}!', 'Hallo {{nmae}}!', 'Hallo {{name}}!'],
    ['placeholder-changed', 'Hi %(name)s', 'Hallo %(Name)s', 'Hallo %(name)s'],
    ['placeholder-changed', '{a} and {b}', '{a} und {a}', '{a} und {b}'],
    ['placeholder-missing', 'Hi {name}', 'Hallo', 'Hallo {name}'],
    ['placeholder-missing', 'Hi {name}!', 'Hallo!', 'Hallo {name}!'],
    ['placeholder-missing', '{n} files', 'Dateien', '{n} Dateien'],
    ['placeholder-extra', 'Hi you', 'Hallo {name} du', 'Hallo du'],
    ['placeholder-extra', 'Hi', 'Hallo {name}', 'Hallo'],
    ['placeholder-spacing', 'Hi {name} x', 'Hallo{name} x', 'Hallo {name} x'],
    ['tag-changed', '<b>a</b> x', '<b>a<b> x', '<b>a</b> x'],
    ['tag-changed', '<i>a</i> x', '<u>a</u> x', undefined],
    ['tag-unbalanced', '<em>a</em>', '<em>a', '<em>a</em>'],
    ['entity-escaped-twice', 'a &lt; b', 'a &amp;lt; b', 'a &lt; b'],
    ['escape-changed', 'One\\nTwo', 'Eins\\tZwei', 'Eins\\nZwei'],
    ['url-changed', 'https://a.example/en', 'https://b.example/en', 'https://a.example/en'],
    ['whitespace-edge', 'Name: ', 'Name:', 'Name: '],
    ['whitespace-edge', ' a', 'b  ', ' b'],
    ['double-space', 'a b', 'a  b', 'a b'],
    ['invisible-character', 'File', 'Da\u200Btei', 'Datei'],
    ['end-punctuation', 'Done.', 'Fertig', 'Fertig.'],
    ['end-punctuation', 'Done', 'Fertig.', 'Fertig'],
    ['end-punctuation', 'Done!', 'Fertig.', 'Fertig!'],
    ['end-punctuation', 'It is done.', '完了しました', '完了しました。', 'ja'],
    ['numbers-changed', 'Take 5 books', 'Nimm 6 Bücher', 'Nimm 5 Bücher'],
    ['accelerator-changed', '&File', 'Datei', '&Datei'],
    [
      'icu-argument-extra',
      '{name}, {n, plural, other {#}}',
      '{nmae}, {n, plural, other {#}}',
      '{name}, {n, plural, other {#}}',
    ],
    ['icu-unknown-category', files, plural('single {# Datei}'), plural('one {# Datei}')],
    [
      'icu-missing-other',
      files,
      '{n, plural, one {# Datei}}',
      '{n, plural, one {# Datei} other {# Datei}}',
    ],
    ['icu-syntax', files, plural('one {# Datei}').slice(0, -1), plural('one {# Datei}')],
    [
      'icu-select-keys',
      '{g, select, male {He} other {They}}',
      '{g, select, mann {Er} other {Sie}}',
      '{g, select, male {Er} other {Sie}}',
    ],
    ['placeholder-changed', 'It is {{x}} !', 'Es ist { { x } }!', 'Es ist {{x}}!'],
    ['placeholder-missing', 'From __host__', 'Von __host __', 'Von __host__'],
    ['placeholder-missing', 'If <b>{a}</b> ≥', 'Größer', 'Größer {a}'],
    ['placeholder-missing', 'Take %s', 'Nimm % s', 'Nimm %s'],
    ['placeholder-missing', 'From __host__', 'Von __ host', undefined],
    ['placeholder-spacing', '({a} > {b})', '( {a} > {b})', '({a} > {b})'],
    ['tag-changed', 'Less than <b>{a}</b>', 'Weniger {a}', undefined],
    ['escape-changed', 'Say "it" now', 'Sag \\"es" nun', 'Sag "es" nun'],
    ['markdown-changed', 'The `arg` here', 'Das Argument hier', undefined],
    ['numbers-changed', '1 million', '100万', undefined, 'ja'],
    ['length', 'Save', 'Eine sehr lange Erklärung, die niemand so erwartet hat', undefined],
  ];
  for (const [code, source, target, wanted, locale] of cases) {
    it(`${code}: ${target}`, () => assert.equal(fixed(code, source, target, locale), wanted));
  }

  it('adds the plural forms that are missing', () => {
    const target = '{n, plural, one {# plik} other {# pliku}}';
    const forms = 'one {# plik} few {# pliku} many {# pliku} other {# pliku}';
    assert.equal(fixed('icu-missing-category', files, target, 'pl'), `{n, plural, ${forms}}`);
  });

  it('never makes anything worse', () => {
    const piece = fc.constantFrom('{a}', '{b}', '<b>', '</b>', 'x', ' ', '.', '%s', '&lt;', '5');
    const text = fc.array(piece, { minLength: 1, maxLength: 6 }).map((list) => list.join(''));
    const count = (source: string, target: string, severity: string) =>
      checkTranslation({ source, target, sourceLocale: 'en', targetLocale: 'de' }).filter(
        (one) => one.severity === severity,
      ).length;
    fc.assert(
      fc.property(text, text, (source, target) => {
        const pair = { source, target, sourceLocale: 'en', targetLocale: 'de' };
        for (const finding of checkTranslation(pair)) {
          const after = fixedText({ ...finding, target, pair });
          if (after === undefined) continue;
          assert.notEqual(after, target);
          for (const severity of ['error', 'warning']) {
            const [before, now] = [target, after].map((one) => count(source, one, severity));
            assert.ok((now ?? 0) <= (before ?? 0), `${source} → ${target} → ${after}`);
          }
        }
      }),
    );
  });
});

describe('termText', () => {
  it('replaces a term that was left in the language of the source, and nothing else', () => {
    const term = 'workspace → Arbeitsbereich';
    assert.equal(termText('Den Workspace öffnen', term), 'Den Arbeitsbereich öffnen');
    assert.equal(termText('Die Umgebung öffnen', term), undefined);
    assert.equal(termText('Workspaces öffnen', term), undefined);
  });
});
