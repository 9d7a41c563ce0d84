import { icuSyntax } from '../message/syntax.ts';
import { npm, type Program } from './program.ts';

/** ICU MessageFormat, with rich text tags. */
export const nextIntl: Program = {
  id: 'nextIntl',
  name: 'next-intl',
  formats: ['json'],
  namedBy: npm('next-intl', 'use-intl'),
  isDeniedBy: ({ notOfIcu }) => notOfIcu > 0,
  syntax: icuSyntax,
};
