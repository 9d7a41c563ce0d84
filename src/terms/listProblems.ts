import {
  controlCharacter,
  foldedTerm,
  invisibleInTerm,
  lengthOf,
  faultSeverities,
  type TermSeverity,
  termLines,
  termsOf,
  type TermLine,
} from './termRules.ts';

/** Something about a line (counted from 1) that somebody should know before the list is saved. */
export type ListProblem =
  /** The same as line `other`; it is sent once. */
  | { readonly kind: 'repeated'; readonly line: number; readonly other: number }
  /** As line `other` but for capitals or the way accents are encoded; both are sent. */
  | { readonly kind: 'twin'; readonly line: number; readonly other: number }
  /** Spaces around the term; they are left out. */
  | { readonly kind: 'blanks'; readonly line: number }
  /** A blank line between terms; it is left out. */
  | { readonly kind: 'blankLine'; readonly line: number }
  /** A character such as a tab (`code` is its `U+0009`), which the service refuses. */
  | { readonly kind: 'control'; readonly line: number; readonly code: string }
  /** A character that cannot be seen; it is sent. */
  | { readonly kind: 'invisible'; readonly line: number; readonly code: string }
  /** The list has `over` characters too many; the terms from this line on do not fit. */
  | { readonly kind: 'tooLong'; readonly line: number; readonly over: number }
  /** It fits in characters, but a service that counts UTF-16 units sees `over` too many. */
  | { readonly kind: 'tooManyUnits'; readonly line: number; readonly over: number };

/** How grave it is; a blank line is only left out. */
export function severityOf({ kind }: Pick<ListProblem, 'kind'>): TermSeverity {
  return kind === 'blankLine' ? 'info' : faultSeverities[kind];
}

const unseen = new RegExp(`${controlCharacter.source}|${invisibleInTerm.source}`, 'gu');

/** A term for reading: what cannot be seen is shown as its code, such as `[U+202E]`. */
export function visibleTerm(term: string): string {
  return term.replace(unseen, (character) => `[${codeOf(character)}]`);
}

/** Everything to know about a text, in the order of its lines; `limit` is that of `lengthOf(…).characters`. */
export function listProblems(text: string, limit: number): readonly ListProblem[] {
  const lines = termLines(text);
  const last = lines.findLast(({ term }) => term !== '')?.line ?? 0;
  const found = [
    ...lines.slice(0, last).flatMap(problemsOfLine),
    ...likeness(lines),
    ...lengthProblems(lines, limit),
  ];
  return found.sort((one, other) => one.line - other.line);
}

/** Whether a text can be saved. */
export function isSendable(text: string, limit: number): boolean {
  return listProblems(text, limit).every((problem) => severityOf(problem) !== 'error');
}

function problemsOfLine({ line, typed, term }: TermLine): readonly ListProblem[] {
  if (term === '') return [{ kind: 'blankLine', line }];
  const refused = controlCharacter.exec(term)?.[0];
  const unseen = invisibleInTerm.exec(term)?.[0];
  return [
    ...(typed === term ? [] : [{ kind: 'blanks', line } as const]),
    ...(refused === undefined ? [] : [{ kind: 'control', line, code: codeOf(refused) } as const]),
    ...(unseen === undefined ? [] : [{ kind: 'invisible', line, code: codeOf(unseen) } as const]),
  ];
}

function codeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

function likeness(lines: readonly TermLine[]): readonly ListProblem[] {
  const spellings = new Map<string, number>();
  const words = new Map<string, number>();
  return lines.flatMap(({ line, term }): readonly ListProblem[] => {
    if (term === '') return [];
    const word = foldedTerm(term);
    const same = spellings.get(term);
    const alike = words.get(word);
    if (same === undefined) spellings.set(term, line);
    if (alike === undefined) words.set(word, line);
    if (same !== undefined) return [{ kind: 'repeated', line, other: same }];
    return alike === undefined ? [] : [{ kind: 'twin', line, other: alike }];
  });
}

function lengthProblems(lines: readonly TermLine[], limit: number): readonly ListProblem[] {
  const terms = termsOf(lines.map(({ typed }) => typed).join('\n'));
  for (const [kind, count] of [
    ['tooLong', 'characters'],
    ['tooManyUnits', 'units'],
  ] as const) {
    const over = lengthOf(terms)[count] - limit;
    if (over <= 0) continue;
    const fitting = terms.findIndex((_, end) => lengthOf(terms.slice(0, end + 1))[count] > limit);
    const line = lines.find(({ term }) => term === terms[fitting])?.line ?? 1;
    return [{ kind, line, over }];
  }
  return [];
}
