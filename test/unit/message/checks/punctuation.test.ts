import { assertFine, assertFound } from './pair.ts';

describe('the mark that ends a text', () => {
  it('is compared by its kind', () => {
    assertFound('end-punctuation', 'Done.', 'Fertig');
    assertFound('end-punctuation', 'Done', 'Fertig.');
    assertFound('end-punctuation', 'Loading...', 'Lädt.');
    assertFine('Loading...', 'Lädt…');
    assertFine('Done.', '完了。', 'ja');
    assertFine('Sure?', 'Σίγουρα;', 'el');
    assertFine('Done.', 'เสร็จแล้ว', 'th');
    assertFine('Name:', 'Nom :', 'fr');
    assertFine('Total: {sum}', '{sum} insgesamt');
  });

  it('may stand before what closes the text', () => {
    assertFine('(Done.)', '(Fertig).');
    assertFine('<b>Done.</b>', '<b>Fertig</b>.');
    assertFine('Read [this](url.)', '[Dies](url.) lesen');
    assertFine('“{x}?”', '„{x}?“');
    assertFine('“Hello!”', '»Hej!«', 'da');
    assertFine('“Hello!”', '״שלום!״', 'he');
    assertFine('Hello!', 'שלום!\u200e', 'he');
    assertFound('end-punctuation', '“Hello!”', '„Hallo“');
  });

  it('is not the period of an abbreviation', () => {
    assertFine('{n} min', '{n} Min.');
    assertFine('Expires in 5 min', 'Истекает через 5 мин.', 'ru');
    assertFine('pcs', 'шт.', 'ru');
    assertFine('hrs', 'Std.');
    assertFine('{n} min.', '{n} 分', 'ja');
    assertFound('end-punctuation', 'We are done now', 'Wir sind jetzt so weit.');
    assertFound('end-punctuation', 'Wait now.', 'Warten');
  });
});
