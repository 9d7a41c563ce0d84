import { composer, type Program } from './program.ts';

/** Arguments `:name`, choices between pipes. */
export const laravel: Program = {
  id: 'laravel',
  name: 'Laravel',
  formats: ['json'],
  namedBy: composer('laravel/framework', 'illuminate/translation'),
  isShownBy: ({ colonNames, otherArguments, icuChoices }) =>
    colonNames > otherArguments && icuChoices === 0,
  isDeniedBy: ({ icuChoices, doubleBraces }) => icuChoices + doubleBraces > 0,
  syntax: {
    id: 'laravel',
    apostrophes: 'letters',
    pipes: 'asked',
    colonNames: true,
    argumentsOf: (text) =>
      Array.from(text.matchAll(/(?<![\p{L}\p{N}:]):[A-Za-z_]\w*/gu), ([found]) =>
        found.toLowerCase(),
      ),
  },
};
