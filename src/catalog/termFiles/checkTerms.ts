import { termListLimit } from './termFile.ts';
import { termProblem, type Span, type TermProblem } from './termProblem.ts';

/** A text of a list and where it stands. */
export interface PlacedText extends Span {
  readonly text: string;
}

/** A term of a list with all that the file says of it. */
export interface PlacedTerm extends PlacedText {
  readonly keep: boolean;
  readonly note: string | undefined;
  readonly forbidden: readonly PlacedText[];
}

/** Control characters are refused by the service; the invisible ones make two terms of what looks like one. */
const control = /\p{Cc}/u;
const invisible = /(?![\u200c\u200d])\p{Cf}|[\u115f\u1160\u2028\u2029\u3164]/u;

/** What is wrong with one term or form by itself. */
export function checkText({ text, ...span }: PlacedText): readonly TermProblem[] {
  if (text.trim() === '') return [termProblem('empty-term', span, text)];
  const problems: TermProblem[] = [];
  if (control.test(text)) problems.push(termProblem('control-character', span, text));
  else if (text.trim() !== text) problems.push(termProblem('blank-ends', span, text));
  if (invisible.test(text)) problems.push(termProblem('invisible-character', span, text));
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
    const { text } = term;
    const fold = text.toLowerCase();
    const code = seen.has(text) ? 'duplicate-term' : folded.has(fold) ? 'case-twin' : undefined;
    seen.add(text);
    folded.add(fold);
    return code === undefined ? [] : [termProblem(code, term, text)];
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
  let used = -1;
  let first: PlacedTerm | undefined;
  for (const term of terms) {
    used += 1 + Array.from(term.text).length;
    if (used > termListLimit) first ??= term;
  }
  const last = terms.at(-1);
  if (first === undefined || last === undefined) return [];
  const span = { offset: first.offset, length: last.offset + last.length - first.offset };
  return [{ ...termProblem('list-too-long', span, language), over: used - termListLimit }];
}
