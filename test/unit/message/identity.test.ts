import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import type { MessageSyntax } from '../../../src/message/syntax.ts';
import { allPrograms, programOf } from '../../../src/programs/programs.ts';
import { unknown } from '../../../src/programs/unknown.ts';
import { MessageSyntaxError } from '../../../src/message/messageSyntaxError.ts';
import { messageParts } from '../../../src/message/parts.ts';
import { protect, type Protection } from '../../../src/message/protect/protection.ts';
import type { MessageParts } from '../../../src/message/messageSegment.ts';

/** What any person may write between placeholders. `alpha` and `beta` are the words that are translated. */
const prose = [
  'alpha',
  'beta',
  ' ',
  ', ',
  '. ',
  '\n',
  "'",
  "''",
  "'alpha'",
  '"beta"',
  "alpha'",
  "don't ",
  'l’',
  '‘beta’',
  '<b>',
  '</b>',
  "<a href='/page'>",
  '</a>',
  '<br/>',
  '&amp;',
  '&#39;',
  '#',
  '%',
  '5 ',
  '|',
  ' | ',
  '(',
  ')',
  '<3',
  '\\n',
  "\\'",
  'é',
  '👋',
  '@',
  'café',
  "'s ",
  '{',
  '}',
  ':',
  'https://example.org ',
] as const;

const icu = [
  '{name}',
  '{ n }',
  '{n, number}',
  '{d, date, short}',
  "'{'",
  "'{x}'",
  "''",
  "can''t",
  "'<'",
  "'<b>'",
  "'{name}",
];
const double = [
  '{{name}}',
  '{{ user.name }}',
  "'{{name}}'",
  "<a href='{{url}}' target='_blank'>",
  '({{ttl}})',
];
const ruby = ['%{name}', '%<n>.2f', "'%{name}'", '%%'];
const flutter = ['{name}', "'{name}'", "l'{name}", "''", "'{'", "can''t"];
const java = ['{0}', '{1,number}', "''", "'{'", "'{0}'", "can''t", "don't"];

/** What a program reads beside it, by the `id` of the program. */
const ownOf: Readonly<Record<string, readonly string[]>> = {
  i18next: [...double, '{{ count }}', '$t(key)', '<1>', '</1>', '(1)[alpha];(2-inf)[beta]'],
  sparseI18next: double,
  ngxTranslate: double,
  ngxTranslateIcu: [...double, ...icu],
  transloco: [...double, '[[ call(n, 2) ]]'],
  translocoIcu: [...double, ...icu],
  icu,
  nextIntl: [...icu, '<link>', '</link>'],
  svelteI18n: icu,
  lingui: [...icu, '<0>', '</0>', '{0}'],
  angular: ['{$PH}', '{$START_TAG_B}', "'{$PH}'", '{$INTERPOLATION_1}'],
  docusaurus: ['{name}', "'{name}'", '{count} alpha|{count} beta'],
  java,
  properties: java,
  flutter,
  escapingFlutter: flutter,
  slang: ['{name}', '$name', '${name}', '@:a.b ', '@:{a.b}', "'$name'", '\\$5'],
  vue: ['{name}', "{'@'}", "{'|'}", '@:key ', '@.lower:key ', "'{name}'", ' | '],
  laravel: [':name', ':Count', ' | ', '{0} ', '[1,*] ', "':name'"],
  railsI18n: ruby,
  ruby,
  rails: ruby,
  polyglot: ['%{name}', '%{smart_count}', ' |||| ', "'%{name}'"],
  counterpart: ['%(name)s', '%(count)d', '%%', "'%(name)s'"],
  symfony: ['%name%', '%count%', "'%name%'", '{0} ', ']1,Inf[ '],
  mediaWiki: ['$1', '$2', '[[alpha|beta]]', '{{GENDER:$2|his|her}}', "'''", '[$1 alpha]'],
  chrome: ['$NAME$', '$1', '$$', "'$NAME$'"],
  vscode: ['{0}', '{name}', '$(gear)', '[', '](command:x)'],
  unknown: ['%s', '%1$d', '%@', "'%s'", '%%', '{name}', '{{name}}', ':name', '$NAME$', '%{name}'],
};

