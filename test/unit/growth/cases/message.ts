import { checkMessage } from '../../../../src/message/checks/checkMessage.ts';
import { checkTranslation } from '../../../../src/message/checks/checkTranslation.ts';
import { verify } from '../../../../src/message/checks/placeholders/placeholderContract.ts';
import { MessageSyntaxError } from '../../../../src/message/messageSyntaxError.ts';
import { messageParts } from '../../../../src/message/parts.ts';
import { productNameGuard } from '../../../../src/message/names/productNames.ts';
import { scanPlaceholders } from '../../../../src/message/placeholders/messageText.ts';
import { protect } from '../../../../src/message/protect/protection.ts';
import { indexTerms, termFindings } from '../../../../src/message/checks/glossaryTerms.ts';
import { repeated, type GrowthCase } from '../growthCase.ts';
import { syntaxes } from '../../message/syntaxes.ts';

const locales = { sourceLocale: 'en', targetLocale: 'de' };

/** What a scanner may take for the start of something, and look for its end in vain. */
const starts = [
  '{',
  '{{',
  '<',
  '%0',
  ' ',
  '$t(',
  '$t(a',
  '`',
  '`` ` ',
  '[',
  '](',
  '[](',
  '<a "',
  '<a b="',
  '<!--',
  '@a.',
  'a@',
  '%(',
  '${',
  '%{',
  '://',
  'a://',
  '{a,',
  '&a',
  '&',
  '\\',
  'A:\\',
  "{'",
  '@:(',
  '%a_',
  'www.',
  'x://{',
  'x://{{{{',
  'x://{x} ',
  '__a.',
  '__a_',
  '%d ',
  '%Y-',
  '%1 ',
  '<%',
  '{a:',
  '{\n',
  '&#39;',
  '{n,plural,',
  '}',
  'a',
  '[a](b)',
  '{% ',
  '{# ',
  '{{ {',
  '{{a{',
  '{x:{a}',
  '[%a',
  '$(a',
  '${{',
  '%<a',
  '%[1]',
  '<?=',
  '{"a',
  '@:{a',
];
const ends = ['', '}', ' }', ')', '>', '"', '`', '](x)'];

const scanned = starts.map((start) => ({
  name: `scans ${JSON.stringify(start)} for placeholders`,
  prepare: (size: number) => {
    const texts = ends.map((end) => repeated(start, size) + end);
    return () => texts.map(scanPlaceholders);
  },
}));

/** Texts that come near to what is checked, next to each other. */
const nearPlaceholders = [
  '{a} ',
  '"{a}" <b>',
  '1,',
  ' ',
  'a.',
  '⟦',
  '&a',
  '**',
  '</b>',
  '<b>',
  '$5 ',
  '5 $ ',
  '%{a} ',
  '{a}% ',
  '%50a ',
  '&#39;a',
  ':a ',
  ' | ',
  '<b>a</b>',
  'x ',
  '́a',
  '“a” ',
  ':a:b ',
  '|',
  '{a}|',
  '[url=',
  '[[a ',
  '[quant,_1 ',
  "'",
  "'{a}' ",
  "''{a}'' ",
  '$a ',
  '@a ',
  '<@a',
  '{a b c ',
  '%da ',
  '&amp;#39; ',
  '](a',
  '__ ** ',
  '<a b ',
  '{"a":',
  '["a",',
  '\n',
  'жж-a.',
  '(  ',
];

const compared = nearPlaceholders.flatMap((part): readonly GrowthCase[] => [
  {
    name: `checks a translation full of ${JSON.stringify(part)}`,
    prepare: (size) => {
      const text = repeated(part, size);
      return () => checkMessage({ source: text, target: text, ...locales });
    },
  },
  {
    name: `compares ${JSON.stringify(part)} with other placeholders`,
    prepare: (size) => {
      const [source, target] = [repeated(part, size), repeated('$7 {a} 5% ', size)];
      return () => [verify(source, target), verify(target, source)];
    },
  },
  {
    name: `protects ${JSON.stringify(part)} in every way`,
    prepare: (size) => {
      const text = repeated(part, size);
      return () => {
        for (const way of ['natural', 'tags', 'tokens', 'letters', 'split'] as const) {
          const { texts, restore } = protect(text, way);
          restore(texts);
        }
      };
    },
  },
]);

