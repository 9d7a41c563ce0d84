import { unknownSyntax } from '../message/syntax.ts';
import { npm, without, type Program } from './program.ts';

const isUsed = npm('@ngx-translate/core');
const compiles = npm('ngx-translate-messageformat-compiler');

/** Arguments `{{ name }}`, and nothing else. */
export const ngxTranslate: Program = {
  id: 'ngxTranslate',
  name: 'ngx-translate',
  formats: ['json'],
  namedBy: without(isUsed, compiles),
  isDeniedBy: ({ icuChoices }) => icuChoices > 0,
  syntax: { id: 'ngxTranslate', apostrophes: 'letters', pipes: 'text' },
  hasDottedKeys: true,
};

/** Messages of ICU beside others: each tells for itself. A `#` in a choice within a plural is its number, too. */
export const ngxTranslateIcu: Program = {
  id: 'ngxTranslateIcu',
  name: 'ngx-translate with the messageformat compiler',
  formats: ['json'],
  namedBy: compiles,
  syntax: { ...unknownSyntax, id: 'ngxTranslateIcu', pipes: 'text', closesQuotations: true },
  hasDottedKeys: true,
};
