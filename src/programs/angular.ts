import { npm, type Program } from './program.ts';

/** Arguments `{$INTERPOLATION}`, choices of ICU. */
export const angular: Program = {
  id: 'angular',
  name: 'Angular',
  formats: ['json'],
  namedBy: npm('@angular/localize'),
  isDeniedBy: ({ doubleBraces }) => doubleBraces > 0,
  syntax: {
    id: 'angular',
    apostrophes: 'letters',
    pipes: 'text',
    doublesBraces: true,
    // With spaces it is none.
    argumentsOf: (text) => text.match(/\{\$\w+\}/g) ?? [],
  },
};
