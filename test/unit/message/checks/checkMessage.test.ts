import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { checkMessage } from '../../../../src/message/checks/checkMessage.ts';
import { allChecks } from '../../../../src/message/checks/checks.ts';
import { fileChecks } from '../../../../src/message/checks/fileChecks.ts';
import { assertFine, assertFound, codes } from './pair.ts';
import { hostileText } from '../hostileText.ts';
import { messages } from '../messages.ts';

const src = join(import.meta.dirname, '../../../../src');

describe('checkMessage', () => {
  it('finds nothing between a text and itself within a script', () => {
    for (const { text } of messages) assertFine(text, text);
    fc.assert(
      fc.property(hostileText, (text) => {
        // A plural that cannot be read is a defect of the text itself.
        const found = codes(text, text).filter((code) => code !== 'icu-source-syntax');
        assert.deepEqual(found, []);
      }),
    );
  });

  it('finds nothing in good translations', () => {
    assertFine(
      'Hello {name}, you have {count} new messages.',
      'Hallo {name}, Sie haben {count} neue Nachrichten.',
    );
    assertFine('Delete “{name}”?', '「{name}」を削除しますか？', 'ja');
    assertFine('{count} of {total} files', '{total} 件中 {count} 件', 'ja');
    assertFine('Visit <b>{place}</b> today!', '¡Visite <b>{place}</b> hoy!', 'es');
    assertFine('Are you sure?', 'Vous êtes sûr ?', 'fr');
    assertFine('Hello {name}', '{name}님 안녕하세요', 'ko');
    assertFine('To {name}', 'ל{name}', 'he');
    assertFine('1,000.50 EUR left', 'noch 1.000,50 EUR');
    assertFine('5 files', '٥ ملفات', 'ar');
  });

  it('is soon done with a long row of placeholders', function () {
    this.timeout(20_000);
    for (const part of ['\\"', '<b>', '{0}'])
      checkMessage({
        source: part.repeat(60_000 / part.length),
        target: `x${part.repeat(60_000 / part.length)}`,
        sourceLocale: 'en',
        targetLocale: 'de',
      });
  });

  it('says no more of an empty target than that it is empty', () => {
    assertFound('empty', 'Hello {name}.', ' ');
    assertFine('', '');
    assertFine(' ', '');
  });

  it('passes on the breaches of the contract', () => {
    assertFound('placeholder-missing', 'Hello {name}', 'Hallo');
    assertFound('placeholder-order', '%s of %d', '%d von %s');
    assertFound('tag-unbalanced', '<b>a</b>', '</b>a<b>');
  });

  it('leaves what may be no placeholder to a person', () => {
    assertFine('Note :warning', 'Hinweis: Warnung');
    assertFine('Home | Glossa', 'Start – Glossa');
  });

  it('looks at plurals by their branches, not as one sentence', () => {
    const source = '{name} has {n, plural, one {# file.} other {# files.}}';
    assertFine(source, '{n, plural, one {{name} hat # Datei.} other {{name} hat # Dateien.}}');
    assertFound('icu-missing-category', source, '{name} hat {n, plural, other {# Dateien.}}');
    assertFound('icu-choice-dropped', source, '{name} hat {n} Dateien.');
  });

  it('compares the white space at the ends', () => {
    assertFound('whitespace-edge', 'Name: ', 'Name:');
    assertFound('whitespace-edge', 'Name', ' Name');
    assertFine(' a\n', ' b\n');
  });

  it('counts line breaks, whatever their kind', () => {
    assertFound('line-breaks', 'a\nb', 'a b');
    assertFine('a\r\nb', 'a\nb');
  });

  it('does not count blanks inside of braces', () => {
    assertFine('Refund {{ amount }}', '{{amount}} erstatten');
    assertFound('placeholder-changed', 'Refund {{ amount }}', '{{ betrag }} erstatten');
    assertFound('placeholder-changed', 'Hello $User$', 'Hallo $USER$');
  });

  it('sees double spaces that are new', () => {
    assertFound('double-space', 'a b', 'a  b');
    assertFine('a  b', 'c  d');
    assertFine('a', '  a'.trim());
  });

  it('sees characters that nobody sees', () => {
    assertFound('invisible-character', 'ab', 'a\u{200B}b');
    assertFound('invisible-character', 'ab', 'a\u{202E}b', 'ar');
    assertFound('invisible-character', 'ab', 'a\u{AD}b');
    assertFound('invisible-character', 'ab', 'a\u{0}b');
    assertFine('a\u{200B}b', 'c\u{200B}d');
    assertFine('ab', 'می\u{200C}روم', 'fa');
    assertFine('ab', 'ab\u{200F}', 'he');
    assertFine('a', '👩\u{200D}💻 a');
    const [found] = checkMessage({
      source: 'ab',
      target: 'a\u{FEFF}b',
      sourceLocale: 'en',
      targetLocale: 'de',
    });
    assert.equal(found?.got, 'U+FEFF');
  });

  it('sees texts of another length', () => {
    assertFound('length', 'Save', 'Speichern Sie jetzt bitte alle Ihre Dateien');
    assertFound(
      'length',
      'This sentence was very long and most of its words are gone in the translation',
      'Weg',
    );
    assertFine('The file has been saved to the selected folder', '文件已保存', 'zh');
    assertFine('OK', 'Einverstanden');
  });

  it('sees what was not translated, between scripts', () => {
    assertFound('same-as-source', 'Save all files', 'Save all files', 'ja');
    assertFound('same-as-source', 'Save', 'Save', 'ru');
    assertFine('GitHub', 'GitHub', 'ja');
    assertFine('JSON 5', 'JSON 5', 'ru');
    assertFine('{name}', '{name}', 'ja');
    assertFine('Status', 'Status', 'de');
    assertFine('Status', 'Status', 'not a locale');
    assert.deepEqual(codes('Save', 'Save', 'sr_Latn'), []);
  });

  it('sees placeholders that clumped at an end', () => {
    assertFound('placeholder-clumped', 'Move {a} to {b} now', '{a} {b} Jetzt verschieben nach');
    assertFound('placeholder-clumped', 'Move {a} to {b} now', 'Jetzt verschieben: {a}{b}');
    assert.deepEqual(codes('Click <b>here</b> now', '<b></b> Jetzt hier klicken'), [
      'tag-changed',
      'placeholder-clumped',
    ]);
    assertFine('Move {a} to {b} now', 'Jetzt {a} {b} verschieben');
    assertFine('{a} {b} and more', '{a} {b} und mehr');
    const seeDocs = 'See <a>documentation</a> for {product}';
    assertFine(seeDocs, '{product} <a>belgelerine</a> bakın', 'tr');
    assertFine('For {product} see the <a>manual</a> first', 'Önce <a>kılavuza</a> {product}', 'tr');
    assertFine('[Read]({url}) about {product} now', '{product} [lesen]({url})');
    assertFound('placeholder-clumped', seeDocs, '{product} <a> belgelerine</a> bakın', 'tr');
  });

  it('sees lost and new spaces around a placeholder', () => {
    assertFound('placeholder-spacing', 'Hello {name}!', 'Hallo{name}!');
    assertFound('placeholder-spacing', 'The {name} file', 'Die {name}Datei');
    assertFound('placeholder-spacing', 'Order #{id} sent', 'Auftrag # {id} versandt');
    assertFound('placeholder-spacing', 'File ({size})', 'Datei ({size} )');
    assertFine('Hello {name}!', '{name}、こんにちは！', 'ja');
    assertFine('The {name} file', 'Die Datei {name}');
    assertFine('{a} {a}x', '{a}{a} x');
    assertFine('Chapter {n}', '제{n}장', 'ko');
    assertFine('The {name} profile', '{name}s profil', 'sv');
    assertFound('placeholder-spacing', 'The {name} profile', '{name}skapa profil', 'sv');
    assertFound('placeholder-spacing', 'Chapter {n}', '장{n}', 'ko');
  });

  it('sees a placeholder that left its quotes or its tag', () => {
    for (const space of ['', ' ', '\u00a0', '\u202f']) {
      assertFine('Nothing for "{query}".', `Rien pour «${space}{query}${space}».`, 'fr');
    }
    assertFound('placeholder-moved', 'Delete "{name}" now', 'Jetzt {name} löschen');
    assertFound('placeholder-moved', 'Go to <b>{place}</b> now', '<b>Jetzt</b> nach {place} gehen');
    assertFine('Delete "{name}"', '„{name}“ löschen');
    assertFine('Delete "{name}"', 'למחוק את ״{name}״', 'he');
    assertFine('The {name}', "l'{name}", 'fr');
    assertFine('{a}<br>{b}', '{b}<br>{a}');
    assertFound('placeholder-moved', 'See [the {name} page](u)', 'Siehe {name} [Seite](u)');
    assertFine('Go to <b>{place}</b>', 'Nach <b>{place}</b> gehen');
  });

  it('counts Markdown marks', () => {
    assertFound('markdown-changed', 'a **bold** word', 'ein fettes Wort');
    assertFound('markdown-changed', 'a `b` c', 'a b c');
    assertFine('a **bold** word', 'ein **fettes** Wort');
  });

  it('counts keyboard accelerators', () => {
    assertFound('accelerator-changed', '&&File', 'Datei');
    assertFound('accelerator-changed', 'E&xit', 'Beenden');
    assertFine('E&xit', '&Beenden');
    assertFine('&&File', 'ファイル(&&F)', 'ja');
    assertFine('F&ilter', 'Ф&ильтр', 'ru');
    assertFine('E&xit', 'Έ&ξοδος', 'el');
    assertFine('In&sert', 'Вст&авка', 'uk');
    assertFine('R&D at AT&T', 'F&E bei AT&T');
    assertFine('Food&Drinks', 'Essen & Trinken');
    assertFine('Tom & me', 'Tom und ich');
  });

  it('has an entry in the documentation for each code', async () => {
    const page = await readFile(new URL('../../../../docs/checks.md', import.meta.url), 'utf8');
    for (const { code } of allChecks()) assert.ok(page.includes(`\n### ${code}\n`), code);
  });

  it('are named where they look and where their words are, and nowhere else', () => {
    const own = /^(?:message\/checks|texts\/findings)\//;
    const files = globSync('**/*.ts', { cwd: src })
      .filter((path) => !own.test(path.replaceAll('\\', '/')))
      .map((path) => [path, readFileSync(join(src, path), 'utf8')] as const);
    // The plan of a file finds these as well; a code of term files has the same name.
    const elsewhere = new Set(['same-as-source', 'icu-source-syntax', 'invisible-character']);
    const ofFiles = new Set<string>(fileChecks.map(({ code }) => code));
    for (const { code } of allChecks()) {
      // A code without a hyphen is a word like any other.
      if (ofFiles.has(code) || !code.includes('-') || elsewhere.has(code)) continue;
      const places = files.filter(([, text]) => text.includes(`'${code}'`)).map(([path]) => path);
      assert.deepEqual(places, [], code);
    }
  });
});
