import { lengthOf, termLines, termsOf, type TermLine } from './termList.ts';

/** Something about a line (counted from 1) that somebody should know before the list is saved. */
export type TermProblem =
  /** The same as line `other`; it is sent once. */
  | { readonly kind: 'repeated'; readonly line: number; readonly other: number }
  /** As line `other` but for capitals or the way accents are encoded; both are sent. */
  | { readonly kind: 'twin'; readonly line: number; readonly other: number }
  /** Blanks around the term; they are left out. */
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

export type Severity = 'error' | 'warning' | 'info';

/** `error`: the list cannot be saved like this. */
export const severities: Readonly<Record<TermProblem['kind'], Severity>> = {
  tooLong: 'error',
  control: 'error',
  tooManyUnits: 'warning',
  invisible: 'warning',
  repeated: 'warning',
  blanks: 'warning',
  twin: 'info',
  blankLine: 'info',
};

// oxlint-disable-next-line no-control-regex -- these are what is looked for
const control = /[\u0000-\u001f\u007f-\u009f]/u;

// What leaves no ink, and blanks that pass for a space. Joiners belong to emoji and to scripts that join their letters,
// so they are strange after Latin letters only; variation selectors choose the picture of an emoji.
const invisible =
  /(?! |\u3000|\u200c|\u200d|[\ufe00-\ufe0f])[\p{Z}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?<=\p{Script=Latin})(?:\u200c|\u200d)/u;

const unseen = new RegExp(`${control.source}|${invisible.source}`, 'gu');

/** A term for reading: what cannot be seen stands there as its code, such as `[U+202E]`. */
export function visibleTerm(term: string): string {
  return term.replace(unseen, (character) => `[${codeOf(character)}]`);
}

/** Everything to know about a text, in the order of its lines; `limit` is that of `lengthOf(…).characters`. */
export function termProblems(text: string, limit: number): readonly TermProblem[] {
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
  return termProblems(text, limit).every(({ kind }) => severities[kind] !== 'error');
}

function problemsOfLine({ line, typed, term }: TermLine): readonly TermProblem[] {
  if (term === '') return [{ kind: 'blankLine', line }];
  const refused = control.exec(term)?.[0];
  const unseen = invisible.exec(term)?.[0];
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

function likeness(lines: readonly TermLine[]): readonly TermProblem[] {
  const spellings = new Map<string, number>();
  const words = new Map<string, number>();
  return lines.flatMap(({ line, term }): readonly TermProblem[] => {
    if (term === '') return [];
    const word = term.normalize('NFC').toLowerCase();
    const same = spellings.get(term);
    const alike = words.get(word);
    if (same === undefined) spellings.set(term, line);
    if (alike === undefined) words.set(word, line);
    if (same !== undefined) return [{ kind: 'repeated', line, other: same }];
    return alike === undefined ? [] : [{ kind: 'twin', line, other: alike }];
  });
}

function lengthProblems(lines: readonly TermLine[], limit: number): readonly TermProblem[] {
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
