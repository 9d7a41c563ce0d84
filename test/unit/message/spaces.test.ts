import assert from 'node:assert/strict';
import { protect, type Protection } from '../../../src/message/protect/protection.ts';
import { syntaxes, type SyntaxName } from './syntaxes.ts';

/** What is written where the service answers this, `0`, `1`, … standing for what was kept. */
function written(
  source: string,
  answer: string,
  { locale = 'de', form = 'tokens', syntax = 'unknown' }: Partial<Options> = {},
): string | undefined {
  const tokens = answer.replaceAll(/\d/g, (number) =>
    form === 'tags' ? `<x id="${number}"/>` : `⟦${number}⟧`,
  );
  return protect(source, form, { syntax: syntaxes[syntax], locale }).restore([tokens]);
}

interface Options {
  readonly locale: string;
  readonly form: Protection;
  readonly syntax: SyntaxName;
}

function assertWritten(source: string, answer: string, expected: string, locale = 'de'): void {
  for (const form of ['tokens', 'tags'] as const) {
    assert.equal(written(source, answer, { locale, form }), expected, form);
  }
}

describe('spaces beside what is kept', () => {
  it('are put back where the service lost them', () => {
    assertWritten('Hello {name}, bye', 'Hallo0, ade', 'Hallo {name}, ade');
    assertWritten('{n} files in {folder}', '0Dateien in1', '{n} Dateien in {folder}');
    assertWritten(
      'Failed to restart {name}',
      '0konnte nicht starten',
      '{name} konnte nicht starten',
    );
    assertWritten('Click <b>here</b> now', 'Klick0hier1jetzt', 'Klick <b>hier</b> jetzt');
    assertWritten('Delete "{name}" now', 'Lösche "0"jetzt', 'Lösche "{name}"jetzt');
    assertWritten('By {a} (admin)', 'Von 0(admin)', 'Von {a} (admin)');
    assertWritten('Use ({n}) first', 'Zuerst0nehmen', 'Zuerst {n} nehmen');
    assertWritten('Hi {a},\n{b} is here', 'Hi 0,1ist da', 'Hi {a},\n{b} ist da');
    assertWritten('{a} to {b}', 'Nach01', 'Nach {a} {b}');
    assertWritten('Press {key}+k', '0Drücke +k', '{key} Drücke +k');
    assertWritten('{count} of {total}', '10', '{total} {count}');
  });

  it('are no more than the source has', () => {
    assertWritten('Board {board} is gone', 'Brett  0  ist weg', 'Brett {board} ist weg');
    assertWritten('By @{user}', 'Von @ 0', 'Von @{user}');
    assertWritten('Order #{id}', 'Auftrag  0', 'Auftrag #{id}');
    assertWritten('Say "{x}".', 'Sag " 0 ".', 'Sag "{x}".');
    assertWritten('Click <b>here</b> now', 'Klick0 hier 1jetzt', 'Klick <b>hier</b> jetzt');
    assertWritten('Two words {a}', 'Zwei   Wörter 0', 'Zwei Wörter {a}');
    assertWritten('Kept  twice {a}', 'Zweimal  da 0', 'Zweimal  da {a}');
    assertWritten('Kept twice.  {a}', 'Zweimal. 0', 'Zweimal.  {a}');
    assertWritten(
      '**{a}** is bold',
      '** 0 ** ist fett'.replaceAll('** 0 **', '0'),
      '**{a}** ist fett',
    );
  });

  it('are as unbreakable as in the source', () => {
    assertWritten('Size\u{A0}{unit} left', 'Größe 0 übrig', 'Größe\u{A0}{unit} übrig');
    assertWritten('Wait {n} s', 'Warte 0\u{A0}s', 'Warte {n}\u{A0}s');
  });

  it('are those of the language', () => {
    assertWritten('Hello {name}, bye', '0さん、さようなら', '{name}さん、さようなら', 'ja');
    assertWritten('Hello {name} bye', '你好0再见', '你好{name}再见', 'zh-CN');
    assertWritten('Hello {name} bye', 'สวัสดี0ลาก่อน', 'สวัสดี{name}ลาก่อน', 'th');
    assertWritten('Profile of {name} here', '0nin profili', '{name}nin profili', 'tr');
    assertWritten('Profile of {name} here', '0s profil här', '{name}s profil här', 'sv');
    assertWritten('In {place} today', 'ب0 اليوم', 'ب{place} اليوم', 'ar');
    assertWritten('{name}: {value}', '0 : 1', '{name} : {value}', 'fr');
    assertWritten('Open {name}!', 'Ouvrir 0 !', 'Ouvrir {name} !', 'fr');
    assertWritten('Open "{name}"', 'Ouvrir « 0 »', 'Ouvrir « {name} »', 'fr');
    assertWritten('{name}: {value}', '0 : 1', '{name}: {value}', 'de');
    assertWritten('The {n}-day trial', 'Der 0tägige Test', 'Der {n}tägige Test');
    assertWritten('{n}px wide', '0px breit', '{n}px breit');
    assertWritten('{n}% done', '0 % fertig', '{n} % fertig');
  });

  it('are put right in an answer that came in its own form, too', () => {
    const natural = (source: string, answer: string) =>
      protect(source, 'natural', { syntax: syntaxes.unknown, locale: 'de' }).restore([answer]);
    assert.equal(natural('Hello {name}, bye', 'Hallo{name}, ade'), 'Hallo {name}, ade');
    assert.equal(natural('{a} and {b} are here', '{b}{a} sind da'), '{b} {a} sind da');
    assert.equal(
      natural('Click <b>here</b> now', 'Klick<b> hier </b>jetzt'),
      'Klick <b>hier</b> jetzt',
    );
    assert.equal(natural('Hello {name}', 'Hallo {Name}'), 'Hallo {Name}');
    assert.equal(natural('{n}% and {a}', '{n} % und{a}'), '{n} % und {a}');
  });
});

