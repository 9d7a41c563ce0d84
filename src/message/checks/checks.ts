import { accelerator } from './accelerator.ts';
import type { Check } from './check.ts';
import { comparedChecks } from './compared.ts';
import { empty } from './empty.ts';
import { fileChecks } from './fileChecks.ts';
import { garbled } from './garbled.ts';
import { invisibleCharacter } from './invisible.ts';
import { length } from './length.ts';
import { numbersChanged } from './numbers.ts';
import { otherScript } from './otherScript.ts';
import { adjacentPlaceholders } from './placeholders/adjacentPlaceholders.ts';
import { movedPlaceholders } from './placeholders/movedPlaceholders.ts';
import {
  lostApostrophe,
  openQuotation,
  quotedPlaceholder,
} from './placeholders/quotationChecks.ts';
import { specialCharacter } from './placeholders/specialCharacter.ts';
import { spacing } from './placeholders/spacing.ts';
import { dateFormat, programValue } from './programValues.ts';
import { endPunctuation } from './punctuation.ts';
import { sameAsSource } from './sameAsSource.ts';
import { doubleSpace, lineBreaks, whitespaceEdge } from './whitespace.ts';

/** All that Glossa looks for. A check is added by its file, a line here, its sentence in `texts/` and its row in the docs. */
const builtIn = [
  empty,
  ...comparedChecks,
  adjacentPlaceholders,
  spacing,
  movedPlaceholders,
  specialCharacter,
  quotedPlaceholder,
  openQuotation,
  lostApostrophe,
  lineBreaks,
  endPunctuation,
  numbersChanged,
  dateFormat,
  programValue,
  accelerator,
  length,
  sameAsSource,
  otherScript,
  doubleSpace,
  whitespaceEdge,
  garbled,
  invisibleCharacter,
  ...fileChecks,
] as const satisfies readonly Check[];

/** The stable name of a check; `docs/checks.md` has an entry for each. */
export type FindingCode = (typeof builtIn)[number]['code'];

const byCode = new Map<string, Check<FindingCode>>(builtIn.map((check) => [check.code, check]));

export const allChecks = (): Iterable<Check<FindingCode>> => byCode.values();

export function checkOf(code: FindingCode): Check<FindingCode> {
  const check = byCode.get(code);
  if (check === undefined) throw new Error(`No check is called ${code}`);
  return check;
}

type FindingCheck = Check<FindingCode> & Required<Pick<Check, 'find'>>;

const finds = (check: Check<FindingCode>): check is FindingCheck => check.find !== undefined;

let finding: readonly FindingCheck[] = [...allChecks()].filter(finds);

/** Those that find something in a message and its translation by themselves. */
export const findingChecks = (): readonly FindingCheck[] => finding;

/** One check more. @returns takes it out again */
export function addCheck(check: Check<FindingCode>): () => void {
  const before = finding;
  byCode.set(check.code, check);
  finding = [...before, check].filter(finds);
  return () => {
    byCode.delete(check.code);
    finding = before;
  };
}
