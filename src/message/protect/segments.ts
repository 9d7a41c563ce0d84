import { positionals } from '../contract.ts';
import { readMessage } from '../messageText.ts';

/** A stretch of a text that is either translated or kept. */
export interface Segment {
  readonly text: string;
  readonly kept: boolean;
  /** Takes values by position, so that it must not change places with another one that does. */
  readonly ordered: boolean;
}

/** Cuts a text into stretches that alternate; placeholders that touch are kept together. */
export function segments(text: string): readonly Segment[] {
  const { pieces, placeholders } = readMessage(text);
  const found: Segment[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (piece !== '') found.push({ text: piece, kept: false, ordered: false });
    const placeholder = placeholders[index];
    if (!placeholder) continue;
    const ordered = positionals(placeholder).length > 0;
    const touching = found.at(-1)?.kept ? found.pop() : undefined;
    found.push({
      text: (touching?.text ?? '') + placeholder.text,
      kept: true,
      ordered: ordered || (touching?.ordered ?? false),
    });
  }
  return found;
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
