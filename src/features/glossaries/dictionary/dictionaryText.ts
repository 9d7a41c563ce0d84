import type { GlossaryEntry } from '../../../service/glossaries/schemas.ts';
import { limits } from '../../../service/limits.ts';

/** Why the service refuses a dictionary with this line, or (`noEntries`, `tooLarge`) not this text as a whole. */
export type ProblemCode =
  'noTab' | 'manyTabs' | `${'source' | 'target'}-${PhraseProblem}` | 'noEntries' | 'tooLarge';

/** A problem; of a source phrase that is there already, the line (counted from 0) where it is first. */
export type ProblemOf<Code> =
  { readonly code: Code } | { readonly code: 'duplicate'; readonly firstLine: number };

/** A problem of a line and the stretch of it that is meant; all numbers count from 0. */
export type DictionaryProblem = ProblemOf<ProblemCode> & {
  readonly line: number;
  readonly start: number;
  readonly end: number;
};

/** One line for each entry, source and target with a tab between them, as the service has it. */
export function writeDictionary(entries: readonly GlossaryEntry[]): string {
  return entries.map(({ source, target }) => `${source}\t${target}\n`).join('');
}

/** Reads what a person has written. Empty lines are ignored. With problems the entries are not to be used. */
export function readDictionary(text: string): {
  readonly entries: readonly GlossaryEntry[];
  readonly problems: readonly DictionaryProblem[];
} {
  const entries: GlossaryEntry[] = [];
  const problems: DictionaryProblem[] = [];
  const lineOf = new Map<string, number>();
  for (const [line, content] of text.split(/\r\n|\r|\n/).entries()) {
    if (content === '') continue;
    const [source = '', target] = content.split('\t');
    const found = lineProblems(content).map((problem) => ({ ...problem, line }));
    problems.push(...found);
    if (found.length > 0 || target === undefined) continue;
    const firstLine = lineOf.get(source);
    if (firstLine !== undefined) {
      problems.push({ code: 'duplicate', line, start: 0, end: source.length, firstLine });
    }
    lineOf.set(source, firstLine ?? line);
    entries.push({ source, target });
  }
  const whole = problems.length > 0 ? undefined : wholeProblem(entries);
  return { entries, problems: whole === undefined ? problems : [atStart(whole)] };
}

/** What is wrong with the entries together, where each of them is fine. */
export function wholeProblem(
  entries: readonly GlossaryEntry[],
): 'noEntries' | 'tooLarge' | undefined {
  if (entries.length === 0) return 'noEntries';
  const bytes = Buffer.byteLength(writeDictionary(entries));
  return bytes > limits.glossaryBytes ? 'tooLarge' : undefined;
}

const atStart = (code: ProblemCode): DictionaryProblem => ({ code, line: 0, start: 0, end: 0 });

function lineProblems(
  content: string,
): readonly { readonly code: ProblemCode; readonly start: number; readonly end: number }[] {
  const tab = content.indexOf('\t');
  if (tab === -1) return [{ code: 'noTab', start: 0, end: content.length }];
  const secondTab = content.indexOf('\t', tab + 1);
  if (secondTab !== -1) return [{ code: 'manyTabs', start: secondTab, end: content.length }];
  const source = phraseProblem(content.slice(0, tab));
  const target = phraseProblem(content.slice(tab + 1));
  return [
    ...(source === undefined ? [] : [{ code: `source-${source}`, start: 0, end: tab } as const]),
    ...(target === undefined
      ? []
      : [{ code: `target-${target}`, start: tab + 1, end: content.length } as const]),
  ];
}

/** Why the service refuses a dictionary with this phrase. */
type PhraseProblem = 'empty' | 'blanks' | 'control' | 'tooLong';

// Everything of Unicode's category Cc: the tab separates the columns and is not part of a phrase.
const control = /\p{Cc}/u;

/** What is wrong with a source or target phrase, the first thing of several. */
export function phraseProblem(phrase: string): PhraseProblem | undefined {
  if (phrase.trim() === '') return 'empty';
  if (phrase !== phrase.trim()) return 'blanks';
  if (control.test(phrase)) return 'control';
  return Buffer.byteLength(phrase) > limits.phraseBytes ? 'tooLong' : undefined;
}
