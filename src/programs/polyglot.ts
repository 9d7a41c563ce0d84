import { npm, type Program } from './program.ts';

/** Arguments `%{name}`, choices between four pipes. */
export const polyglot: Program = {
  id: 'polyglot',
  name: 'Polyglot',
  formats: ['json'],
  namedBy: npm('node-polyglot'),
  isShownBy: ({ fourPipes, icuChoices }) => fourPipes > 0 && icuChoices === 0,
  isDeniedBy: ({ icuChoices, doubleBraces }) => icuChoices + doubleBraces > 0,
  syntax: { id: 'polyglot', apostrophes: 'letters', pipes: 'unknown' },
};
