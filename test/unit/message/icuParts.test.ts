import assert from 'node:assert/strict';
import { IcuError, type IcuErrorCode } from '../../../src/message/icu/icuError.ts';
import { messageParts, type MessageParts } from '../../../src/message/parts.ts';

function partsOf(text: string, targetLocale: string, sourceLocale = 'en'): MessageParts {
  return messageParts(text, { sourceLocale, targetLocale, syntax: 'auto' });
}

/** Translates every piece to itself. */
function echo(text: string, targetLocale: string, sourceLocale = 'en'): string {
  const parts = partsOf(text, targetLocale, sourceLocale);
  return parts.assemble(parts.pieces.map((piece) => piece.text));
}

function sentTexts(text: string, targetLocale: string, sourceLocale = 'en'): string[] {
  return partsOf(text, targetLocale, sourceLocale).pieces.map((piece) => piece.text);
}

/** Translates `find` to `replace` within every piece. */
function translate(text: string, find: string, replace: string, targetLocale = 'de'): string {
  const parts = partsOf(text, targetLocale);
  return parts.assemble(parts.pieces.map((piece) => piece.text.replaceAll(find, () => replace)));
}

function refused(code: IcuErrorCode, run: () => unknown): void {
  assert.throws(run, (error) => error instanceof IcuError && error.code === code);
}

const files = '{n, plural, one {# file} other {# files}}';