const hostileIcu: Readonly<Record<string, (size: number) => string>> = {
  'selects that never end': (size) => repeated('{a,select,b{', size),
  'quotes in a branch': (size) => `{n, plural, other {${repeated("'", size)}}}`,
  'starts of tags in a branch': (size) => `{n, plural, other {${repeated('<b', size)}}}`,
  'quoted braces': (size) => `{n,plural,other{x}}${repeated("'{", size)}`,
  'blanks instead of branches': (size) => `{n,plural,${' '.repeat(size)}`,
  'braces and blanks': (size) => repeated('{ ', size),
  'many selects': (size) => repeated('{a, select, other {x}}', size),
  'deep selects': (size) => {
    const heads = Array.from({ length: size }, (_, level) => `{a${level},select,other{`);
    return heads.join('') + '}}'.repeat(size);
  },
};

const icu = Object.entries(hostileIcu).map(([name, textOf]) => ({
  name: `takes an ICU message of ${name} apart`,
  prepare: (size: number) => {
    const text = textOf(size);
    return () => {
      try {
        const parts = messageParts(text, { ...locales, targetLocale: 'pl', syntax: syntaxes.icu });
        parts.assemble(parts.segments.map((piece) => piece.text));
      } catch (error) {
        if (!(error instanceof MessageSyntaxError)) throw error;
      }
    };
  },
}));

const lines = (size: number, line: (place: number) => string) =>
  Array.from({ length: Math.ceil(size / 40) }, (_, place) => line(place)).join('\n');

type Pair = readonly [source: string, target: string];

/** Translations of a file with one mistake after the other, which may be none. */
const mistaken: Readonly<Record<string, (size: number) => Pair>> = {
  'elements without their attributes and other values': (size) => [
    lines(size, (place) => `<p class="x${place}">Some words of text {a${place}}.</p>`),
    lines(size, (place) => `<p>Einige Worte Text {b${place}}.</p>`),
  ],
  'words in angle brackets': (size) => [
    'Enter a value. '.repeat(size / 2),
    'Wert <bitte eingeben>. '.repeat(size / 2),
  ],
  'elements of other names': (size) => [
    lines(size, (place) => `<b${place} title="a">x</b${place}>`),
    lines(size, (place) => `<c${place} title="a">x</c${place}>`),
  ],
  'entities that broke': (size) => [repeated('&para; ', size), repeated('para; ', size)],
  'entities that are characters': (size) => [
    repeated('&amp; &#60; ', size),
    repeated('& < ', size),
  ],
  'other directives': (size) => [repeated('%d ', size), repeated('%B %d ', size)],
  'values that are endings': (size) => [repeated('item{s} ', size), repeated('Ding ', size)],
  'values twice': (size) => [repeated('{a} x ', size / 2), repeated('{a} x ', size)],
  'braces with a blank': (size) => [repeated('x { } ', size), repeated('x {} ', size)],
  'quotes in code': (size) => [repeated('`{a}` ', size), repeated('„{a}“ ', size)],
};

const judged = Object.entries(mistaken).map(([name, textsOf]) => ({
  name: `judges a translation of ${name}`,
  prepare: (size: number) => {
    const [source, target] = textsOf(size);
    return () => checkTranslation({ source, target, ...locales });
  },
}));

const withSyntax = Object.values(syntaxes).map((syntax) => ({
  name: `judges signs beside values as ${syntax.id}`,
  prepare: (size: number) => {
    const target = repeated('{a} @ ', size);
    return () => checkTranslation({ source: 'a', target, ...locales, syntax });
  },
}));

export const messageCases: readonly GrowthCase[] = [
  ...scanned,
  ...compared,
  ...icu,
  ...judged,
  ...withSyntax,
  {
    name: 'finds the terms of a large glossary in a text',
    prepare: (size) => {
      const terms = Array.from({ length: 2_000 }, (_, place) => ({
        source: `a${'b'.repeat(place % 200)}${place}`,
        target: 'x',
      }));
      const index = indexTerms(terms);
      const text = repeated('abb ', size);
      return () => termFindings(text, 'y', index);
    },
  },
  {
    name: 'indexes the terms of a glossary',
    prepare: (size) => {
      const terms = Array.from({ length: size }, (_, place) => ({
        source: `term ${place}`,
        target: `Begriff ${place}`,
      }));
      return () => indexTerms(terms);
    },
  },
  {
    name: 'looks for product names in a text',
    prepare: (size) => {
      const term = (place: number) => ({ term: `Acme ${place}`, keep: true, forbidden: [] });
      const source = Array.from({ length: 40 }, (_, place) => term(place));
      const guard = productNameGuard({ own: source, source }, locales);
      const text = repeated('Acme Cloud Acme 7 ', size);
      return () => guard(text, text);
    },
  },
];
