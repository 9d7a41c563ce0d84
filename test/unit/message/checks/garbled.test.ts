import assert from 'node:assert/strict';
import { checkTranslation } from '../../../../src/message/checks/checkTranslation.ts';
import { fixedText } from '../../../../src/message/checks/fixedText.ts';
import { unwritableFindings } from '../../../../src/message/checks/unwritable.ts';
import { serious } from './pair.ts';

/** UTF-8 as a reader of Latin-1 shows it. */
const asLatin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

/** The same as a reader of Windows-1252 shows it. */
const asWindows1252 = (text: string) =>
  new TextDecoder('windows-1252').decode(Buffer.from(text, 'utf8'));

const sound: readonly (readonly [text: string, locale: string])[] = [
  ['Gérer les baux', 'fr'],
  ['Où est-il ? À côté de l’été', 'fr'],
  ['Änderungen größer als „Ölmaß“', 'de'],
  ['Zażółć gęślą jaźń', 'pl'],
  ['Příliš žluťoučký kůň', 'cs'],
  ['Şifreyi değiştir', 'tr'],
  ['Configuração não é possível', 'pt'],
  ['Đăng nhập không thành công', 'vi'],
  ['Сохранить изменения', 'ru'],
  ['Αποθήκευση αλλαγών', 'el'],
  ['परिवर्तन सहेजें', 'hi'],
  ['変更を保存する', 'ja'],
  ['保存更改', 'zh'],
  ['변경 사항 저장', 'ko'],
  ['حفظ التغييرات', 'ar'],
  ['שמור שינויים', 'he'],
];

describe('a text that was decoded wrongly', () => {
  for (const [text, locale] of sound)
    for (const garble of [asLatin1, asWindows1252])
      it(`is an error, told once, and mended: ${garble(text)}`, () => {
        const pair = {
          source: 'Save it',
          target: garble(text),
          sourceLocale: 'en',
          targetLocale: locale,
        };
        const found = checkTranslation(pair).filter(({ severity }) => severity !== 'info');
        const codes = new Set(found.map(({ code, severity }) => `${severity} ${code}`));
        codes.delete('warning length');
        assert.deepEqual([...codes], ['error garbled']);
        let mended = pair.target;
        for (const one of found.filter(({ code }) => code === 'garbled'))
          mended = fixedText({ ...one, target: mended, pair }) ?? mended;
        assert.equal(mended, text);
      });

  for (const [text, locale] of sound)
    it(`is none of: ${text}`, () => {
      assert.deepEqual(unwritableFindings('Save it', text), []);
      assert.ok(!serious('Save it', text, locale).includes('error garbled'));
    });

  const part = [
    'GÃ©rer les baux',
    'Ã‰diter',
    'Il nâ€™y a rien',
    'Größe in mÂ²',
    'â‚¬ 5',
    'voilÃ\u00A0 tout',
    'CrÃ©Ã© le',
    'Mettre Ã\u00A0 jour',
    'Conceito Ã© inválido',
    "Impossible d’écrire, d'Ã©crire",
  ];
  for (const text of part)
    it(`is found in a part: ${text}`, () => {
      assert.deepEqual(serious('Manage it all', text, 'fr'), ['error garbled']);
    });

  const fine = [
    'Cliqué\u00A0» ici',
    '«\u00A0Validé\u00A0»',
    'Der Buchstabe „Ä“',
    'CAFÉ…',
    'MAÇÃ™ e MAÇÃ…',
    'IRMÃ» NÃO',
    '5 Å² und 7 Å³',
    'Ä·Ö·Ü',
    'Société\u00A0© 2024, payé\u00A0€',
    '25 °C, 5 £, ¿Qué?',
    'Spaß“ und „Maß“',
    'La letra “Ñ” aquí',
  ];
  for (const text of fine)
    it(`is none of marks behind a letter: ${text}`, () => {
      assert.deepEqual(unwritableFindings('Save', text), []);
    });

  it('is no finding where the source has the same', () => {
    assert.deepEqual(unwritableFindings('Say GÃ©rer', 'Sag GÃ©rer'), []);
    assert.deepEqual(unwritableFindings('Say \u{FFFD}', 'Sag \u{FFFD}'), []);
  });

  for (const text of ['G\u{FFFD}rer les baux', 'prohl\u{FFFD}\u{FFFD}žeči', 'a {n} \u{FFFD}'])
    it(`is an error where a character is lost: ${text}`, () => {
      assert.ok(serious('Manage it all', text, 'cs').includes('error garbled'));
      assert.equal(unwritableFindings('Manage', text)[0]?.code, 'garbled');
    });
});