describe('ICU parts', () => {
  describe('target categories', () => {
    const cases: readonly [string, string, string][] = [
      ['de', files, files],
      ['ja', files, '{n, plural, other {# files}}'],
      ['pl', files, '{n, plural, one {# file} few {# files} many {# files} other {# files}}'],
      [
        'ar',
        files,
        '{n, plural, zero {# files} one {# file} two {# files} few {# files} many {# files} other {# files}}',
      ],
      [
        'de',
        '{n, selectordinal, one {#st day} two {#nd day} few {#rd day} other {#th day}}',
        '{n, selectordinal, other {#th day}}',
      ],
      [
        'it',
        '{n, selectordinal, one {#st day} other {#th day}}',
        '{n, selectordinal, many {#th day} other {#th day}}',
      ],
      [
        'ja',
        '{n, plural, =0 {no files} one {# file} other {# files}}',
        '{n, plural, =0 {no files} other {# files}}',
      ],
      [
        'cs',
        '{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # other} other {you and # others}}',
        '{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # other} few {you and # others} many {you and # others} other {you and # others}}',
      ],
      ['tlh', files, files],
      ['pt_BR', files, '{n, plural, one {# file} many {# files} other {# files}}'],
    ];
    for (const [locale, source, expected] of cases) {
      it(`gives ${locale} the forms that it has: ${source}`, () => {
        assert.equal(echo(source, locale), expected);
      });
    }

    it('does not use a singular without its number where one stands for more numbers', () => {
      assert.deepEqual(sentTexts('{n, plural, one {One file} other {# files}}', 'ru'), [
        '{n} files',
        '{n} files',
        '{n} files',
        '{n} files',
      ]);
      assert.deepEqual(sentTexts('{n, plural, one {One file} other {# files}}', 'de'), [
        'One file',
        '{n} files',
      ]);
    });

    it('takes the plural of Polish from many, since its other is for fractions', () => {
      const polish = '{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}';
      assert.deepEqual(sentTexts(polish, 'en', 'pl'), ['{n} plik', '{n} plików']);
    });

    it('shares the text of an exact case that decides a whole category', () => {
      const parts = partsOf('{n, plural, =1 {one file} other {# files}}', 'de');
      assert.deepEqual(parts.pieces[0], parts.pieces[1]);
      assert.equal(parts.pieces.length, 3);
    });

    it('does not share it where an offset makes other numbers fall into the category', () => {
      assert.deepEqual(sentTexts('{n, plural, offset:1 =2 {two} other {# files}}', 'en'), [
        'two',
        '{n} files',
        '{n} files',
      ]);
    });

    const numbers = (text: string, locale: string) =>
      partsOf(text, locale).pieces.map(({ example }) => example?.number);

    it('tells forms that are made from one text apart by a number', () => {
      assert.deepEqual(numbers(files, 'pl'), [undefined, 2, 5, undefined]);
      assert.deepEqual(numbers(files, 'ar'), [0, undefined, 2, 3, 11, 100]);
      assert.equal(partsOf(files, 'pl').pieces[1]?.example?.placeholder, '{n}');
    });

    it('takes 21 for the Russian one that is made from a plural', () => {
      assert.deepEqual(numbers('{n, plural, one {a file} other {# files}}', 'ru'), [
        21,
        2,
        5,
        undefined,
      ]);
    });

    it('needs no number where the language has a singular and a plural only', () => {
      assert.deepEqual(numbers(files, 'de'), [undefined, undefined]);
      assert.deepEqual(numbers(files, 'ja'), [undefined]);
      // A million would come back grouped, and alone the other plural is told apart from nothing.
      assert.deepEqual(numbers(files, 'fr'), [undefined, undefined, undefined]);
    });

    it('takes no number where it would not be that of the sentence', () => {
      const offset = '{n, plural, offset:1 one {you and # other} other {you and # others}}';
      assert.deepEqual(numbers(offset, 'pl'), [undefined, undefined, undefined, undefined]);
      const two = '{n, plural, one {# file} other {# files}} in {m, plural, other {# folders}}';
      assert.ok(numbers(two, 'pl').every((number) => number === undefined));
      const own = '{n, plural, one {# of 5 files} other {# of 5 files}}';
      assert.ok(!numbers(own, 'pl').includes(5));
    });
  });

  describe('whole sentences', () => {
    it('takes the text around the argument into every branch', () => {
      const source = `You have ${files} in {place}.`;
      assert.deepEqual(sentTexts(source, 'de'), [
        'You have {n} file in {place}.',
        'You have {n} files in {place}.',
      ]);
      assert.equal(
        echo(source, 'de'),
        '{n, plural, one {You have # file in {place}.} other {You have # files in {place}.}}',
      );
    });

    it('multiplies two plurals', () => {
      const source = `${files} in {m, plural, one {# folder} other {# folders}}`;
      assert.equal(sentTexts(source, 'de').length, 4);
      assert.equal(sentTexts(source, 'pl').length, 16);
      assert.match(
        echo(source, 'de'),
        /^\{n, plural, one \{\{m, plural, one \{\{n, number\} file in # folder\}/,
      );
    });

    it('decides two plurals over one argument together', () => {
      const source = 'There {n, plural, one {is} other {are}} {n, plural, =0 {no} other {#}} left.';
      assert.deepEqual(sentTexts(source, 'de'), [
        'There are no left.',
        'There is {n} left.',
        'There are {n} left.',
      ]);
    });

    it('puts selects outside, so that # stays #', () => {
      const source =
        '{n, plural, one {# photo} other {# photos}} of {g, select, f {hers} other {theirs}}';
      assert.equal(
        echo(source, 'de'),
        '{g, select, f {{n, plural, one {# photo of hers} other {# photos of hers}}} other {{n, plural, one {# photo of theirs} other {# photos of theirs}}}}',
      );
    });

    it('keeps select keys, even odd ones, in their order', () => {
      const source = '{k, select, b {B} 2 {two} 1 {one} __proto__ {proto} other {else}}';
      assert.equal(echo(source, 'ja'), source);
    });

    it('keeps nested arguments nested', () => {
      const source =
        '{g, select, female {{n, plural, one {her # cat} other {her # cats}}} other {{n, plural, one {their # cat} other {their # cats}}}}';
      assert.equal(echo(source, 'de'), source);
      assert.deepEqual(partsOf(source, 'de').pieces[1], { text: 'her {n} cats' });
    });

    it('crosses tags', () => {
      assert.deepEqual(sentTexts(`<b>${files}</b> <a href="x">left</a>`, 'ja'), [
        '<b>{n} files</b> <a href="x">left</a>',
      ]);
    });

    it('keeps white space around the message outside', () => {
      assert.equal(echo(`\n  ${files} `, 'ja'), '\n  {n, plural, other {# files}} ');
    });

    it('does not send branches without words, and keeps them', () => {
      const source = '{n, plural, =0 {} one {<b>#</b>} other {# of {max}!}}';
      assert.deepEqual(sentTexts(source, 'ja'), ['{n} of {max}!']);
      assert.equal(echo(source, 'ja'), '{n, plural, =0 {} other {# of {max}!}}');
      assert.deepEqual(sentTexts('{n, plural, one {#} other {#}}', 'de'), []);
    });
  });

  describe('references', () => {
    it('hides formats and tells # from {n}', () => {
      const source = '{n, plural, other {# on {d, date, short} at {d, time, short} of {n}}}';
      assert.deepEqual(sentTexts(source, 'ja'), ['{n2} on {d} at {d2} of {n}']);
      assert.equal(echo(source, 'ja'), source);
    });

    it('finds another name when the literal text holds the same words', () => {
      const source = "{n, plural, other {write '{'n'}' for #}}";
      assert.deepEqual(sentTexts(source, 'ja'), ['write {n} for {n2}']);
      assert.equal(echo(source, 'ja'), source);
    });

    it('lets arguments move', () => {
      assert.equal(
        translate('{n, plural, other {a # b {x}}}', 'a {n} b {x}', '{x}: {n}'),
        '{n, plural, one {{x}: #} other {{x}: #}}',
      );
    });

    it('refuses a translation that lost, changed or gained an argument', () => {
      for (const bad of ['Dateien', '{ n } Dateien', '{N} Dateien', '{n} {m}']) {
        const source = '{n, plural, other {# files {m, plural, other {x}}}} {k}';
        refused('arguments', () => translate(source, '{n} files x {k}', bad));
      }
    });
  });

  describe('quoting', () => {
    const cases: readonly [name: string, word: string, expected: string][] = [
      ['braces', 'a {b} c', "a '{'b'}' c"],
      ['a pound', '#1', "'#'1"],
      ['an apostrophe in a word', "l'homme", "l'homme"],
      ['an apostrophe before a brace', "'{", "'''{'"],
      ['an apostrophe after a brace', "{'a", "'{'''a"],
      ['an apostrophe at the end', "d'", "d''"],
      ['two apostrophes', "''a", "'''a"],
      ['a tag that the source does not have', '<i>', "'<'i>"],
      ['a less-than sign', 'a < b', 'a < b'],
      ['a pipe', "a|b'|c", "a|b''|c"],
    ];
    for (const [name, word, expected] of cases) {
      it(`writes ${name} safely`, () => {
        assert.equal(
          translate('{n, plural, other {word}}', 'word', word, 'ja'),
          `{n, plural, other {${expected}}}`,
        );
      });
    }

    it('unescapes what it sends', () => {
      const source = "{n, plural, other {it''s '{#}' '<b>' don't}}";
      assert.deepEqual(sentTexts(source, 'ja'), ["it's {#} <b> don't"]);
    });

    it('doubles every apostrophe where the source does', () => {
      assert.equal(
        translate("{n, plural, other {don''t word}}", 'word', "l'eau", 'ja'),
        "{n, plural, other {don''t l''eau}}",
      );
    });

    it('does not quote # outside of a plural', () => {
      assert.equal(echo('{g, select, other {No. #1}}', 'de'), '{g, select, other {No. #1}}');
      assert.equal(echo('#1: {n, plural, other {x}}', 'ja'), "{n, plural, other {'#'1: x}}");
    });

    it('keeps the tags of the source', () => {
      const source = '{n, plural, other {<b>x</b> </c> <br/>}}';
      assert.equal(echo(source, 'ja'), source);
    });

    it('refuses tags that no longer match', () => {
      refused('structure', () => translate('{n, plural, other {<b>x</b>}}', '</b>', '', 'ja'));
    });
  });

  describe('refusals', () => {
    it('refuses more sentences than anyone wrote', () => {
      const source = ['a', 'b', 'c'].map((x) => `{${x}, plural, one {x} other {xs}}`).join(' ');
      assert.equal(sentTexts(source, 'de').length, 8);
      assert.equal(sentTexts(source, 'pl').length, 64);
      refused('too-many-sentences', () => partsOf(source, 'ar'));
    });

    it('refuses # with an offset inside of another plural', () => {
      const source = '{n, plural, offset:1 other {# x {m, plural, offset:1 other {# y}}}}';
      refused('unsupported', () => partsOf(source, 'de'));
    });

    it('refuses a broken message before anything is sent', () => {
      refused('syntax', () => partsOf('{n, plural, one {# file} other {# files}', 'de'));
      refused('missing-other', () => partsOf('{n, plural, one {# file}}', 'de'));
      refused('syntax', () => partsOf('{n, plural, one {{{count}}} other {x}}', 'de'));
    });

    it('refuses more choices than anyone writes', () => {
      refused('unsupported', () => partsOf('{a, select, other {x}}'.repeat(201), 'de'));
    });

    it('says where a message is broken', () => {
      assert.throws(() => partsOf('{n, plural, other {a', 'de'), { offset: 18 });
    });

    it('refuses another number of translations', () => {
      refused('answer-count', () => partsOf(files, 'de').assemble(['a']));
    });

    it('survives hostile text', () => {
      const hostile = [
        '{a,select,b{'.repeat(2000),
        `{n, plural, other {${"'".repeat(20_000)}}}`,
        `{n, plural, other {${'<b'.repeat(10_000)}}}`,
        `{n,plural,other{x}}${"'{".repeat(10_000)}`,
        `{n,plural,${' '.repeat(20_000)}`,
        '{ '.repeat(10_000),
        `${Array.from({ length: 800 }, (_, i) => `{a${i},select,other{`).join('')}${'}}'.repeat(800)}`,
      ];
      for (const text of hostile) {
        const start = performance.now();
        try {
          echo(text, 'pl');
        } catch (error) {
          assert.ok(error instanceof IcuError);
        }
        assert.ok(performance.now() - start < 1000, text.slice(0, 20));
      }
    });
  });
});
