import { either, inWords, line, npm, without, type Program } from './program.ts';

const dependsOn = npm('i18next', 'react-i18next', 'next-i18next', 'i18next-vue', 'astro-i18next');
const isConfigured = inWords(line(/^(?:next-)?i18next.*\.config/u, /./u), 'its configuration');
const leavesOut = inWords(
  line(
    /^(?:(?:next-)?i18n(?:ext.*)?|localization)\.\w/u,
    /\breturnEmptyString['"]?\s*:\s*false\b/u,
  ),
  'returnEmptyString: false in its configuration, i18n.ts or localization.ts',
);

const shared = {
  formats: ['json', 'yaml'],
  isDeniedBy: ({ icuChoices }) => icuChoices > 0,
  syntax: { id: 'i18next', apostrophes: 'letters', pipes: 'text' },
  hasDottedKeys: true,
  hasBaseKeys: true,
} as const satisfies Partial<Program>;

/** Arguments `{{name}}`, nesting `$t(key)`. Choices of ICU take a plugin, which reads all messages. */
export const i18next: Program = {
  id: 'i18next',
  name: 'i18next',
  ...shared,
  namedBy: without(either(dependsOn, isConfigured), leavesOut),
  showsEmpty: true,
};

/** The same where its settings say `returnEmptyString: false`: another language is shown in the place of an empty text. */
export const sparseI18next: Program = {
  id: 'sparseI18next',
  name: 'i18next with returnEmptyString: false',
  ...shared,
  namedBy: leavesOut,
};
