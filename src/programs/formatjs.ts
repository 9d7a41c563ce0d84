import { icuSyntax } from '../message/syntax.ts';
import { npm, type Program } from './program.ts';

/** ICU MessageFormat as `intl-messageformat` reads it, with rich text tags. */
export const formatjs: Program = {
  id: 'icu',
  name: 'FormatJS',
  formats: ['json'],
  namedBy: npm('react-intl', '@formatjs/intl', '@formatjs/cli', 'intl-messageformat', 'vue-intl'),
  isShownBy: ({ icuChoices, notOfIcu }) => icuChoices > 0 && notOfIcu === 0,
  isDeniedBy: ({ notOfIcu }) => notOfIcu > 0,
  syntax: icuSyntax,
};
