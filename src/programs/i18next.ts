import { either, inWords, line, npm, type Program } from './program.ts';

const dependsOn = npm('i18next', 'react-i18next', 'next-i18next', 'i18next-vue', 'astro-i18next');
const isConfigured = inWords(line(/^(?:next-)?i18next/u, /./u), 'its configuration');

/** Arguments `{{name}}`, nesting `$t(key)`. Choices of ICU take a plugin, which reads all messages. */
export const i18next: Program = {
  id: 'i18next',
  name: 'i18next',
  formats: ['json', 'yaml'],
  namedBy: either(dependsOn, isConfigured),
  isDeniedBy: ({ icuChoices }) => icuChoices > 0,
  syntax: { id: 'i18next', apostrophes: 'letters', pipes: 'text' },
  hasDottedKeys: true,
};
