import assert from 'node:assert/strict';
import { assertFine, assertFound, codes, serious } from './pair.ts';

const changed = 'numbers-changed';

describe('numbers in a text', () => {
  it('are compared by their digits', () => {
    assertFound(changed, '5 of 10', '5 von 100');
    assertFound(changed, 'Wait 30 seconds', 'Bitte warten');
    assertFound(changed, '0.5 MB', '5 MB');
    assertFine('10 of 5', 'von 5 aus 10');
    assertFine('{0} of 7', '7 aus {0}');
    assertFine('You save $5 today', 'Sie sparen heute 5 $');
  });

  it('may be grouped in another way', () => {
    assertFine('1,000 files', '1 000 fichiers', 'fr');
    assertFine('1,234,567.5 EUR', '1 234 567,5 EUR', 'fr');
    assertFine('1 000 fichiers', '1,000 files', 'en', 'fr');
    assertFine('10,000,000 EUR', '1,00,00,000 EUR', 'hi');
    assertFine('Pages 1,2,3', 'Seiten 1, 2, 3');
    assertFine('Take 5 100 times', '100 Mal 5 nehmen');
    assertFound(changed, '1,000 files', '1 001 fichiers', 'fr');
  });

  it('may stand for words, and words for them', () => {
    assertFine('Select at least one item', '1つ以上の項目を選択', 'ja');
    assertFine('Two-step verification', '2段階認証', 'ja');
    assertFine('One file', '1 个文件', 'zh');
    assertFine('January 5', '1月5日', 'zh');
    assertFine('1月5日', 'January 5', 'en', 'zh');
    assertFine('5 de enero de 2024', '05.01.2024', 'de', 'es');
    assertFound(changed, 'Wait 30 seconds for one file', '1つのファイルを待つ', 'ja');
    assertFound(changed, 'Select items', '1つ以上の項目', 'ja');
  });

  it('may be a date in the place of the name of a month', () => {
    assertFine('Born on February 29', 'Geboren am 29. Februar');
    for (const date of ['29.2.', '29.02.', '29.2', '29. 2.', '29/2'])
      assertFine('Born on February 29', `Am ${date} geboren`);
    assertFine('Born on February 29', '2月29日生まれ', 'ja');
    assertFine('From March 1 to April 2', 'Vom 1.3. bis 2.4. hier');
    assertFine('Am 29.2. hier', 'February 29 here', 'en', 'de');
    assertFine('In March 1.5 GB', '3月 1.5 GB', 'ja');
    assertFound(changed, 'Born on February 29', 'Am 28.2. geboren');
    assertFound(changed, 'From March 1 to April 2', 'Vom 1.3. bis 3.4. hier');
    assertFound(changed, 'Version 29', 'Version 29.2');
  });

  it('are not compared within dates and times', () => {
    assertFine('On 12/31/2024', 'Am 31.12.2024');
    assertFine('On 2024-01-05', 'Am 5. 1. 2024');
    assertFine('At 3:30 PM', 'Um 15:30');
    assertFine('At 5 PM', 'À 17 h', 'fr');
    assertFine('Um 17 Uhr hier', 'At 5 p.m. here', 'en', 'de');
    assertFound(changed, 'Room 12 at 3:30 PM', 'Um 15:30 in Raum 13');
  });
});

