import { wordDifference, type WordRun } from './wordDifference.ts';

/** How often a term was heard in a transcript, how else it was written, and how often nothing stands for it. */
export interface TermResult {
  readonly heard: number;
  readonly misspelt: readonly string[];
  readonly missed: number;
}

/** What a term did in a recording that was transcribed without and with the list. */
export interface TermTrial {
  readonly term: string;
  readonly without: TermResult;
  readonly with: TermResult;
}

/** Compares what was heard without and with a list of terms. A term counts where it is written exactly as in the list. */
export function compareTranscripts(
  without: string,
  withTerms: string,
  terms: readonly string[],
): {
  readonly runs: readonly WordRun[];
  readonly terms: readonly TermTrial[];
} {
  const [before, after] = [wordsOf(without), wordsOf(withTerms)];
  const runs = wordDifference(before, after);
  return { runs, terms: terms.map((term) => trialOf(term, before, after)) };
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

function trialOf(term: string, before: readonly string[], after: readonly string[]): TermTrial {
  const [one, other] = [findTerm(term, before), findTerm(term, after)];
  const spoken = Math.max(one.heard + one.misspelt.length, other.heard + other.misspelt.length);
  const result = ({ heard, misspelt }: Omit<TermResult, 'missed'>): TermResult => ({
    heard,
    misspelt,
    missed: spoken - heard - misspelt.length,
  });
  return { term, without: result(one), with: result(other) };
}

/** Likeness from which on something is taken for a misspelt term. Long ones are rarely alike by chance. */
const alike = (letters: number) => (letters < 8 ? 0.6 : 0.5);

/** Goes through the words once: at each place the most similar run of words counts, and its words count once. */
function findTerm(term: string, words: readonly string[]): Omit<TermResult, 'missed'> {
  const wanted = soundOf(term);
  const length = wordsOf(term).length;
  // Letters of an acronym may be spaced out, and a name may be run together.
  const longest = Math.max(length + 2, Math.min(wanted.length, 8));
  let heard = 0;
  const misspelt: string[] = [];
  for (let at = 0; at < words.length;) {
    const best = bestRun(term, wanted, words.slice(at, at + longest));
    // A run that begins one word later may fit better.
    const next = best && bestRun(term, wanted, words.slice(at + 1, at + 1 + longest));
    if (best === undefined || (next !== undefined && next.likeness > best.likeness)) {
      at++;
      continue;
    }
    if (best.text === term) heard++;
    else misspelt.push(best.text);
    at += best.length;
  }
  return { heard, misspelt };
}

interface Fit {
  readonly text: string;
  readonly length: number;
  readonly likeness: number;
}

function bestRun(term: string, wanted: string, words: readonly string[]): Fit | undefined {
  let best: Fit | undefined;
  for (let length = 1; length <= words.length; length++) {
    const text = withoutMarks(words.slice(0, length).join(' '));
    const sound = soundOf(text);
    if (sound.length > wanted.length * 2) break;
    const likeness = text === term ? 2 : similarity(wanted, sound);
    if (likeness >= alike(wanted.length) && likeness > (best?.likeness ?? 0))
      best = { text, length, likeness };
  }
  return best;
}

/** Without the punctuation around it, and without the ending of a possessive. */
function withoutMarks(text: string): string {
  const bare = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return bare.replace(/['’]s$/u, '');
}

/** Letters and digits in lower case, without accents: what is left of a spelling that the ear cannot tell. */
function soundOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** From 0 to 1: one less the share of letters that have to change. */
function similarity(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 0 : 1 - distance(one, other) / longest;
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 0; i < one.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++) {
      const changed = (row[j] ?? 0) + (one[i] === other[j] ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
