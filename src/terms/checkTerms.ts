import { termProblem, type Span, type TermProblem } from './termProblem.ts';
import {
  controlCharacter,
  foldedTerm,
  invisibleInTerm,
  lengthOf,
  sentTerms,
  termListLimit,
} from './termRules.ts';

/** A text of a list and where it is. */
export interface PlacedText extends Span {
  readonly text: string;
}

/** A term of a list with all that the file says of it. */
export interface PlacedTerm extends PlacedText {
  readonly keep: boolean;
  readonly note: string | undefined;
  readonly forbidden: readonly PlacedText[];
}

/** What is wrong with one term or form by itself: spaces around it are left out where it is sent. */
export function checkText({ text, ...span }: PlacedText): readonly TermProblem[] {
  const sent = text.trim();
  if (sent === '') return [termProblem('empty-term', span, text)];
  const problems: TermProblem[] = [];
  if (sent !== text) problems.push(termProblem('blank-ends', span, text));
  if (controlCharacter.test(sent)) problems.push(termProblem('control-character', span, text));
  if (invisibleInTerm.test(sent)) problems.push(termProblem('invisible-character', span, text));
  return problems;
}

/** What is wrong with a list as a whole. */
export function checkList(language: string, terms: readonly PlacedTerm[]): readonly TermProblem[] {
  return [...twins(terms), ...contradictions(terms), ...overflow(language, terms)];
}

/** Two terms that are equal, or that only differ in case; the later one is reported. */
function twins(terms: readonly PlacedTerm[]): readonly TermProblem[] {
  const seen = new Set<string>();
  const folded = new Set<string>();
  return terms.flatMap((term) => {
    const sent = term.text.trim();
    if (sent === '') return [];
    const fold = foldedTerm(sent);
    const code = seen.has(sent) ? 'duplicate-term' : folded.has(fold) ? 'case-twin' : undefined;
    seen.add(sent);
    folded.add(fold);
    return code === undefined ? [] : [termProblem(code, term, term.text)];
  });
}

/** A form cannot be forbidden and be a term of the same list. */
function contradictions(terms: readonly PlacedTerm[]): readonly TermProblem[] {
  const wanted = new Set(terms.map(({ text }) => text));
  return terms
    .flatMap(({ forbidden }) => forbidden)
    .filter(({ text }) => wanted.has(text))
    .map((form) => termProblem('forbidden-term', form, form.text));
}

/** Reported from the first term that no longer fits to the end of the list: this is what must go. */
function overflow(language: string, terms: readonly PlacedTerm[]): readonly TermProblem[] {
  const sent = new Set<string>();
  let used = -1;
  let first: PlacedTerm | undefined;
  for (const term of terms) {
    const [text = ''] = sentTerms([term.text]);
    if (text === '' || sent.has(text)) continue;
    sent.add(text);
    used += 1 + lengthOf([text]).characters;
    if (used > termListLimit) first ??= term;
  }
  const last = terms.at(-1);
  if (first === undefined || last === undefined) return [];
  const span = { offset: first.offset, length: last.offset + last.length - first.offset };
  return [{ ...termProblem('list-too-long', span, language), over: used - termListLimit }];
}
