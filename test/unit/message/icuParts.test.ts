import assert from 'node:assert/strict';
import {
  MessageSyntaxError,
  type MessageSyntaxErrorCode,
} from '../../../src/message/messageSyntaxError.ts';
import { echo, partsOf, rewritten, sentTexts } from './icu.ts';

/** Translates `find` to `replace` within every sentence. */
function translate(text: string, find: string, replace: string, targetLocale = 'de'): string {
  const parts = partsOf(text, targetLocale);
  return parts.assemble(
    parts.segments.map((sentence) => sentence.text.replaceAll(find, () => replace)),
  );
}

function refused(code: MessageSyntaxErrorCode, run: () => unknown): void {
  assert.throws(run, (error) => error instanceof MessageSyntaxError && error.code === code);
}

const files = '{n, plural, one {# file} other {# files}}';

describe('ICU parts', () => {
  describe('whole sentences', () => {
    it('takes the text around the argument into every branch', () => {
      const source = `You have ${files} in {place}.`;
      assert.deepEqual(sentTexts(source, 'de'), [
        'You have {n} file in {place}.',
        'You have {n} files in {place}.',
      ]);
      assert.equal(
        rewritten(source, 'de'),
        '{n, plural, one {You have # file in {place}.} other {You have # files in {place}.}}',
      );
    });

    it('multiplies two plurals', () => {
      const source = `${files} in {m, plural, one {# folder} other {# folders}}`;
      assert.equal(sentTexts(source, 'de').length, 4);
      assert.equal(sentTexts(source, 'pl').length, 16);
      assert.match(
        rewritten(source, 'de'),
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
        rewritten(source, 'de'),
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
      assert.deepEqual(partsOf(source, 'de').segments[1], { text: 'her {n} cats' });
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
      assert.equal(rewritten('#1: {n, plural, other {x}}', 'ja'), "{n, plural, other {'#'1: x}}");
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
    it('takes the choices one by one where together they are more sentences than anyone wrote', () => {
      const source = ['a', 'b', 'c'].map((x) => `{${x}, plural, one {x} other {xs}}`).join(' ');
      assert.equal(sentTexts(source, 'de').length, 8);
      assert.equal(sentTexts(source, 'pl').length, 64);
      assert.equal(sentTexts(source, 'ar').length, 18);
    });

    it('refuses more texts than anyone wrote', () => {
      const branches = Array.from({ length: 60 }, (_, i) => `k${i} {x${i}}`).join(' ');
      const source = Array.from({ length: 9 }, (_, i) => `{a${i}, select, ${branches} other {x}}`);
      refused('too-many-sentences', () => partsOf(source.join(' '), 'de'));
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
      const opened = Array.from({ length: 120 }, (_, i) => `{b${i}, select, other {`).join('');
      const deep = `${opened}x${'}}'.repeat(120)}`;
      refused('unsupported', () => partsOf(`{a, select, one {x} other {y}}${deep}`, 'de'));
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
        try {
          echo(text, 'pl');
        } catch (error) {
          assert.ok(error instanceof MessageSyntaxError);
        }
      }
    });
  });
});
