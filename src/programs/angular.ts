import { unknownSyntax } from '../message/syntax.ts';
import { npm, type Program } from './program.ts';

/** Arguments `{$INTERPOLATION}`, choices of ICU. */
export const angular: Program = {
  id: 'angular',
  name: 'Angular',
  formats: ['json'],
  namedBy: npm('@angular/localize'),
  isDeniedBy: ({ doubleBraces }) => doubleBraces > 0,
  syntax: { ...unknownSyntax, id: 'angular', pipes: 'text' },
};
