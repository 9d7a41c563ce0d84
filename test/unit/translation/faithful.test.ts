import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import type { MessageSyntax } from '../../../src/message/syntax.ts';
import type { Translator } from '../../../src/translation/translator.ts';
import { syntaxes } from '../message/syntaxes.ts';
import { endsOf, runToEnd, unitsOf } from './withService.ts';

const words = new Map([
  ['alpha', 'älfå'],
  ['beta', 'bétà'],
]);
const translated = (text: string) =>
  text.replaceAll(/alpha|beta/gu, (word) => words.get(word) ?? word);

/** What a message is made of, and how it reads with its words translated. */
type Piece = readonly [source: string, expected: string];

const text = (source: string): Piece => [source, translated(source)];
const kept = (source: string): Piece => [source, source];

/** All that stands between spaces. */
const prose: readonly Piece[] = [
  ...[
    'alpha',
    'beta',
    'alpha,',
    'beta.',
    '(alpha)',
    '"beta"',
    '“alpha”',
    'alpha?',
    '<b>alpha</b>',
    '<0>beta</0>',
    '<i>alpha beta</i>,',
    '<empty beta>',
    '[alpha](https://example.org/x)',
    '**beta**',
    'alpha\nbeta',
    'alpha\r\nbeta',
    'cafe\u0301',
    '5 %',
    '–',
    'beta:',
    '👋',
  ].map(text),
  ...[
    '{ "alpha": "beta" }',
    '{"alpha": ["beta", 1]}',
    '["alpha", "beta"]',
    '`alpha`',
    '<br/>',
    'https://example.org/alpha',
    'beta@example.org',
    '&nbsp;',
  ].map(kept),
];

const programs: readonly {
  readonly name: string;
  readonly syntax?: MessageSyntax;
  readonly own: readonly string[];
}[] = [
  { name: 'i18next', own: ['{{alpha}}', '{{ beta }}?', '({{alpha}})', '$t(beta)', "'{{alpha}}'"] },
  {
    name: 'FormatJS',
    syntax: syntaxes.icu,
    own: ['{alpha}', '{beta}.', '"{alpha}"', '{alpha, number}', '{beta, date, short}'],
  },
  { name: 'Java', syntax: syntaxes.java, own: ['{0}', '{1}?', '({0})', '{2,number,#.##}'] },
  { name: 'Flutter', syntax: syntaxes.flutter, own: ['{alpha}', '"{beta}"', '{alpha}!'] },
  {
    name: 'vue-i18n',
    syntax: syntaxes.vue,
    own: ['{alpha}', '{beta}?', "'{0}'", "{'@'}", "@:{'alpha'}", "'<b>beta</b>'"],
  },
  { name: 'Laravel', syntax: syntaxes.laravel, own: [':alpha', ':beta?', '(:alpha)'] },
  { name: 'Rails', own: ['%{alpha}', '%{beta}.', '(%{alpha})', '%{beta}%'] },
  { name: 'C', own: ['%s', '%1$d', '"%s"', '%d%%'] },
];

const messageOf = (own: readonly string[]) =>
  fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...prose) },
        { weight: 2, arbitrary: fc.constantFrom(...own) },
      ),
      { minLength: 1, maxLength: 9 },
    )
    .map((pieces): Piece => {
      const all = pieces.map((piece) =>
        typeof piece !== 'string' ? piece : piece.includes('<b>') ? text(piece) : kept(piece),
      );
      return [all.map(([from]) => from).join(' '), all.map(([, to]) => to).join(' ')];
    });

function answering(answer: (text: string) => string): Translator {
  return {
    translate: ({ texts }) => Promise.resolve(texts.map(answer)),
    codesOf: (pair) => pair,
    bodySize: () => 200,
  };
}

const how = fc.record({
  tagHandling: fc.boolean(),
  memory: fc.boolean(),
  locale: fc.constantFrom('de', 'fr', 'sr', 'pt-BR'),
});

describe('a faithful service', () => {
  for (const { name, syntax, own } of programs) {
    for (const [what, answer] of [
      ['nothing', (one: string) => one],
      ['words', translated],
    ] as const) {
      it(`that changes ${what} changes nothing but ${what} in random messages: ${name}`, async () => {
        const messages = fc.array(messageOf(own), { minLength: 40, maxLength: 40 });
        await fc.assert(
          fc.asyncProperty(messages, how, async (pieces, { tagHandling, memory, locale }) => {
            const units = unitsOf(...pieces.map(([source]) => source)).map((unit) =>
              syntax === undefined ? unit : { ...unit, syntax },
            );
            const asked = memory ? { memory: { id: 'm', threshold: 75 } } : {};
            const jobs = [{ sourceLocale: 'en', locale, units, ...asked }];
            const ends = endsOf(await runToEnd(jobs, answering(answer), { tagHandling }));
            for (const [place, [source, expected]] of pieces.entries())
              assert.equal(ends[place], what === 'words' ? expected : source);
          }),
          { seed: 50, numRuns: 30 },
        );
      });
    }
  }
});
