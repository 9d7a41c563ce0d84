import assert from 'node:assert/strict';
import { checkTranslation } from '../../../src/message/checks/checkTranslation.ts';
import type { Translator } from '../../../src/translation/translator.ts';
import { endsOf, runToEnd, unitsOf } from './withService.ts';

const codes = (source: string, target: string, targetLocale: string) =>
  checkTranslation({ source, target, sourceLocale: 'en', targetLocale })
    .filter(({ code }) => code === 'other-script')
    .map(({ severity }) => severity);

const strange: readonly (readonly [source: string, target: string, locale: string])[] = [
  ['Save', 'Сохранить', 'de'],
  ['Save the changes', '変更を保存', 'fr'],
  ['Save {name}', 'حفظ {name}', 'en-GB'],
  ['Save', '保存', 'pt_BR'],
  ['Save changes', 'Сачувај промене', 'sr-Latn'],
  ['Save changes', 'Sačuvaj promene', 'sr-Cyrl'],
  ['Save', 'Sačuvaj', 'sr_Cyrl_RS'],
  ['File', 'Fayl', 'uz-Cyrl'],
  ['The changes were saved', 'Die Änderungen wurden gespeichert', 'ja'],
  ['Save all changes in GitHub', 'Alle Änderungen in GitHub speichern', 'ru'],
  ['Save the changes', '변경 사항 저장', 'zh-Hans'],
  ['Save the changes', '変更を保存する', 'ja_JP_ROMAJI'],
  ['Save the changes', 'Сохранить изменения', 'ary'],
  ['Save', 'Открыть русский', 'de'],
  ['Saved {n} files', '{n} Dateien wurden gespeichert', 'he'],
  [
    '{n, plural, one {# file was saved} other {# files were saved}}',
    '{n, plural, one {# файл сохранён} other {# файлов сохранено}}',
    'de',
  ],
];

const usual: readonly (readonly [source: string, target: string, locale: string])[] = [
  ['Sign in with GitHub', 'GitHub', 'ja'],
  ['Email', 'E-mail', 'ru'],
  ['Open Source', 'Open Source', 'zh-CN'],
  ['Use the pull request', 'Pull Request を使う', 'ja'],
  ['5 kg', '5 kg', 'ar'],
  ['Run npm install', 'npm install', 'ko'],
  ['See config.example.json', 'config.example.json settings.local.json', 'ru'],
  ['The word “nächste Seite”', '«nächste Seite» — 次', 'ja'],
  ['Press Ω or π', 'Ω oder π drücken', 'de'],
  ['Japanese (日本語)', 'Japanisch (日本語)', 'de'],
  ['Save changes', 'Sačuvaj promene', 'sr'],
  ['Save changes', 'Сачувај промене', 'sr'],
  ['Save changes', 'Сачувај промене у GitHub', 'sr-Cyrl'],
  ['File', 'Fayl', 'uz'],
  ['Cancel', 'キャンセル', 'ja'],
  ['Cancel', '취소', 'ko'],
  ['Cancel', '註銷', 'zh-Hant'],
  ['Cancel', 'İptal', 'tr'],
  ['Cancel', 'Cancel', 'xx-unknown'],
  ['Save the file', '«Šåvé ţĥé ƒîļé»', 'ru'],
  ['Save the file', '[ru] Šáṽé ŧħé ƒíļé', 'ru'],
  ['Privacy', 'Privacy Policy', 'ja'],
  ['Save the changes', 'Pó-chûn kái-piàn', 'nan'],
  ['Save the changes', '保存更改', 'nan-TW'],
  ['Save the changes', 'Pó-chhùn kói-pien', 'hak'],
  ['Save the changes', 'Bō̤-cùng gāi-biéng', 'cdo'],
  ['Save the changes', 'Badlaw ke rakkho', 'hif'],
  ['Save the changes', 'Ganawendan gaa-aanjichigaadeg', 'oj'],
  ['Save the changes', 'Kanawêyihta ôhi kâ-mêskocipayiki', 'cr'],
  ['Save the changes', 'Sjjel les tbdilat', 'ary'],
  ['Save the changes', 'Sajjel el tabdilat', 'aeb'],
  ['Save the changes', 'Sejjel lebdilat', 'arq'],
  ['Save the changes', 'ꯑꯍꯣꯡꯕꯁꯤꯡ ꯁꯦꯚ ꯇꯧ', 'mni'],
  ['Save the changes', 'Bǎocún gēnggǎi', 'zh_pinyin'],
  ['Save the changes', 'Henkō o hozon suru', 'ja_JP_ROMAJI'],
  ['Save the changes', 'Ehfaz el taghyirat', 'ar_latn'],
  ['Save the changes', 'Sohrani izmeneniya zdes', 'ru@latin'],
  ['Chinese', '中文', 'de'],
  ['Chinese (simplified)', '简体中文', 'fr'],
  ['Traditional Chinese', '中文（繁體）', 'pl'],
  ['Russian', 'Русский', 'en-GB'],
  ['Korean', '한국어', 'de'],
  ['Turkish', 'Türkçe', 'ja'],
  ['Arabic', 'العربية', 'ru'],
];

async function written(source: string, answers: readonly string[], locale: string) {
  const asked: string[] = [];
  const translator: Translator = {
    translate: ({ texts }) => {
      asked.push(...texts);
      return Promise.resolve(texts.map((text) => answers[asked.length - 1] ?? text));
    },
    codesOf: (pair) => pair,
    bodySize: () => 200,
  };
  const job = { sourceLocale: 'en', locale, units: unitsOf(source) };
  return { end: endsOf(await runToEnd([job], translator))['0'], asked };
}

describe('a text in another script than that of its locale', () => {
  for (const [source, target, locale] of strange) {
    it(`is found in people’s files: ${target} for ${locale}`, () => {
      assert.deepEqual(codes(source, target, locale), ['warning']);
    });
  }

  for (const [source, target, locale] of usual) {
    it(`is none: ${target} for ${locale}`, () => {
      assert.deepEqual(
        codes(source, target, locale).filter((one) => one === 'warning'),
        [],
      );
    });
  }

  for (const [source, target, locale] of strange.filter(([source]) => !source.includes('{'))) {
    it(`is never written: ${target} for ${locale}`, async () => {
      const { end } = await written(source, [target], locale);
      assert.equal(end, '<answer>');
    });
  }

  it('is never written where it is one word with an accent', async () => {
    assert.equal((await written('Apply', ['Übernehmen'], 'ru')).end, '<answer>');
    assert.equal((await written('Cancel', ['Schließen'], 'ja')).end, '<answer>');
  });

  it('is asked for in the next form', async () => {
    const answers = ['Сохранить ⟦0⟧', 'XPH0X speichern'];
    const { end, asked } = await written('Save {name}', answers, 'de');
    assert.deepEqual(asked, ['Save ⟦0⟧', 'Save XPH0X']);
    assert.equal(end, '{name} speichern');
  });
});
