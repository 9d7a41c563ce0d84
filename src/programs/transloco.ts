import { unknownSyntax } from '../message/syntax.ts';
import { npm, without, type Program } from './program.ts';

const isUsed = npm('@jsverse/transloco', '@ngneat/transloco');
const formats = npm('@jsverse/transloco-messageformat', '@ngneat/transloco-messageformat');

/** Arguments `{{ name }}`; calls between double brackets with its functional transpiler. */
export const transloco: Program = {
  id: 'transloco',
  name: 'Transloco',
  formats: ['json'],
  namedBy: without(isUsed, formats),
  isDeniedBy: ({ icuChoices }) => icuChoices > 0,
  syntax: {
    id: 'transloco',
    apostrophes: 'letters',
    pipes: 'text',
    argumentsOf: (text) => text.match(/\[\[\s*\w+\([^[\]]{0,200}\)\s*\]\]/g) ?? [],
  },
  hasDottedKeys: true,
};

/** Messages of ICU beside others: each tells for itself. A `#` in a choice within a plural is its number, too. */
export const translocoIcu: Program = {
  id: 'translocoIcu',
  name: 'Transloco with messageformat',
  formats: ['json'],
  namedBy: formats,
  syntax: { ...unknownSyntax, id: 'translocoIcu', pipes: 'text', closesQuotations: true },
  hasDottedKeys: true,
};
