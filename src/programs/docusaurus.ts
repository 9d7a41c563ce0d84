import { npm, type Program } from './program.ts';

/** Arguments `{name}`; choices between pipes in the few messages that are plurals. */
export const docusaurus: Program = {
  id: 'docusaurus',
  name: 'Docusaurus',
  formats: ['json'],
  namedBy: npm('@docusaurus/core'),
  isDeniedBy: ({ icuChoices, doubleBraces }) => icuChoices + doubleBraces > 0,
  syntax: {
    id: 'docusaurus',
    apostrophes: 'letters',
    pipes: 'unknown',
    // With spaces it is none.
    argumentsOf: (text) => text.match(/\{\w+\}/g) ?? [],
  },
};
