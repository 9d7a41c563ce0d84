import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import {
  ladder,
  needsProtection,
  protect,
  type Protection,
} from '../../../../src/message/protect/protection.ts';
import { hostileText } from '../hostileText.ts';
import { syntaxes } from '../syntaxes.ts';

const all: readonly Protection[] = ['natural', 'tags', 'tokens', 'letters', 'split'];

function assertSent(text: string, protection: Protection, ...expected: readonly string[]): void {
  assert.deepEqual(protect(text, protection).texts, expected);
}

/** What `text` becomes when the answers are these. */
function assertRestored(
  text: string,
  protection: Protection,
  answer: string | readonly string[],
  expected: string | undefined,
): void {
  const answers = typeof answer === 'string' ? [answer] : answer;
  assert.equal(protect(text, protection).restore(answers), expected);
}

describe('protect', () => {
  for (const protection of all) {
    it(`gives any text back from its own ${protection} form`, () => {
      fc.assert(
        fc.property(hostileText, (text) => {
          const { texts, restore } = protect(text, protection);
          assert.equal(restore(texts), text);
        }),
        { numRuns: 1000 },
      );
    });

    it(`keeps the character that stands for placeholders in the checks, in the ${protection} form`, () => {
      for (const text of ['\u{FFFC}', 'a \u{FFFC} b', 'Hi {name} \u{FFFC}!']) {
        const { texts, restore } = protect(text, protection);
        assert.equal(restore(texts), text);
      }
    });

    it(`keeps the white space at the ends in the ${protection} form`, () => {
      const { texts, restore } = protect(' \t\u{A0}Hello\n', protection);
      assert.deepEqual(texts, ['Hello']);
      assert.equal(restore([' Hallo ']), ' \t\u{A0}Hallo\n');
      assert.deepEqual(protect(' \n', protection).texts, []);
    });

    it(`refuses another number of answers, and empty ones, in the ${protection} form`, () => {
      assertRestored('Hello {name}', protection, [], undefined);
      assertRestored('Hello {name}', protection, ['a', 'b', 'c'], undefined);
      assertRestored('Hello {name}', protection, ' ', undefined);
    });
  }

  it('sends natural text as it is', () => assertSent('Hi {name}', 'natural', 'Hi {name}'));

  it('numbers the placeholders, those that touch as one', () => {
    assertSent('{a} b %d%% <i>c</i>', 'tokens', '⟦0⟧ b ⟦1⟧ ⟦2⟧c⟦3⟧');
    assertSent('{a} b %d%%', 'letters', 'XPH0X b XPH1X');
    assertSent('{a} < b & %d%%', 'tags', '<x id="0"/> &lt; b &amp; <x id="1"/>');
  });

  it('sends the pieces from their first to their last word when split', () => {
    const text = "Hi {name}, you have <b>{n}</b>'s files (%s).";
    assertSent(text, 'split', 'Hi', 'you have', "'s files");
    assertSent('{a} 😀 go 𠮷。{b}', 'split', 'go 𠮷');
    assertSent('{a}: {b}', 'split');
    assertRestored('“Hi” {name}, bye!', 'split', ['Hallo', 'ade'], '“Hallo” {name}, ade!');
  });

  it('sends the characters that a text only spells, and spells those of the answer', () => {
    const cases = [
      ['Don&#39;t save', "Don't save", "N'enregistrez pas", 'N&#39;enregistrez pas'],
      ['Don&apos;t save', "Don't save", 'Nicht speichern', 'Nicht speichern'],
      [
        'Don&rsquo;t',
        'Don’t',
        "N'allez pas, n’y allez pas",
        'N&rsquo;allez pas, n&rsquo;y allez pas',
      ],
      [String.raw`Don\'t`, "Don't", "L'été", String.raw`L\'été`],
      ['caf&eacute; &Agrave;', 'café À', 'Café à', 'Caf&eacute; à'],
      ['Silben&shy;trennung', 'Silbentrennung', 'hyphenation', 'hyphenation'],
      ["Don&#39;t, it's", "Don&#39;t, it's", "d'a", "d'a"],
      ['It&#39;s a&apos;b', "It's a&apos;b", "d'a", 'd&#39;a'],
    ] as const;
    for (const [text, sent, answer, expected] of cases) {
      for (const form of ['tokens', 'letters', 'split'] as const) {
        assertSent(text, form, sent);
        assertRestored(text, form, answer, expected);
      }
    }
    assertSent("Don&#39;t open {'@'}<b>it</b>", 'tokens', "Don't open ⟦0⟧it⟦1⟧");
    assertRestored("Don&#39;t {'@'}", 'tokens', "N'⟦0⟧", "N&#39;{'@'}");
    assertSent('&#123;a&#125; &#115;%&#115;', 'split', 'a');
    assertSent('Don&#39;t', 'natural', 'Don&#39;t');
    assertRestored('Don&#39;t', 'natural', "N'a &#39;", 'N&#39;a &#39;');
  });

  it('keeps pipes', () => {
    assertSent('car | cars', 'tokens', 'car ⟦0⟧ cars');
    assertSent('car | cars', 'split', 'car', 'cars');
    assertRestored('car | cars', 'tokens', 'Auto ⟦0⟧ Autos', 'Auto | Autos');
    assertSent('a|b {c}', 'tokens', 'a⟦0⟧b ⟦1⟧');
    assertSent('a |||| b', 'tokens', 'a ⟦0⟧ b');
    assert.ok(needsProtection('car | cars') && needsProtection('car|cars'));
  });

  const colonNames: readonly (readonly [text: string, ...sent: readonly string[]])[] = [
    ['Welcome, :Name!', 'Welcome, ⟦0⟧!'],
    [':COUNT left', '⟦0⟧ left'],
    ['Load :perPage More', 'Load ⟦0⟧ More'],
    ['Hi :First_name', 'Hi ⟦0⟧'],
    ['From :min–:max', 'From ⟦0⟧–⟦1⟧'],
    ['On :date, :time-:date', 'On ⟦0⟧, ⟦1⟧-⟦2⟧'],
    [':count/:total done', '⟦0⟧/⟦1⟧ done'],
    ['Pay $:amount', 'Pay $⟦0⟧'],
    ['Order #:id', 'Order #⟦0⟧'],
    ['No.:id', 'No.⟦0⟧'],
    ['The :user.name field', 'The ⟦0⟧ field'],
    ['Shows (:min:max)', 'Shows (⟦0⟧)'],
    ['名前:name', '名前⟦0⟧'],
    ['{a}:b, (:c)', '⟦0⟧, (⟦1⟧)'],
    ['":value" and “:value”', '"⟦0⟧" and “⟦1⟧”'],
    ['At 5:30 a:b : c', 'At 5:30 a:b : c'],
    ['Note: name', 'Note: name'],
  ];
  for (const [text, sent] of colonNames) {
    it(`keeps the arguments of Laravel in ${text}`, () => {
      assertSent(text, 'tokens', sent ?? '');
      assert.equal(needsProtection(text), text !== sent);
    });
  }

  it('keeps what looks like an argument inside a word only where the file is Laravel’s', () => {
    const laravel = { syntax: syntaxes.laravel, locale: 'de' } as const;
    assert.deepEqual(protect('ID:id, 12:ids', 'tokens', laravel).texts, ['ID⟦0⟧, 12⟦1⟧']);
    assertSent('ID:id, 12:ids', 'tokens', 'ID:id, 12:ids');
    assert.deepEqual(protect(':name: and Class::method', 'tokens', laravel).texts, [
      '⟦0⟧: and Class::method',
    ]);
    assertSent('I :heart: it', 'tokens', 'I ⟦0⟧ it');
  });

  it('never splits a word', () => {
    assertSent('Open <u>F</u>ile {a} now', 'split', 'Open', 'F</u>ile', 'now');
    assertSent('Datei{n}en {a} zu', 'split', 'Datei{n}en', 'zu');
    assertSent(String.raw`One\nTwo<br>Three</p>Four`, 'split', 'One', 'Two', 'Three', 'Four');
    assertSent('日本語の{name}さん', 'split', '日本語の', 'さん');
  });

  it('marks tokens where the text has some of its own', () => {
    assertSent('⟦0⟧ {a}', 'tokens', '⟦0⟧ ⟦Q0⟧');
    assertSent('[[qq {a}', 'tokens', '[[qq ⟦QQQ0⟧');
    assertSent('xph0x {a}', 'letters', 'xph0x XPHQ0X');
  });

  it('accepts tokens with harmless changes', () => {
    for (const token of [
      '⟦0⟧',
      '⟦ 0 ⟧',
      '〚0〛',
      '【０】',
      '[[0]]',
      '[[ 0 ]]',
      '［［0］］',
      '⟦०⟧',
      '⟦٠⟧',
    ]) {
      assertRestored('Hi {a}', 'tokens', `Hallo ${token}`, 'Hallo {a}');
    }
    for (const token of ['XPH0X', 'xph0x', 'Xph 0 x', 'XPH０X', 'XPH०X']) {
      assertRestored('Hi {a}', 'letters', `Hallo ${token}`, 'Hallo {a}');
    }
    for (const token of ['<x id="0"/>', '<x id="0" />', "<X ID='0'></X>"]) {
      assertRestored('Hi {a} & b', 'tags', `Hallo ${token} &amp; &#98;`, 'Hallo {a} & b');
    }
  });

  it('refuses tokens that are lost, doubled, invented or broken', () => {
    for (const answer of [
      'Hallo',
      'Hallo ⟦0⟧ ⟦0⟧',
      'Hallo ⟦1⟧',
      '⟦0⟧ ⟦1⟧',
      '⟦0 Hallo',
      '⟦0⟧ ⟧',
      'XPH0X',
      '[0]',
    ]) {
      assertRestored('Hi {a}', 'tokens', answer, undefined);
    }
    for (const answer of ['Hallo', 'XPH0X xph', 'XPH X0', 'XPH00000000X']) {
      assertRestored('Hi {a}', 'letters', answer, undefined);
    }
    for (const answer of [
      'Hallo',
      '<x id="0">',
      '<x id="0"/> <b>',
      '<x id="0"/> & c',
      '<x id="0"/>&#1114112;',
      '<x id="7"/>',
    ]) {
      assertRestored('Hi {a}', 'tags', answer, undefined);
    }
  });

  it('lets named placeholders change places', () => {
    assertRestored('{a} of {b}', 'tokens', '⟦1⟧ von ⟦0⟧', '{b} von {a}');
    assertRestored('%1$s of %2$s', 'letters', 'XPH1X von XPH0X', '%2$s von %1$s');
  });

  it('refuses positional placeholders in another order, even if they look the same', () => {
    assertRestored('%s of %s', 'tokens', '⟦1⟧ von ⟦0⟧', undefined);
    assertRestored('{} of {}', 'tags', '<x id="1"/> von <x id="0"/>', undefined);
    assertRestored('%s <a href="%s">x</a>', 'tokens', '⟦1⟧x⟦2⟧ ⟦0⟧', undefined);
  });
});

describe('ladder', () => {
  it('starts with natural text for a memory, and ends by splitting', () => {
    assert.deepEqual(ladder({ memory: true, tagHandling: false, hasPlaceholders: true }), [
      'natural',
      'tokens',
      'letters',
      'split',
    ]);
    assert.deepEqual(ladder({ memory: false, tagHandling: false, hasPlaceholders: true }), [
      'tokens',
      'letters',
      'split',
    ]);
  });

  it('uses tags only where they are handled', () => {
    assert.deepEqual(ladder({ memory: true, tagHandling: true, hasPlaceholders: true }), [
      'natural',
      'tags',
      'tokens',
      'split',
    ]);
    assert.deepEqual(ladder({ memory: false, tagHandling: true, hasPlaceholders: true }), [
      'tags',
      'tokens',
      'split',
    ]);
  });

  it('has one step for a text without placeholders', () => {
    assert.deepEqual(ladder({ memory: true, tagHandling: true, hasPlaceholders: false }), [
      'natural',
    ]);
  });
});
