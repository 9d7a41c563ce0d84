import { unknownRules } from '../message/plurals/pluralRules.ts';
import type { Program } from './program.ts';

/** Java's MessageFormat, as Spring and others ask it: for messages with arguments `{0}`, in which apostrophes quote. */
export const java: Program = {
  id: 'java',
  name: 'Java',
  formats: ['properties'],
  isShownBy: () => true,
  syntax: { id: 'java', apostrophes: 'java', pipes: 'text' },
  plurals: unknownRules,
};
