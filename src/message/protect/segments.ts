import { positionals } from '../contract.ts';
import { aroundGuessedMarks } from '../guessedMarks.ts';
import { gap, readMessage } from '../messageText.ts';
import { spelledCharacter } from '../spelledCharacter.ts';

/** A stretch of a text that is either translated or kept. */
export interface Segment {
  readonly text: string;
  readonly kept: boolean;
  /** Takes values by position, so that it must not change places with another one that does. */
  readonly ordered: boolean;
}

/** Letters of scripts that put spaces between words; others (CJK, Thai) write words and placeholders side by side. */
export const letterBefore = /[\p{Lu}\p{Ll}]\p{M}?$/u;
export const letterAfter = /^[\p{Lu}\p{Ll}]/u;

/** Cuts a text into stretches that alternate; placeholders that touch are kept together, and a guessed mark counts as one. */
export function segments(text: string): readonly Segment[] {
  const { pieces, placeholders } = readMessage(text);
  const found: Segment[] = [];
  for (const [index, piece] of pieces.entries()) {
    for (const [place, text] of aroundGuessedMarks(piece, index > 0 ? gap : '').entries())
      add(found, { text, kept: place % 2 === 1, ordered: false });
    const placeholder = placeholders[index];
    if (!placeholder) continue;
    const inWord = letterBefore.test(piece) && letterAfter.test(pieces[index + 1] ?? '');
    const kept = !inWord || spelledCharacter(placeholder) === undefined;
    add(found, { text: placeholder.text, kept, ordered: positionals(placeholder).length > 0 });
  }
  return found;
}

/** Puts a stretch behind the others, as part of the last one where that is of its kind. */
export function add(found: Segment[], { text, kept, ordered }: Segment): void {
  if (text === '') return;
  const last = found.at(-1)?.kept === kept ? found.pop() : undefined;
  found.push({
    text: (last?.text ?? '') + text,
    kept,
    ordered: ordered || (last?.ordered ?? false),
  });
}

/** Whether the number of each kept segment is there once, and those of ordered ones still in their order. */
export function isComplete(numbers: readonly number[], kept: readonly Segment[]): boolean {
  const ordered = numbers.filter((number) => kept[number]?.ordered);
  const inOrder = ordered.every(
    (number, index) => index === 0 || number > (ordered[index - 1] ?? 0),
  );
  const each =
    new Set(numbers).size === kept.length && numbers.every((number) => number < kept.length);
  return each && inOrder && numbers.length === kept.length;
}
