import type { Found } from './check.ts';
import type { garbled } from './garbled.ts';
import type { invisibleCharacter } from './invisible.ts';
import { markdownChanged } from './markdown.ts';
import type { otherScript } from './otherScript.ts';
import type { movedPlaceholders } from './placeholders/movedPlaceholders.ts';
import { placeholderChecks } from './placeholders/placeholderChecks.ts';
import { markupChecks } from './placeholders/markupChecks.ts';
import { pluralChecks } from './plurals/pluralChecks.ts';

/** The checks whose findings come, some or all of them, out of one comparison of both texts. */
export const comparedChecks = [
  ...placeholderChecks,
  ...markupChecks,
  markdownChanged,
  ...pluralChecks,
];

type ComparedCode = (
  | (typeof comparedChecks)[number]
  | typeof movedPlaceholders
  | typeof invisibleCharacter
  | typeof garbled
  | typeof otherScript
)['code'];

/** What a comparison finds for one of several checks. */
export interface CodedFound extends Found {
  readonly code: ComparedCode;
}

export function coded(code: ComparedCode, expected: string, got: string): CodedFound {
  return { code, expected, got };
}
