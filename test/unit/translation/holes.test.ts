import assert from 'node:assert/strict';
import { checkTranslation } from '../../../src/message/checks/checkTranslation.ts';
import type { Translator } from '../../../src/translation/translator.ts';
import { endsOf, runToEnd, unitsOf } from './withService.ts';

const token = /⟦\d+⟧|XPH\d+X|<x id="\d+"\/>/gu;

/** Moves all tokens to one end of the text, as some engines do. */
const moving = (toEnd: boolean): Translator => ({
  translate: ({ texts }) =>
    Promise.resolve(
      texts.map((text) => {
        const rest = text.replaceAll(token, '').trimStart();
        const tokens = text.match(token) ?? [];
        return (toEnd ? [rest, ...tokens] : [...tokens, rest]).join(' ');
      }),
    ),
  codesOf: (pair) => pair,
  bodySize: () => 200,
});

async function written(source: string, { tagHandling = false, toEnd = false, locale = 'de' } = {}) {
  const job = { sourceLocale: 'en', locale, units: unitsOf(source) };
  return endsOf(await runToEnd([job], moving(toEnd), { tagHandling }))['0'];
}

describe('a placeholder that an answer has moved away', () => {
  for (const source of [
    'Uninstall {name}?',
    'Powered by software ({version}).',
    'Really delete "{name}" now?',
    'Progress {{ progress }}%',
    'The price is €{price} now',
    'Welcome to <b>{place}</b>!',
    'Saved in %s.',
    'Files: {files}; see there',
    'Hello :name, welcome',
  ]) {
    for (const tagHandling of [false, true]) {
      it(`leaves no hole${tagHandling ? ' in XML' : ''}: ${source}`, async () => {
        assert.equal(await written(source, { tagHandling }), source);
      });
    }
  }

  it('leaves none at the start either', async () => {
    assert.equal(await written('{name}, welcome', { toEnd: true }), '{name}, welcome');
    assert.equal(await written('({count}) left', { toEnd: true }), '({count}) left');
  });

  it('may have done so where nothing shows it', async () => {
    assert.equal(await written('Open {name} now'), '{name} Open now');
  });
});

describe('a hole that a placeholder has left', () => {
  const codes = (source: string, target: string, targetLocale = 'de') =>
    checkTranslation({ source, target, sourceLocale: 'en', targetLocale }).map(({ code }) => code);

  for (const [source, target, locale] of [
    ['Uninstall {name}?', '{name} deinstallieren ?'],
    ['Powered by {x} ({version}).', '{version} Läuft mit {x} ().'],
    ['Delete "{name}" now', '{name} jetzt löschen ""'],
    ['{{ progress }}% of it', '{{ progress }} davon …%'],
    ['{name}, welcome', ', willkommen {name}'],
    ['Saved to {place}.', '{place} gespeichert .'],
    ['Saved to {place}.', '{place} enregistré .', 'fr'],
    ['Really remove {name}?', '{name}を本当に削除しますか ？', 'ja'],
  ] as const) {
    it(`is found: ${target}`, () => {
      assert.ok(codes(source, target, locale).includes('placeholder-spacing'));
    });
  }

  for (const [source, target, locale] of [
    ['Uninstall {name}?', 'Soll {name} deinstalliert werden?'],
    ['Uninstall {name}?', 'Voulez-vous désinstaller {name} ?', 'fr'],
    ['Uninstall {name}?', 'Voulez-vous que {name} soit désinstallé ?', 'fr'],
    ['{pct}% done', '%{pct} tamamlandı', 'tr'],
    ['{pct}% done', '{pct} Prozent fertig'],
    ['Price: ${price}', 'Preis: {price} $'],
    ['Files ({count})', '{count} Dateien'],
    ['“{name}” was deleted', '{name} wurde gelöscht'],
    ['Add ? to {name}?', '{name} mit einem ? versehen'],
    ['Call {name}() now.', '{name}() jetzt aufrufen.'],
  ] as const) {
    it(`is none: ${target}`, () => {
      assert.ok(!codes(source, target, locale).includes('placeholder-spacing'));
    });
  }
});
