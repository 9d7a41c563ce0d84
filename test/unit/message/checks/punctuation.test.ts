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

  it('is as good in its full width', () => {
    assertFine('Name:', '名称：', 'zh');
    assertFine('Sure?', '确定？', 'zh');
    assertFine('Done!', '完了！', 'ja');
    assertFine('Wait...', '请稍候⋯', 'zh');
    assertFine('(Done.)', '（完成。）', 'zh');
  });

  it('is no colon of an address', () => {
    assertFine('Answer with an empty address (:: for AAAA)', '回覆空位址（AAAA 使用 ::）', 'zh-HK');
    assertFine('Answer (0.0.0.0 or ::)', '回答（0.0.0.0 或 ::）', 'zh');
    assertFine('Answer ::', 'Antwort :: hier');
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
