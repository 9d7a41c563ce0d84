import type { Program } from '../../catalog/surroundings/programOf.ts';
import type { PluralProgram } from '../../message/plurals/programForms.ts';

/**
 * Who reads the forms that are named by their category alone: the program that is around the files, or the one that
 * writes placeholders like those of their texts.
 */
export function pluralProgram(
  program: Program | undefined,
  texts: readonly string[],
): PluralProgram {
  if (program !== undefined) return programs[program];
  if (texts.some((text) => text.includes('%{count}'))) return 'rails';
  return texts.some((text) => text.includes('%(count)s')) ? 'oneOther' : 'unknown';
}

const programs: Readonly<Record<Program, PluralProgram>> = {
  railsI18n: 'railsI18n',
  ruby: 'oneOther',
  counterpart: 'oneOther',
  slang: 'slang',
  quotingFlutter: 'unknown',
};