describe('a number of a person’s translation', () => {
  const lost: readonly (readonly [source: string, target: string, locale?: string])[] = [
    ['Wait 45 seconds', 'Bitte warten'],
    ['Wait 30 of 60 seconds', 'Bitte warten'],
    ['Save 35% now', 'Jetzt sparen'],
    ['Version 4.2 is here', 'Die Version ist da'],
    ['Chapter 3', 'Kapitel IV'],
    ['1K views', '10.000 Aufrufe'],
    ['2M users', '2.000 Nutzer'],
    ['Keep it for 90 days', 'Garder cela', 'fr'],
    ['Pick 4 colors', 'Wählen Sie Farben'],
    ['At least 8 characters long', 'Длина пароля', 'ru'],
    ['Files up to 10MB', 'ファイル', 'ja'],
    ['Between 0.3 and 1.0 of it', 'Entre eso', 'es'],
    ['Over 100 of them', 'Viele davon'],
    ['Only 5 of 20 are left', 'Nur noch 20 übrig'],
    ['Take 3 of them', 'Ota osa', 'fi'],
    ['300 x 300 pixels', 'x 300 Pixel'],
    ['Must not be less than 0', 'Darf nicht kleiner sein'],
    ['Run once every 24 hours', 'Executado a cada horas', 'pt'],
    ['Done within 30 days', 'Erledigt in Tagen'],
    ['10m', 'मिनेट', 'ne'],
    ['24-hour', '小時制', 'zh-TW'],
    ['100%', '％', 'ja'],
    ['Windows 9x', 'Windows 98'],
    ['Each 20 events', 'Ogni eventi', 'it'],
    ['All 30 of them', 'بررسی همه', 'fa'],
    ['Over 100,000 users', 'Mais de 100 usuários', 'pt-BR'],
    ['For 7 days', '2週間', 'ja'],
    ['Minimum 0 for all', 'Minimum für alle'],
  ];
  for (const [source, target, locale] of lost)
    it(`is missed: ${source} → ${target}`, () => {
      assert.deepEqual(serious(source, target, locale), ['warning numbers-changed']);
    });

  const said: readonly (readonly [source: string, target: string, locale?: string])[] = [
    ['Every 2 weeks', 'Alle zwei Wochen'],
    ['At least 8 characters', 'Vähintään kahdeksan merkkiä', 'fi'],
    ['Exactly 4 points here', 'Exakt fyra punkter', 'sv'],
    ['More than 4 were found', 'נמצאו יותר מארבעה', 'he'],
    ['3 or more cells', 'tři nebo více buněk', 'cs'],
    ['Every 2 weeks', '每两周一次', 'zh'],
    ['2 days ago', 'قبل يومين', 'ar'],
    ['View 1 member', 'Näytä jäsen', 'fi'],
    ['Must not be less than 0', 'Darf nicht kleiner als null sein'],
    ['Over 1000 files', 'Plus de mille fichiers', 'fr'],
    ['24/7 support', 'Support rund um die Uhr'],
    ['50% of users', 'Die Hälfte der Nutzer'],
    ['The last 24 hours', 'Der letzte Tag'],
    ['In the last 30 days', 'Im letzten Monat'],
    ['Within 60 minutes', 'En une heure', 'fr'],
    ['Save 100%', 'Vollständig speichern'],
    ['20 days', 'zwanzig Tage'],
    ['Every 15 minutes', 'Каждые четверть часа', 'ru'],
    ['0.5 seconds', 'eine halbe Sekunde'],
    ['1.5 hours', 'anderthalb Stunden'],
    ['.25 liters', 'ein Viertelliter'],
    ['3/4 of the page', 'tres cuartos de la página', 'es'],
    ['Chapter 3', 'Kapitel III'],
    ['Part 14 of the book', 'XIV. Teil des Buches'],
    ['World War 2', 'La Segunda Guerra Mundial (II)', 'es'],
    ['1K views', '1.000 Aufrufe'],
    ['1.5M users', '1.500.000 Nutzer'],
    ['5 million users', '5.000.000 Nutzer'],
    ['300,000 files', '300 Tsd. Dateien'],
    ['Pick 7 things', 'Dewis saith peth', 'cy'],
    ['3rd party code', 'Code von anderen'],
    ['Export E2E room keys', 'Raumschlüssel exportieren'],
    ['The UTF-8 name', 'Der Name'],
    ['Set it to 5', 'Auf `5` setzen'],
    ['eg. 3070', 'es. 10040', 'it'],
    ['e.g. (03) 1234 5678', 'z. B. 030 901820'],
    ['A street, for example 123 High Street.', 'Eine Straße, etwa Hauptstraße 7.'],
    ['Like so (ex. 45 items)', 'So (etwa 12 Stück)'],
    ['At a rate of 5% (i.e. enter 0.05)', 'Bei 5% (also 0.07 eingeben)'],
    ['Invalid 2FA code of six digits', 'Ungültiger Code mit 6 Ziffern'],
    ['The MP3 player has three modes', 'Lecteur audio à 3 modes', 'fr'],
    ['3D view of ten rooms', 'Ansicht von 10 Räumen'],
    ['Users in the last 6 months', 'Användare det senaste halvåret', 'sv'],
    ['Every 2 weeks', 'Quinzenals', 'ca'],
    ['After 12 months', 'Nach einem Jahr'],
    ['0 votes', 'Ei ääniä', 'fi'],
    ['0 comments', 'Sin comentarios', 'es'],
    ['Compare the 2 books', 'Comparalos', 'gl'],
    ['OAuth 2.0 login', 'Anmeldung mit OAuth2'],
    ['HTTP 3.0 only', 'HTTP/3のみ', 'ja'],
    ['A version every 30 seconds', 'نسخة كل ثلاثين ثانية', 'ar'],
    ['Keep it for 20 days', 'Хранить двадцать дней', 'ru'],
    ['Within 24 hours', 'En vingt-quatre heures', 'fr'],
    ['In 45 minutes', 'In fünfundvierzig Minuten'],
    ['Your search has 0 results', 'A busca non atopou resultados', 'gl'],
    ['Every 5 minutes, within 5 minutes of its time', 'Каждые 5 минут, примерно', 'ru'],
    ['64 bit OS and 64 bit Java', '64 位系统和 Java', 'zh'],
    ['Over 10,000,000 users', 'بیش از ۱۰ میلیون کاربر', 'fa'],
    ['Over 100,000 users', 'Mais de 100 mil usuários', 'pt-BR'],
    ['ActionDefineFunction/2 was found', 'Eine Funktion wurde gefunden'],
    ['Only AS1/2 is edited', 'Nur Skripte werden bearbeitet'],
    ['For 7 days', '1週間', 'ja'],
    ['Within 60 minutes', 'In 1 Stunde'],
    ['Minimum 3 characters', 'Vsaj trije znaki', 'sl'],
    ['Greater than zero', 'Größer als 0'],
    ['Hide zero values', '0 の値を非表示', 'ja'],
    ['Names in both formats', 'Les noms dans les 2 formats', 'fr'],
    ['No results.', '0 შედეგი', 'ka'],
    ['2-factor login', 'Tofaktorinnlogging', 'nn'],
    ['2-factor login', 'Вход с двуфакторно удостоверяване', 'bg'],
  ];
  for (const [source, target, locale] of said)
    it(`may be a word, a part of a name or an example: ${source} → ${target}`, () => {
      assert.deepEqual(serious(source, target, locale), []);
    });

  it('is no argument: $1', () => {
    const source = '"$1" is not in the list ($2) of values for the "$3" property.';
    assert.deepEqual(codes(source, '„$1“ ist nicht in der Liste ($2).').includes(changed), false);
    assert.deepEqual(codes('$1 of $2', '$2').includes(changed), false);
    assert.deepEqual(codes('$1 of 20', '$1 von 30').includes(changed), true);
  });

  it('is no example beside one', () => {
    const found = serious('Wait 30 seconds (e.g. 5)', 'Warte 20 Sekunden (z. B. 5)');
    assert.deepEqual(found, ['warning numbers-changed']);
  });
});
