import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { translateUnits } from '../../../src/translation/run.ts';
import { mangleModes, type MangleMode } from '../../service/mangle.ts';
import { readI18next } from '../message/readers/i18next.ts';
import { readIcu } from '../message/readers/icu.ts';
import { readJava } from '../message/readers/java.ts';
import { readLaravel } from '../message/readers/laravel.ts';
import { readRails } from '../message/readers/rails.ts';
import type { Reader } from '../message/readers/reader.ts';
import { readVue } from '../message/readers/vue.ts';
import { engine } from './engine.ts';
import { syntaxes } from '../message/syntaxes.ts';
import type { MessageSyntax } from '../../../src/message/syntax.ts';

interface Program {
  readonly syntax: MessageSyntax;
  readonly read: Reader;
  /** What a message must not hold: it would be broken before it is sent. */
  readonly broken?: RegExp;
  /** What only this program reads. */
  readonly fragments: readonly string[];
}

const programs: Readonly<Record<string, Program>> = {
  'intl-messageformat': {
    syntax: syntaxes.icu,
    read: readIcu,
    fragments: [
      '{name}',
      '{ place }',
      "'{name}'",
      "''{name}''",
      "'{'",
      "''",
      "don''t",
      "'<b>'",
      '{n, plural, one {# file} other {# files}}',
      "{g, select, male {He's in {place}} other {They''re here}}",
      '{d, date, short}',
      '#',
      '|',
    ],
  },
  'java.text.MessageFormat': {
    syntax: syntaxes.java,
    read: readJava,
    // An apostrophe that stands alone quotes all that follows.
    broken: /(?<!')'(?!'|[{}])|^'|(?<![{}])'(?!')(?![{}])/,
    fragments: ['{0}', '{1}', '{2,number,#.##}', "''", "don''t", "''{0}''", "'{'", "'{'name'}'"],
  },
  'vue-i18n': {
    syntax: syntaxes.vue,
    read: readVue,
    broken: /menu\.help(?![ {}@|()]|$)/,
    fragments: [
      '{name}',
      '{ place }',
      '{0}',
      "{'@'}",
      "{'|'}",
      '@:menu.help',
      '@.lower:menu.help',
      "@:{'menu help'}",
      "'{name}'",
      ' | ',
      '|',
    ],
  },
  i18next: {
    syntax: syntaxes.unknown,
    read: readI18next,
    fragments: [
      '{{name}}',
      '{{- place}}',
      "'{{name}}'",
      '$t(help)',
      '$t(menu.help)',
      '<1>',
      '</1>',
      '|',
    ],
  },
  Laravel: {
    syntax: syntaxes.laravel,
    read: readLaravel(['name', 'perPage', 'first_name', 'min']),
    fragments: [
      ':name',
      ':Name',
      ':NAME',
      ':perPage',
      ':first_name',
      ':min',
      '$:min',
      '#:name',
      '/:min',
      '|',
    ],
  },
  'i18n of Ruby': {
    syntax: syntaxes.unknown,
    read: readRails,
    // A tag behind a percent sign is an argument, which nobody means.
    broken: /%<\/?b/,
    fragments: ['%{name}', '%<count>d', '%<share>.2f', '%%', "'%{name}'", '100%', '|'],
  },
};

const words = [
  'Hello',
  'files',
  "don't",
  "it's",
  'the',
  'Q & A',
  'now',
  'camelCase',
  'snake_case',
  'l’ami',
];
const marks = [
  ' ',
  ' ',
  ' ',
  ' ',
  ', ',
  '. ',
  ': ',
  '(',
  ')',
  '"',
  '“',
  '”',
  '–',
  '-',
  '/',
  '#',
  '\n',
  '<b>',
  '</b>',
  '<br/>',
  '&nbsp;',
  '&#39;',
];

function messageOf({ fragments }: Program): fc.Arbitrary<string> {
  const part = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...fragments) },
    { weight: 3, arbitrary: fc.constantFrom(...words) },
    { weight: 4, arbitrary: fc.constantFrom(...marks) },
  );
  return fc.array(part, { minLength: 1, maxLength: 10 }).map((parts) => parts.join(''));
}

interface Behavior {
  readonly modes: readonly MangleMode[];
  readonly tagHandling: boolean;
  readonly memory: boolean;
  readonly locale: string;
}

const service: fc.Arbitrary<Behavior> = fc.record({
  modes: fc.uniqueArray(fc.constantFrom(...mangleModes), { maxLength: 3 }),
  tagHandling: fc.boolean(),
  memory: fc.boolean(),
  locale: fc.constantFrom('de', 'fr', 'ja', 'pl'),
});

/** What is written for a message; nothing where it is refused. */
async function written(
  source: string,
  syntax: MessageSyntax,
  { modes, tagHandling, memory, locale }: Behavior,
): Promise<string | undefined> {
  const units = [{ id: '0', source, syntax }];
  const job = { sourceLocale: 'en', locale, units };
  const { signal } = new AbortController();
  const run = translateUnits(
    [memory ? { ...job, memory: { id: 'none', threshold: 75 } } : job],
    engine(modes),
    { tagHandling, signal },
  );
  for await (const event of run) if (event.kind === 'translated') return event.value;
  return undefined;
}

function readOrSkip(read: Reader, text: string): string {
  try {
    return read(text, 'en').join('\n');
  } catch {
    fc.pre(false);
    return '';
  }
}

describe('random messages', () => {
  for (const [name, program] of Object.entries(programs)) {
    it(`are shown by ${name} with the same arguments, whatever the service does`, async () => {
      const { read, syntax, broken = /(?!)/ } = program;
      await fc.assert(
        fc.asyncProperty(messageOf(program), service, async (source, how) => {
          fc.pre(!broken.test(source));
          const expected = readOrSkip(read, source);
          const value = await written(source, syntax, how);
          if (value !== undefined)
            assert.equal(read(value, how.locale).join('\n'), expected, value);
        }),
        { numRuns: 300 },
      );
    });
  }
});
