import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { indexTerms, termFindings } from '../../../../src/message/checks/glossaryTerms.ts';

const productTerms = {
  workspace: 'Arbeitsbereich',
  'sign in': 'anmelden',
  translation: 'Übersetzung',
  'translation memory': 'Translation-Memory',
  'free licence': 'freie Lizenz',
  OK: 'OK',
};

describe('terms of a glossary', () => {
  it('are followed where the translation has them', () => {
    assertFollowed('Open the workspace', 'Arbeitsbereich öffnen');
    assertFollowed('Nothing of the glossary here', 'Irgendetwas');
  });

  it('are findings where the translation has something else', () => {
    assertMissed(['workspace → Arbeitsbereich'], 'Open the workspace', 'Umgebung öffnen');
    const both = ['sign in → anmelden', 'workspace → Arbeitsbereich'];
    assertMissed(both, 'Sign in to the workspace', 'Einloggen');
  });

  it('are found in any case, as whole words', () => {
    assertMissed(['workspace → Arbeitsbereich'], 'WORKSPACE', 'Umgebung');
    assertFollowed('workspaces', 'Umgebungen');
    assertFollowed('my_workspace', 'Umgebung');
    assertMissed(['workspace → Arbeitsbereich'], '(workspace)', 'Umgebung');
    assertMissed(['sign in → anmelden'], 'Sign\u00a0in', 'Einloggen');
  });

  it('are counted once each, the longest of those that overlap', () => {
    const memory = ['translation memory → Translation-Memory'];
    assertMissed(memory, 'Translation memory, translation memory', 'Übersetzungsspeicher');
    assertFollowed('Translation memory', 'Translation-Memory');
  });

  it('may be inflected, in compounds and apart in the translation', () => {
    assertFollowed('the workspace settings', 'die Arbeitsbereichseinstellungen');
    assertFollowed('of the workspace', 'des ARBEITSBEREICHS');
    assertFollowed('a free licence', 'eine freie und offene Lizenz');
    assertFollowed('with a free licence', 'mit einer freien Lizenz');
  });

  const inflections: readonly [term: string, translation: string][] = [
    ['папка', 'Удалить папку'],
    ['папка', 'Нет папок'],
    ['команда', 'Выполнить команду'],
    ['wiadomość', 'Nowe wiadomości'],
    ['aplikacja', 'Otwórz aplikację'],
    ['stránka', 'Otevřít stránku'],
    ['konto', 'Usuń konta'],
    ['Konto', 'Benutzerkonten'],
    ['configuración', 'Ver configuraciones'],
    ['kitap', 'Kitabı aç'],
    ['kayıt ol', 'KAYIT OL'],
    ['İçerik', 'içerikler'],
    ['Straße', 'STRASSE'],
  ];
  for (const [term, translation] of inflections) {
    it(`are followed where their endings are replaced: ${term} in ${translation}`, () => {
      assertFollowed('the term', translation, { term });
    });
  }

  it('are not followed by what only begins or ends alike', () => {
    const missed: readonly [string, string][] = [
      ['Datei', 'Umdatieren'],
      ['папка', 'Удалить файл'],
      ['Ort', 'Oder'],
      ['アプリケーション', 'アプリケー'],
    ];
    for (const [term, text] of missed) assertMissed([`term → ${term}`], 'the term', text, { term });
  });

  it('are looked for outside of placeholders', () => {
    assertFollowed('Hello {workspace}', 'Hallo {workspace}');
    assertFollowed('<workspace>Hello</workspace>', '<workspace>Hallo</workspace>');
    assertFollowed('Sign {or} in', 'Rein oder raus');
  });

  it('are looked for in the branches of a plural, not in its syntax', () => {
    const source = '{workspace, plural, one {# file} other {# files in the workspace}}';
    const target = '{workspace, plural, one {# Datei} other {# Dateien in der Umgebung}}';
    assertMissed(['workspace → Arbeitsbereich'], source, target);
    const plain = '{workspace, plural, one {# file} other {# files}}';
    assertFollowed(plain, plain);
    assertFollowed('{workspace, plural, one {', 'broken');
  });

  it('need no blanks around them where a language writes none', () => {
    const japanese = { 用語集: 'glossary', サーバー: 'server' };
    assertMissed(['用語集 → glossary'], '新しい用語集を作成', 'Create a word list', japanese);
    assertFollowed('新しい用語集を作成', 'Create a glossary', japanese);
    assertMissed(['サーバー → server'], 'サーバーの設定', 'settings', japanese);
    assertMissed(['service → サービス'], 'the service', '設定', { service: 'サービス' });
    assertMissed(['서비스 → service'], '서비스를 시작', 'start', { 서비스: 'service' });
  });

  it('that differ in case only are followed by either translation', () => {
    const twins = { Polish: 'Polnisch', polish: 'polieren' };
    assertFollowed('Polish the table', 'Den Tisch polieren', twins);
    assertFollowed('Speak Polish', 'Sprich Polnisch', twins);
    assertMissed(['Polish → Polnisch'], 'Polish', 'Polen', twins);
  });

  it('do not depend on how letters with marks are composed', () => {
    assertFollowed('cafe\u0301', 'Cafe\u0301haus', { 'caf\u00e9': 'Caf\u00e9' });
  });

  it('never stop a check, whatever they are', () => {
    const phrase = fc.string({ unit: 'binary', maxLength: 5 });
    fc.assert(
      fc.property(fc.dictionary(phrase, phrase), fc.string(), (terms, text) => {
        assert.ok(Array.isArray(missed(text, text, terms)));
      }),
    );
  });
});

function missed(source: string, target: string, terms: Readonly<Record<string, string>>) {
  const entries = Object.entries(terms).map(([source, target]) => ({ source, target }));
  return termFindings(source, target, indexTerms(entries));
}

function assertFollowed(
  source: string,
  target: string,
  terms: Readonly<Record<string, string>> = productTerms,
): void {
  assert.deepEqual(missed(source, target, terms), []);
}

function assertMissed(
  expected: readonly string[],
  source: string,
  target: string,
  terms: Readonly<Record<string, string>> = productTerms,
): void {
  const found = missed(source, target, terms);
  assert.deepEqual(
    found.map(({ expected }) => expected),
    expected,
  );
  for (const { code, severity } of found) {
    assert.deepEqual([code, severity], ['term-not-followed', 'warning']);
  }
}
