import { npm, type Program } from './program.ts';

/** Arguments `{name}`, links `@:key`, literals `{'@'}`, choices between pipes. */
export const vueI18n: Program = {
  id: 'vue',
  name: 'vue-i18n',
  formats: ['json', 'yaml'],
  namedBy: npm(
    'vue-i18n',
    '@nuxtjs/i18n',
    'nuxt-i18n',
    '@intlify/core',
    '@intlify/unplugin-vue-i18n',
  ),
  isShownBy: ({ vueMarks, pipes, icuChoices }) => vueMarks + pipes > 0 && icuChoices === 0,
  isDeniedBy: ({ icuChoices, doubleBraces }) => icuChoices + doubleBraces > 0,
  syntax: { id: 'vue', apostrophes: 'letters', pipes: 'choices', specials: '@{}|' },
};
