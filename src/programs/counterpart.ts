import { oneOther, rulesOf } from '../message/plurals/pluralRules.ts';
import { npm, type Program } from './program.ts';

/** Arguments `%(name)s`. It tells one from all others in every language. */
export const counterpart: Program = {
  id: 'counterpart',
  name: 'counterpart',
  formats: ['json', 'yaml'],
  namedBy: npm('counterpart'),
  isShownBy: ({ percentBrackets, icuChoices }) => percentBrackets > 0 && icuChoices === 0,
  syntax: {
    id: 'counterpart',
    apostrophes: 'letters',
    pipes: 'text',
    specials: '%',
    literal: (special) => special + special,
  },
  plurals: rulesOf(() => ({ usual: oneOther, firm: ['other'], isOpen: true })),
};
