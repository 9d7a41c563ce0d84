import assert from 'node:assert/strict';
import { assertFine, codes, serious } from './pair.ts';

describe('the length of a translation', () => {
  const isOdd = (source: number, target: number) =>
    codes('a'.repeat(source), 'b'.repeat(target)).includes('length');

  it('may be three times that of its source, and half a line', () => {
    assert.equal(isOdd(10, 50), false);
    assert.equal(isOdd(10, 51), true);
    assert.equal(isOdd(40, 10), false);
    assert.equal(isOdd(51, 10), true);
  });

  const cut: readonly (readonly [source: string, target: string, locale?: string])[] = [
    ['The file could not be saved to the folder.', 'Die Datei konnte'],
    ['Are you sure that you want to delete it?', 'Möchten Sie es'],
    [
      'The customer has exceeded the limit available on their card.',
      'Il cliente ha superato',
      'it',
    ],
    ['Use the system settings for light or dark mode in the editor', 'Systemeinstell'],
    ['Pick a color (the one that is shown in the list)', 'Wählen Sie eine Farbe (die'],
    ['An error occurred. The request has been cancelled for now.', 'エラーが発', 'ja'],
    ['An error occurred. The request to connect the device was cancelled.', '发生错误。请', 'zh'],
    ['You have to be signed in to see the list of members here.', 'Вы должны', 'ru'],
    [
      'An unexpected error occurred. The request to connect your other device has been cancelled.',
      'Nemvárt hiba történt.',
      'hu',
    ],
    [
      'The file {name} could not be saved to the folder {place}.',
      'Die Datei {name} konnte {place}',
    ],
  ];
  for (const [source, target, locale = 'de'] of cut)
    it(`must not lack most of what its language needs: ${target}`, () => {
      assert.ok(codes(source, target, locale).includes('length'));
    });

  const lacking: readonly (readonly [source: string, target: string, locale?: string])[] = [
    ['Pick a color (the one that is shown in the list)', 'Wählen Sie eine Farbe (die'],
    ['The products that you can buy in the store.', 'Productos', 'es'],
    ['You have to confirm your account before you continue.', 'Bestätigen'],
    ['Choose the folder in which the exported files are kept', '文件夹', 'zh'],
    [
      'Streaming fees (hypothetical)',
      'Berechnet nach den Auszahlungen je Stream von 0,003 bis 0,005 Dollar. Dies ist eine angenommene Berechnung, die zeigt, wie viel Sie den Künstlern gezahlt hätten, wenn Sie dort gehört hätten.',
    ],
    [
      'The name of the selected list',
      'Jeder Eintrag der Liste wird nacheinander geladen und in die Datei geschrieben, die Sie vorher gewählt haben. Das kann lange dauern, wenn viele Einträge zu laden sind. Bitte warten Sie, bis alles fertig ist.',
    ],
  ];
  for (const [source, target, locale = 'de'] of lacking)
    it(`is a warning where a text lacks most of it: ${target}`, () => {
      assert.ok(serious(source, target, locale).includes('warning length'));
    });

  const terse: readonly (readonly [source: string, target: string, locale?: string])[] = [
    ['This happened because of the following filter:', 'بخاطر فیلتر زیر', 'fa'],
    ['Invalid domain. Do not include http or https.', 'Domain tidak valid', 'id'],
    ['The total number of the pages of the work.', '文献の全ページ数', 'ja'],
    ['@:general.quickSaveFromFavorites', 'Schnell aus den Favoriten speichern'],
    [
      'Summary of the properties of the user',
      'Übersicht der Eigenschaften. Um sie zu ändern, klicken Sie unten auf die Schaltfläche „Bearbeiten“ und dann auf „Weiter“.',
    ],
    [
      'Required identifier for the shared folder',
      'Identifiant du partage. Doit être le même sur tous les appareils (généré au hasard, mais modifiable à la création du partage sur un appareil)',
      'fr',
    ],
    [
      'Keeps the style of the node',
      'Utrzymuje styl węzła, tj. nowe węzły, jego dzieci, mają ten sam styl i to samo formatowanie',
      'pl',
    ],
    ['using your Lightning wallet?', '?', 'tr'],
    ['with the folder that you chose before.', '。', 'ja'],
    ['Old Church Slavonic, Church Slavic, Old Bulgarian, Old Slavonic', 'slavo'],
    ['Western Frisian, West Frisian, Dutch Frisian', 'friesisch'],
    ['Received Signal Strength Indicator', 'RSSI', 'ar'],
    ['Application Programming Interface for Developers', 'APID'],
    [
      'The URL must start with http:// or https://',
      'URLはhttp://またはhttps://から始まります',
      'ja',
    ],
  ];
  for (const [source, target, locale = 'de'] of terse)
    it(`is information where a person says it in few words: ${target}`, () => {
      assert.ok(!serious(source, target, locale).includes('warning length'));
    });

  const whole: readonly (readonly [source: string, target: string, locale?: string])[] = [
    ['Save all of the files', 'Alle sichern'],
    ['Go back to the previous page', 'Zurück'],
    ['Display remaining stock in the shop', 'Restbestand'],
    ['Allow charges to the default card?', 'Standardkarte belasten?'],
    ['Calculator discount amount:', 'Rabatt'],
    ['I agree to the platform {link}.', 'Ich akzeptiere {link}'],
    ['The file has been saved to the selected folder', '文件已保存', 'zh'],
    ['An error occurred while rebuilding the search index', '重建索引失败', 'zh'],
    ['Are you sure that you want to delete this file?', '确定删除此文件？', 'zh'],
    ['Are you sure that you want to delete this file?', '削除しますか？', 'ja'],
    ['This function needs to be logged in to use', 'ต้องเข้าสู่ระบบ', 'th'],
    ['Something went wrong. Please try again.', 'Da ging etwas schief.'],
    ['The file could not be saved to the folder.', 'Speichern fehlgeschlagen.'],
  ];
  for (const [source, target, locale = 'de'] of whole)
    it(`may be that of a short way to say it: ${target}`, () => {
      assert.ok(!serious(source, target, locale).includes('warning length'));
    });

  it('of a text of few words is not known', () => {
    assertFine('Save', 'Sichern');
    assertFine('Undo all of it', 'Alles zurück');
  });
});
