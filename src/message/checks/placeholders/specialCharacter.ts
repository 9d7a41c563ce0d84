import { literalOf, newSpecials, withLiterals } from '../../placeholders/specialCharacters.ts';
import { unknownSyntax } from '../../syntax.ts';
import type { Check } from '../check.ts';
import { firstPlace } from '../places.ts';

/** `Treff @ Mittag` in vue-i18n, which looks for a message of that name: what is meant is `{'@'}`. */
export const specialCharacter = {
  code: 'special-character',
  severity: 'error',
  ofWholeTexts: true,
  inFilesOnly: true,
  find: ({ message: { source, target, syntax = unknownSyntax } }) =>
    newSpecials(source, target, syntax)
      .slice(0, 1)
      .map(({ character }) => ({ expected: literalOf(character, syntax), got: character })),
  place: ({ got }, target) => firstPlace(target, got),
  fix: ({ target, pair }) => {
    if (pair === undefined) return [];
    const { source, syntax = unknownSyntax } = pair;
    return [withLiterals(target, newSpecials(source, target, syntax), syntax)];
  },
} as const satisfies Check;