describe('entities that an answer has and its text has not', () => {
  const cases: readonly (readonly [source: string, answer: string, written: string])[] = [
    ["Don't stop", 'Don&#39;t stop', "Don't stop"],
    ["Don't stop", 'Don&apos;t stop', "Don't stop"],
    ["Don't stop", 'Don&amp;#39;t stop', "Don't stop"],
    ['Terms & Conditions', 'AGB &amp; mehr', 'AGB & mehr'],
    ['Say "yes"', 'Sag &quot;ja&quot;', 'Sag "ja"'],
    ['Save: all', 'Enregistrer&nbsp;: tout', 'Enregistrer\u{A0}: tout'],
    ['Coffee', 'Caf&eacute;', 'Café'],
    ['a < b', 'a &lt; c', 'a < c'],
    ['No tags', 'Kein &lt;b&gt;', 'Kein &lt;b&gt;'],
    ['Q &amp; A & more', 'F &amp; A & mehr', 'F &amp; A & mehr'],
    ['Fish &amp; chips', 'Fisch &amp;amp; Chips', 'Fisch &amp; Chips'],
    ['Don&#39;t stop', 'N&#39;arr&ecirc;tez pas', 'N&#39;arrêtez pas'],
  ];
  for (const [source, answer, expected] of cases) {
    it(`are the characters themselves: ${answer}`, () => {
      assert.equal(protect(source, 'natural').restore([answer]), expected);
    });
  }

  it('are so beside tokens and in XML, too', () => {
    const reading = { syntax: syntaxes.unknown, locale: 'fr' } as const;
    const tokens = protect("Don't & {a}", 'tokens', reading);
    assert.equal(tokens.restore(['L&#39;&amp; ⟦0⟧']), "L'& {a}");
    const tags = protect("Don't & {a}", 'tags', reading);
    assert.equal(tags.restore(['L&amp;#39;&amp; <x id="0"/>']), "L'& {a}");
    assert.equal(tags.restore(['L&#39;&amp; <x id="0"/>']), "L'& {a}");
  });
});
