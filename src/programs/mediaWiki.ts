import { npm, type Program } from './program.ts';

/** Arguments `$1`, choices `{{PLURAL:$1|one|more}}`, links between double brackets. What has a `|` goes into no choice. */
export const mediaWiki: Program = {
  id: 'mediaWiki',
  name: 'MediaWiki',
  formats: ['json'],
  namedBy: npm('banana-i18n', '@wikimedia/jquery.i18n', 'vue-banana-i18n'),
  isDeniedBy: ({ icuChoices }) => icuChoices > 0,
  syntax: {
    id: 'mediaWiki',
    apostrophes: 'letters',
    pipes: 'text',
    // What a choice is made by need not be shown.
    argumentsOf: (text) => text.replaceAll(/\{\{\w+:\$\d/g, '').match(/\$\d/g) ?? [],
  },
};
