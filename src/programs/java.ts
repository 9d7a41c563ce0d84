import type { Program } from './program.ts';
import { unknownSyntax } from '../message/syntax.ts';

/** Java's MessageFormat, as Spring and others ask it: for messages with arguments `{0}`, in which apostrophes quote. */
export const java: Program = {
  id: 'java',
  name: 'Java',
  formats: ['properties'],
  isShownBy: ({ quotations, loneApostrophes }) => loneApostrophes === 0 || quotations > 0,
  showsEmpty: true,
  syntax: { id: 'java', apostrophes: 'java', pipes: 'text' },
};

/** Any other program that reads `.properties`: its texts have apostrophes that Java's MessageFormat would not show. */
export const plainProperties: Program = {
  id: 'properties',
  name: '.properties without MessageFormat',
  formats: ['properties'],
  isShownBy: () => true,
  syntax: { ...unknownSyntax, id: 'properties', pipes: 'text' },
};
