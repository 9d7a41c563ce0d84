import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { contradicts, textLanguage } from '../../../src/resources/textLanguage.ts';

const texts = {
  en: 'Please enter the code that was sent to your phone. The message is valid for a day and you can ask for it again.',
  de: 'Bitte geben Sie den Code ein, der an Ihr Telefon gesendet wurde. Die Nachricht ist für einen Tag gültig und kann erneut angefordert werden.',
  fr: 'Veuillez saisir le code qui est envoyé sur votre téléphone. Les messages ne sont pas valables pour une autre personne dans cette liste.',
  es: 'Introduzca el código que se ha enviado a su teléfono. Los mensajes no están disponibles para una persona que no está en la lista.',
  zh: '登出成功。恭喜！注册成功，请立即登录。当前登录未绑定账号，请尝试通过其他方式登录。',
  ja: 'ログアウトしました。登録が完了しました。すぐにログインしてください。このアカウントは見つかりません。',
  ko: '로그아웃되었습니다. 가입이 완료되었습니다. 지금 로그인하세요. 이 계정은 찾을 수 없습니다.',
  ru: 'Пожалуйста, введите код, который был отправлен на ваш телефон. Это сообщение не для вас, и вы не можете его открыть.',
  el: 'Εισαγάγετε τον κωδικό που στάλθηκε στο τηλέφωνό σας και πατήστε συνέχεια.',
};

describe('the language of texts', () => {
  for (const [language, text] of Object.entries(texts)) {
    it(`is told: ${language}`, () => {
      const twice = [text, text.split('. ').join(' ')];
      assert.equal(textLanguage(twice)?.language, language);
    });
  }

  it('is told of Chinese between names and markup', () => {
    const mixed = [
      '当前登录未绑定 OAuth2 账号 <b>{username}</b>',
      '请输入 Halo 的 URL',
      '新密码必须不少于',
    ];
    assert.equal(textLanguage(mixed)?.language, 'zh');
  });

  it('is not guessed from a few labels, whatever they are', () => {
    for (const labels of [
      ['Save', 'Cancel'],
      ['OK'],
      [],
      ['Menu', 'Start', 'Export', 'Import'].flatMap((one) => [one, one, one]),
    ]) {
      assert.equal(textLanguage(labels)?.language, undefined);
    }
  });

  it('never contradicts the language that was told', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.entries(texts)), ([language, text]) => {
        const found = textLanguage([text, text]);
        assert.ok(found && !contradicts(found, language));
      }),
    );
  });
});

describe('texts', () => {
  const cases: readonly [text: keyof typeof texts, locale: string, isContradicted: boolean][] = [
    ['zh', 'en', true],
    ['ja', 'en', true],
    ['ru', 'en-US', true],
    ['de', 'en', true],
    ['en', 'de', true],
    ['zh', 'ja', false],
    ['zh', 'zh-TW', false],
    ['zh', 'yue', false],
    ['ru', 'sr', false],
    ['ru', 'mn', false],
    ['de', 'nds', false],
    ['es', 'gl', false],
    ['en', 'sr', false],
  ];
  for (const [text, locale, isContradicted] of cases) {
    it(`in ${text} ${isContradicted ? 'cannot' : 'can'} be ${locale}`, () => {
      const evidence = textLanguage([texts[text], texts[text]]);
      assert.equal(evidence && contradicts(evidence, locale), isContradicted);
    });
  }
});
