import assert from 'node:assert/strict';
import { checkTranslation } from '../../../../../src/message/checks/checkTranslation.ts';
import { checkMessage } from '../../../../../src/message/checks/checkMessage.ts';
import { assertSerious } from '../pair.ts';
import { echo } from '../../icu.ts';

function codes(source: string, target: string, targetLocale = 'de'): readonly string[] {
  return checkMessage({ source, target, sourceLocale: 'en', targetLocale }).map(({ code }) => code);
}

describe('choices between pipes', () => {
  const cases: readonly [name: string, source: string, target: string, codes: string[]][] = [
    ['nothing in a good translation', 'a car | {n} cars', 'ein Auto | {n} Autos', []],
    ['another number of them', 'a car | {n} cars', 'ein Auto', ['plural-choice-count']],
    [
      'a placeholder that was translated',
      'one {fruit} | {count} {fruit}',
      'ein {obst} | {count} {obst}',
      ['placeholder-changed'],
    ],
    [
      'a placeholder that one of them lost',
      '{{count}} messages from {{user}} | Inbox',
      '{{anzahl}} Nachrichten | Posteingang',
      ['placeholder-changed', 'placeholder-missing'],
    ],
    [
      'a tag that one of them lost',
      '<b>a</b> | {n} b',
      'a | {n} b',
      ['tag-changed', 'tag-changed'],
    ],
    ['nothing where a number is a word', '{n} car | {n} cars', 'ein Auto | {n} Autos', []],
    [
      'nothing where a number of polyglot is a word',
      '%{smart_count} car |||| %{smart_count} cars',
      'ein Auto |||| %{smart_count} Autos',
      [],
    ],
    ['nothing where one of Laravel is', ':count car|:count cars', 'ein Auto|:count Autos', []],
    ['nothing where one of Symfony is', '%count% car|%count% cars', 'ein Auto|%count% Autos', []],
    [
      'a number of polyglot that is gone',
      '%{smart_count} car |||| %{smart_count} cars',
      'ein Auto |||| Autos',
      ['placeholder-missing'],
    ],
    ['a number that is gone', 'a car | {n} cars', 'ein Auto | Autos', ['placeholder-missing']],
    ['nothing in choices without words', 'none | {n}', '0 | {n}', []],
  ];
  for (const [name, source, target, expected] of cases) {
    it(`show ${name}`, () => {
      assert.deepEqual(codes(source, target), expected);
    });
  }

  it('may be others where each names its numbers, and none is left out', () => {
    const source = '{0} None|{1} One item|]1,Inf[ %count% items';
    const targets: readonly [target: string, locale: string, codes: readonly string[]][] = [
      ['{0} Keins|{1} Eins|]1,Inf[ %count% Dinge', 'de', []],
      ['{0} Keins|{1} Eins|[2,Inf] %count% Dinge', 'de', []],
      ['{0} Nic|{1} Jedna|[2,4] %count% rzeczy|[5,Inf[ %count% sztuk', 'pl', []],
      ['{0} Keins|{1} Eins|[2,19] Wenige|[20,*] %count% Dinge', 'de', []],
      ['{0,1} Nichts|[2,*] %count% Dinge', 'de', []],
      ['{0} Keins|]1,Inf[ %count% Dinge', 'de', ['plural-choice-count']],
      ['{0} Keins|{1} Eins|]1,3[ Zwei|[4,Inf[ %count% Dinge', 'de', ['plural-choice-count']],
      ['{1} Eins|]1,Inf[ %count% Dinge', 'de', ['plural-choice-count']],
      ['{0} Keins|{1} Eins|]2,Inf[ %count% Dinge', 'de', ['plural-choice-count']],
    ];
    for (const [target, locale, expected] of targets)
      assert.deepEqual(codes(source, target, locale), expected, target);
    const target = '{0} Nic|{1} Jedna|]1,4[ %count% věci|]4,Inf[ %count% věcí';
    const [found] = checkMessage({ source, target, sourceLocale: 'en', targetLocale: 'cs' });
    assert.equal(found?.expected, '{0} {1} ]1,Inf[');
    assert.equal(found.got, '{0} {1} ]1,4[ ]4,Inf[');
  });

  it('may be one alone where a noun stays the same behind a number', () => {
    const source = ':count word|:count words';
    for (const [target, locale] of [
      [':count kelime', 'tr'],
      [':count szó', 'hu'],
      [':count sana', 'az'],
    ] as const)
      assert.deepEqual(codes(source, target, locale), [], target);
    assert.deepEqual(codes(source, ':count Wort', 'de'), ['plural-choice-count']);
    assert.deepEqual(codes(source, ':count слово', 'ru'), ['plural-choice-count']);
    assert.deepEqual(codes('%count% word|%count% words', 'kelime', 'tr'), ['placeholder-missing']);
    assert.deepEqual(codes('none | {n}', '{n}', 'ja'), []);
    assert.deepEqual(
      codes('delete %{name}? |||| delete %{smart_count}?', '删除 %{smart_count} 项%{name}？', 'zh'),
      [],
    );
    assert.deepEqual(codes('{name}: a file | {name}: {n} files', '{n} 件', 'ja'), [
      'placeholder-missing',
    ]);
  });

  it('are compared from their end where there are fewer', () => {
    const source = 'No books | 1 book | {count} books';
    assert.deepEqual(codes(source, '無書 | 1 本', 'zh-Hant'), ['placeholder-missing']);
    assert.deepEqual(codes(source, '無書 | {count} 本', 'zh-Hant'), []);
    assert.deepEqual(codes('a | {n} of {all}', 'один | два | {n}', 'ru'), ['placeholder-missing']);
    const sized = 'None | {count} of {all} | {count} of {all}';
    assert.deepEqual(codes(sized, 'Yok | {count} / {all}', 'tr'), ['placeholder-missing']);
    assert.deepEqual(codes(sized, '{count} / {all} | {count} / {all}', 'tr'), []);
    assert.deepEqual(codes('None | {name} has one | {name} has {n}', 'Keins | {name}: {n}'), [
      'placeholder-missing',
    ]);
  });

  it('may be one that is right for one as well', () => {
    for (const [source, target, targetLocale] of [
      ['See 1 house | See {count} houses', 'Se {count} hus', 'nb'],
      ['Added {count} time | Added {count} times', 'Lisatud {count} kord(a)', 'et'],
      ['Delete it? |||| Delete %{smart_count} of them?', 'Löschen?', 'de'],
    ] as const) {
      const found = checkTranslation({ source, target, sourceLocale: 'en', targetLocale });
      const count = found.find(({ code }) => code === 'plural-choice-count');
      assert.equal(count?.severity, 'info', target);
    }
    assertSerious({ source: '{n} car | {n} cars', target: '{n} Autos' }, [
      'error plural-choice-count',
    ]);
    assertSerious(
      { source: 'a car |||| %{smart_count} cars', target: 'ein Auto ||| %{smart_count} Autos' },
      ['error plural-choice-count'],
    );
    assertSerious({ source: 'See 1 of it | See {n} of it', target: 'Sieh 1 davon' }, [
      'error plural-choice-count',
    ]);
  });

  it('may name numbers that their source does not', () => {
    const source = '%count% apple|%count% apples';
    const some = '{1} %count% jablko|[2,4] %count% jablka|[5,Inf[ %count% jablek';
    assert.deepEqual(codes(source, `{0} nic|${some}`, 'cs'), []);
    assert.deepEqual(
      codes(source, `{0} nic|{1} jedno|{2} dvě|]2,4] %count% ta|]4,Inf[ těch`, 'cs'),
      [],
    );
    assert.deepEqual(codes(source, '{0} x|{1} a|{2} b|{3} c|{4} d|[5,10] e', 'cs'), [
      'plural-choice-count',
    ]);
    const mixed = '{0} none|%count% apple|%count% apples';
    assert.deepEqual(codes(mixed, `{0} nic|{1} jedno|%count% a|%count% b|%count% c`, 'cs'), []);
  });

  it('are no plural where nothing in them is a number', () => {
    const lists = [
      [
        'On {day}: yes|On {day}: sure|Well, {day}',
        'Am {day}: ja|{day}: klar|Nun, {day}|{day} geht',
      ],
      ['See {page}|Go to {page}', 'Siehe {page}|Weiter zu {page}|Lies {page}|Nimm {page}'],
      ['%{who} is in|%{who} is here', '%{who} ist da|%{who} ist hier|da: %{who}|hier: %{who}'],
    ] as const;
    for (const [source, target] of lists) assertSerious({ source, target }, []);
    assertSerious({ source: '{a} dog |||| {a} dogs', target: '{a} Hund ||| {a} Hunde' }, [
      'error plural-choice-count',
    ]);
    for (const [source] of lists)
      assertSerious({ source, target: 'Alles' }, ['error plural-choice-count']);
    assertSerious({ source: '{n} car | {n} cars', target: '{n} a | {n} b | {n} c | {n} d' }, [
      'error plural-choice-count',
    ]);
  });

  it('are none in an ICU message', () => {
    const source = 'Showing {n} | {total, plural, one {# result} other {# results}}';
    assert.deepEqual(codes(source, echo(source, 'de')), []);
  });

  it('may be as many as the language has forms, with or without one for zero', () => {
    const [source, few] = ['a car | {n} cars', 'auto | {n} auta | {n} aut'];
    assert.deepEqual(codes(source, few, 'pl'), []);
    assert.deepEqual(codes(source, `brak | ${few}`, 'pl'), []);
    assert.deepEqual(codes(source, '{n} 台', 'ja'), []);
    assert.deepEqual(codes(source, '{n} auto', 'pl'), ['plural-choice-count']);
  });
});
