import assert from 'node:assert/strict';
import {
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import * as fc from 'fast-check';
import { MessageSyntaxError } from '../../../src/message/messageSyntaxError.ts';
import { messageParts } from '../../../src/message/parts.ts';
import type { MessageParts } from '../../../src/message/messageSegment.ts';
import { pluralForms } from '../../../src/message/plurals/pluralForms.ts';
import { syntaxes } from './syntaxes.ts';
import { unquotedSyntax } from '../../../src/message/syntax.ts';

const literal = fc
  .array(
    fc.constantFrom('a', 'é', ' ', "'", "''", '{', '}', '#', '<', '<b', '>', '|', '{n}', 'word'),
    {
      maxLength: 5,
    },
  )
  .map((chars) =>
    chars.join('').replaceAll(/['{}<]/g, (char) => (char === "'" ? "''" : `'${char}'`)),
  );

const argument = fc.constantFrom('n', 'm', 'g');
const reference = fc.constantFrom('#', '{n}', '{n, number}', '{name}', '{d, date, short}', '{x2}');

const { message } = fc.letrec<{ message: string; selector: string }>((tie) => ({
  message: fc
    .array(
      fc.oneof({ depthSize: 'small', withCrossShrink: true }, literal, reference, tie('selector')),
      { maxLength: 3 },
    )
    .map((pieces) => pieces.join('')),
  selector: fc
    .tuple(
      argument,
      fc.constantFrom('plural', 'plural, offset:1', 'selectordinal', 'select'),
      fc.uniqueArray(fc.constantFrom('zero', 'one', 'few', 'many', '=0', '=1', '=2'), {
        maxLength: 2,
      }),
      fc.array(tie('message'), { minLength: 3, maxLength: 3 }),
    )
    .map(([name, type, keys, texts]) => {
      const named = type === 'select' ? keys.map((key) => key.replace('=', 'k')) : keys;
      const options = [...named, 'other'].map((key, i) => `${key} {${texts[i] ?? ''}}`);
      const comma = type.includes(',') ? '' : ',';
      return `{${name}, ${type}${comma} ${options.join(' ')}}`;
    }),
}));

interface Values {
  readonly locale: string;
  readonly count: number;
  readonly word: string;
}

const rules = new Map<string, Intl.PluralRules>();

/** Intl takes its time to make these. */
function rulesOf(locale: string, type: Intl.PluralRuleType): Intl.PluralRules {
  const key = `${type} ${locale}`;
  const found = rules.get(key) ?? new Intl.PluralRules(locale, { type });
  rules.set(key, found);
  return found;
}

/** A small formatter, for comparing what two messages say. */
function formatter(text: string): (values: Values) => string {
  const elements = parse(text, { ignoreTag: true, captureLocation: true });
  return (values) => say(elements, values, text, '');
}

function say(
  elements: readonly MessageFormatElement[],
  values: Values,
  text: string,
  pound: string,
): string {
  const { locale, count, word } = values;
  return elements
    .map((element) => {
      if (isLiteralElement(element)) return element.value;
      if (isPoundElement(element)) return pound;
      if (isNumberElement(element)) return String(count);
      if (isArgumentElement(element)) return `[${element.value}]`;
      if (isSelectElement(element)) {
        const option = element.options[word] ?? element.options['other'];
        return say(option!.value, values, text, '#');
      }
      if (isPluralElement(element)) {
        const type = element.pluralType!;
        const category = rulesOf(locale, type).select(count - element.offset);
        const { options } = element;
        const option = options[`=${count}`] ?? options[category] ?? options['other'];
        return say(option!.value, values, text, String(count - element.offset));
      }
      return text.slice(element.location!.start.offset, element.location!.end.offset);
    })
    .join('');
}

const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1.5];
const words = ['zero', 'one', 'k1', 'k2', 'else'];

function* situations(locale: string): Generator<Values> {
  for (const count of counts) for (const word of words) yield { locale, count, word };
}

/** Random pieces may meet in a way that quotes too much. */
function isValid(text: string): boolean {
  try {
    return parse(text, { ignoreTag: true }).length > 0;
  } catch {
    return false;
  }
}

/** Messages beyond what can be taken apart are refused, and nothing else is. */
function partsOf(text: string, sourceLocale: string, targetLocale: string): MessageParts {
  fc.pre(isValid(text));
  try {
    return messageParts(text, { sourceLocale, targetLocale, syntax: syntaxes.icu });
  } catch (error) {
    assert.ok(error instanceof MessageSyntaxError);
    assert.match(error.code, /^(too-many-sentences|unsupported)$/);
    fc.pre(false);
    throw error;
  }
}

function categoriesOf(elements: readonly MessageFormatElement[]): string[][] {
  return elements.flatMap((element): string[][] => {
    if (!isPluralElement(element) && !isSelectElement(element)) return [];
    const inner = Object.values(element.options).flatMap(({ value }) => categoriesOf(value));
    if (isSelectElement(element)) return inner;
    const type = element.pluralType!;
    return [
      [type, ...Object.keys(element.options).filter((key) => !key.startsWith('='))],
      ...inner,
    ];
  });
}

/** An apostrophe that could quote is curled where nothing says for sure that the message is ICU. */
const straight = (text: string) => text.replaceAll(/[‘’]/gu, "'");

describe('ICU messages at random', () => {
  for (const locale of ['en', 'pl', 'ar', 'ja']) {
    it(`say the same after an identity translation from ${locale} to ${locale}`, () => {
      fc.assert(
        fc.property(message, (text) => {
          const parts = partsOf(text, locale, locale);
          const result = parts.assemble(parts.segments.map((sentence) => sentence.text));
          const [after, before] = [formatter(result), formatter(text)];
          for (const values of situations(locale)) assert.equal(after(values), before(values));
        }),
        { numRuns: 300 },
      );
    });
  }

  it('say what the translation says, whatever characters it brings', () => {
    const junk = fc.string({
      unit: fc.constantFrom("'", '{', '}', '#', '<b>', ' ', 'ж'),
      maxLength: 6,
    });
    fc.assert(
      fc.property(message, junk, junk, (text, before, after) => {
        // Braces of the junk must not form the name of an argument with what follows.
        const parts = partsOf(text, 'en', 'en');
        // What is not spelled as ICU does it is read as other programs do.
        fc.pre(parts.syntax === unquotedSyntax && parts.isInPieces !== true);
        const result = parts.assemble(
          parts.segments.map((sentence) => before + sentence.text + after),
        );
        const [outcome, core] = [formatter(result), formatter(text.trim())];
        for (const values of situations('en')) {
          const said = straight(outcome(values)).trim();
          const original = straight(core(values));
          assert.ok([original.trim(), (before + original + after).trim()].includes(said));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('have just the categories of the target language, and the zero of the source', () => {
    const locales = fc.constantFrom('pl', 'ru', 'ar', 'ja', 'cy', 'fr', 'de', 'lv');
    fc.assert(
      fc.property(message, locales, (text, locale) => {
        const parts = partsOf(text, 'en', locale);
        // With its own texts it would stay as it is.
        const result = parts.assemble(parts.segments.map((sentence) => `${sentence.text}x`));
        for (const [type, ...categories] of categoriesOf(parse(result, { ignoreTag: true }))) {
          const own = pluralForms(locale, type === 'ordinal' ? 'ordinal' : 'cardinal').categories;
          const isFree = (key: string) => locale === 'fr' && key === 'many';
          const expected = own.filter((key) => !isFree(key));
          const needed = categories.filter(
            (key) => !isFree(key) && (key !== 'zero' || expected.includes(key)),
          );
          assert.deepEqual(needed, expected);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('keep a plain text byte for byte', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!text.includes('select') && !text.includes('plural') && !text.includes(' | '));
        const parts = messageParts(text, {
          sourceLocale: 'en',
          targetLocale: 'de',
          syntax: syntaxes.unknown,
        });
        assert.deepEqual(parts.segments, [{ text }]);
        assert.equal(parts.assemble([text]), text);
      }),
    );
  });
});
