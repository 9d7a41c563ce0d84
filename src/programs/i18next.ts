import { unknownRules } from '../message/plurals/pluralRules.ts';
import { hasLine, npm } from './manifests.ts';
import type { Program } from './program.ts';
import { dottedKey } from './spelledKeys.ts';

const dependsOn = npm('i18next', 'react-i18next', 'next-i18next', 'i18next-vue', 'astro-i18next');
const isConfigured = hasLine((name) => /^(?:next-)?i18next/u.test(name), /./u);

/** Arguments `{{name}}`, nesting `$t(key)`. Choices of ICU take a plugin, which reads all messages. */
export const i18next: Program = {
  id: 'i18next',
  name: 'i18next',
  formats: ['json', 'yaml'],
  isNamedIn: (files) => dependsOn(files) || isConfigured(files),
  isDeniedBy: ({ icuChoices }) => icuChoices > 0,
  syntax: { id: 'i18next', apostrophes: 'letters', pipes: 'text' },
  spelledKey: dottedKey,
  plurals: unknownRules,
};
