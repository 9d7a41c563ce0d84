import { icuSyntax } from '../message/syntax.ts';
import { npm, type Program } from './program.ts';

/** ICU MessageFormat, without tags of its own. */
export const svelteI18n: Program = {
  id: 'svelteI18n',
  name: 'svelte-i18n',
  formats: ['json'],
  namedBy: npm('svelte-i18n'),
  isDeniedBy: ({ notOfIcu }) => notOfIcu > 0,
  syntax: icuSyntax,
};
