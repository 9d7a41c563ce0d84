import { literalOf, newSpecials, withLiterals } from '../../placeholders/specialCharacters.ts';
import { choicesIn, isCounted } from '../../plurals/pipes.ts';
import { unknownSyntax } from '../../syntax.ts';
import type { Check } from '../check.ts';
import { firstPlace } from '../places.ts';

/** `{count} page|{count} pages` for the `Pages: {count}` of the source: the program chooses by the count that it has anyway. */
const areChoicesOf = (source: string, target: string) =>
  isCounted(source) && choicesIn(target).every((choice) => isCounted(choice));

/** `Treff @ Mittag` in vue-i18n, which looks for a message of that name: what is meant is `{'@'}`. */
export const specialCharacter = {
  code: 'special-character',
  severity: 'error',
  ofWholeTexts: true,
  inFilesOnly: true,
  find: ({ message: { source, target, syntax = unknownSyntax } }) =>
    newSpecials(source, target, syntax)
      .filter(({ character }) => character !== '|' || !areChoicesOf(source, target))
      .slice(0, 1)
      .map(({ character }) => ({ expected: literalOf(character, syntax), got: character })),
  place: ({ got }, target) => firstPlace(target, got),
  fix: ({ target, pair }) => {
    if (pair === undefined) return [];
    const { source, syntax = unknownSyntax } = pair;
    return [withLiterals(target, newSpecials(source, target, syntax), syntax)];
  },
} as const satisfies Check;