/** Programs, and files that nobody names, which are read as their texts show. */
const families: readonly {
  readonly name: string;
  readonly syntax?: MessageSyntax;
  readonly own: readonly string[];
}[] = [
  ...[...allPrograms, unknown].map(({ id, name, syntax }) => ({
    name,
    syntax,
    own: ownOf[id] ?? assert.fail(`what does ${id} read?`),
  })),
  { name: 'a file of ICU', own: icu },
  { name: 'a file of C', own: ['%s', '%1$d', '%@', "'%s'", '%%'] },
];

const choices = [
  '{n, plural, one {# alpha} other {# betas}}',
  "{n, plural,\n  =0 {no alpha}\n  one {an alpha}\n  other {it''s # '{'betas'}'}\n}",
  '{g, select, male {his} female {her} other {their}}',
  '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  "alpha {n, plural, one {don't} other {do not}} <b>beta</b>",
  '{{PLURAL:$1|alpha|alphas}} beta',
] as const;

const textOf = (own: readonly string[]) =>
  fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...prose) },
        { weight: 2, arbitrary: fc.constantFrom(...own) },
      ),
      {
        maxLength: 9,
      },
    )
    .map((pieces) => pieces.join(''));

const messageOf = (own: readonly string[]) =>
  fc.oneof(
    { weight: 9, arbitrary: textOf(own) },
    {
      weight: 1,
      arbitrary: fc.tuple(textOf(own), fc.constantFrom(...choices)).map(([a, b]) => a + b),
    },
  );

/** Undefined where the message is refused before anything is sent. */
function partsOf(text: string, syntax: MessageSyntax): MessageParts | undefined {
  try {
    return messageParts(text, { sourceLocale: 'en', targetLocale: 'en', syntax });
  } catch (error) {
    assert.ok(error instanceof MessageSyntaxError);
    return undefined;
  }
}

const own = ({ segments: sentences }: MessageParts) => sentences.map(({ text }) => text);

/** A translation that changes nothing but two words. */
const translated = (text: string) => text.replaceAll('alpha', 'Älfå').replaceAll('beta', 'bétà');

function check(text: string, syntax: MessageSyntax): void {
  const parts = partsOf(text, syntax);
  if (parts === undefined) return;
  const result = parts.assemble(own(parts));
  if (parts.hasOtherForms) {
    const again = partsOf(result, syntax);
    assert.equal(again?.assemble(own(again)), result);
    return;
  }
  assert.equal(result, text);
}

/** Apostrophes before arguments of Java are put right, and every one of Flutter where its messages quote. */
const isPutRight = (text: string, syntax: MessageSyntax) =>
  text.includes("'") && (syntax.apostrophes === 'java' || syntax.apostrophes === 'quotes');

const perFamily = Math.ceil(10_000 / families.length);

describe('a message that is taken apart', () => {
  for (const { name, syntax, own: pieces } of families) {
    const file = fc.array(messageOf(pieces), { minLength: 1, maxLength: 5 });
    const syntaxFor = (texts: readonly string[]) =>
      syntax ?? programOf({ format: 'json', named: [], texts }).syntax;

    it(`comes back byte for byte when it is put together with its own texts: ${name}`, () => {
      let count = 0;
      const property = fc.property(file, (texts) => {
        for (const text of texts) check(text, syntaxFor(texts));
        count += texts.length;
      });
      fc.assert(property, { seed: 28, numRuns: perFamily });
      assert.ok(count >= perFamily);
    });

    it(`keeps its spelling when its words are translated: ${name}`, () => {
      const property = fc.property(file, (texts) => {
        const known = syntaxFor(texts);
        for (const text of texts) {
          const parts = partsOf(text, known);
          if (parts === undefined || parts.kind === 'icu' || isPutRight(text, known)) continue;
          assert.equal(parts.assemble(own(parts).map(translated)), translated(text));
        }
      });
      fc.assert(property, { seed: 29, numRuns: perFamily });
    });

    it(`comes back as it is from each form in which its texts are sent: ${name}`, () => {
      const forms: readonly Protection[] = ['natural', 'tokens', 'letters', 'tags', 'split'];
      const property = fc.property(file, (texts) => {
        for (const text of texts) {
          for (const form of forms) {
            const reading = { syntax: syntaxFor(texts), locale: 'de' };
            const { texts: sent, restore } = protect(text, form, reading);
            assert.equal(restore(sent) ?? text, text, form);
          }
        }
      });
      fc.assert(property, { seed: 30, numRuns: 100 });
    });
  }
});
