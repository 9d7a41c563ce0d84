import assert from 'node:assert/strict';
import { spellLocale } from '../../../src/resources/localeSpelling.ts';

const usual = { separator: '-', letters: 'canonical' } as const;

describe('spellLocale', () => {
  const cases: readonly (readonly [locale: string, siblings: string, spelled: string])[] = [
    ['pt-BR', 'zh_CN', 'pt_BR'],
    ['pt-BR', 'zh-cn', 'pt-br'],
    ['pt-BR', 'zh_cn fr', 'pt_br'],
    ['pt-BR', 'ZH-CN', 'PT-BR'],
    ['pt-BR', 'en de', 'pt-BR'],
    ['fr', 'EN DE', 'FR'],
    ['fr', 'en zh_CN', 'fr'],
    ['pt-BR', '', 'pt-BR'],
    ['zh-Hans-CN', 'sr_Latn_RS', 'zh_Hans_CN'],
    ['pt-BR', 'zh_CN en-GB de_AT', 'pt_BR'],
  ];
  for (const [locale, siblings, spelled] of cases) {
    it(`writes ${locale} as ${spelled} beside "${siblings}"`, () => {
      const names = siblings.split(' ').filter(Boolean);
      assert.equal(spellLocale(locale, names, usual), spelled);
    });
  }

  it('follows the layout where the project gives no example', () => {
    const spelled = spellLocale('pt-BR', ['en'], { separator: '_', letters: 'lower' });
    assert.equal(spelled, 'pt_br');
  });
});
