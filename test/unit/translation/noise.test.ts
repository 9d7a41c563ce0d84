import assert from 'node:assert/strict';
import type { Translator } from '../../../src/translation/translator.ts';
import { endsOf, runToEnd, unitsOf } from './withService.ts';

async function written(
  source: string,
  change: (text: string) => string,
  { tagHandling = false, locale = 'fr' } = {},
) {
  const translator: Translator = {
    translate: ({ texts }) => Promise.resolve(texts.map(change)),
    codesOf: (pair) => pair,
    bodySize: () => 200,
  };
  const job = { sourceLocale: 'en', locale, units: unitsOf(source) };
  return endsOf(await runToEnd([job], translator, { tagHandling }))['0'];
}

describe('line ends in an answer', () => {
  const crossed = (text: string) =>
    text.includes('\r') ? text.replaceAll('\r\n', '\n') : text.replaceAll('\n', '\r\n');
  for (const source of [
    'One\nand two',
    'One\r\nand two\r\n\r\nand three',
    '<p>\r\n  One {name}\r\n</p>\r\nand two',
    'One\r\nand {count}\r\n<b>two</b>',
    'One\rand two',
  ]) {
    for (const tagHandling of [false, true]) {
      it(`are those of its text${tagHandling ? ' in XML' : ''}: ${JSON.stringify(source)}`, async () => {
        assert.equal(await written(source, crossed, { tagHandling }), source);
      });
    }
  }

  it('are all as its first one where there are others of them', async () => {
    assert.equal(await written('One\r\ntwo', () => 'Un\net\ndeux'), 'Un\r\net\r\ndeux');
    assert.equal(await written('One two', () => 'Un\ndeux'), 'Un\ndeux');
  });
});

describe('letters in parts', () => {
  for (const [source, answer, locale] of [
    ['Save it', 'Änderungen übernehmen'],
    ['Save {name}', '{name} écrit à côté'],
    ['Saved', 'Đã lưu thay đổi'],
    ['Saved', '保存が完了しました', 'ja'],
    ['Saved', '저장했습니다', 'ko'],
  ] as const) {
    it(`are one letter each: ${answer}`, async () => {
      const apart = (text: string) =>
        answer.replace('{name}', /⟦\d+⟧/u.exec(text)?.[0] ?? '').normalize('NFD');
      assert.equal(await written(source, apart, { locale }), answer);
    });
  }

  it('stay in parts where those of the text are', async () => {
    const source = 'Cafe\u0301 {name}';
    const answer = (text: string) => text.replace('Cafe', 'Le cafe');
    assert.equal(await written(source, answer), 'Le cafe\u0301 {name}');
  });

  it('of scripts that compose none stay as they are', async () => {
    assert.equal(await written('Save', () => 'सहेजें क़ ख़', { locale: 'hi' }), 'सहेजें क़ ख़');
    assert.equal(await written('Save', () => 'שָׁלוֹם', { locale: 'he' }), 'שָׁלוֹם');
  });
});

describe('what a service says around an answer', () => {
  for (const noise of [
    (text: string) => `Here is the translation: ${text}`,
    (text: string) => `Sure! Here's the translated text in French:\n\n"${text}"`,
    (text: string) => `Voici la traduction : « ${text} »`,
    (text: string) => `"${text}"`,
    (text: string) => `„${text}“`,
    (text: string) => `「${text}」`,
    (text: string) => `'${text}'`,
  ]) {
    for (const source of [
      'Save the file',
      'Save {name} now',
      'Name: {name}',
      'Click <a href="x">here</a>, now',
    ]) {
      for (const tagHandling of [false, true]) {
        it(`is none of it${tagHandling ? ' in XML' : ''}: ${noise(source)}`, async () => {
          assert.equal(await written(source, noise, { tagHandling }), source);
        });
      }
    }
  }

  it('may be a label', async () => {
    assert.equal(await written('Save it', (text) => `Translation: ${text}`), 'Save it');
    assert.equal(await written('Save it', (text) => `Traduction : ${text}`), 'Save it');
  });

  for (const [source, answer] of [
    ['"Save" or "Leave"', '"Enregistrer" ou "Quitter"'],
    ['Press “Save”', '« Enregistrer »'],
    ['Translation: done', 'Traduction : finie'],
    ['Translate it', 'Traduction : finie'],
    ["Don't", '«Non»'.slice(1, -1)],
    ['One or two', '«Un» ou «deux»'],
  ] as const) {
    it(`may be of it: ${source} → ${answer}`, async () => {
      const got = await written(source, () => answer);
      assert.equal(got, answer);
    });
  }
});
