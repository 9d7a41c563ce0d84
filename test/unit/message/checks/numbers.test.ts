import { assertFine, assertFound } from './pair.ts';

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
