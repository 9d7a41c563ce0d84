import { positionals } from '../checks/placeholders/placeholderContract.ts';
import type { MessageSyntax } from '../syntax.ts';
import { looseTokens } from '../placeholders/looseTokens.ts';
import { readMessage, type MessageText } from '../placeholders/messageText.ts';
import type { Placeholder } from '../placeholders/placeholder.ts';
import { spelledCharacter } from '../placeholders/spelledCharacter.ts';
import { holdsNothing } from '../placeholders/tagStructure.ts';
import type { TextRange } from '../textRange.ts';

/** A stretch of a text that is either translated or kept. */
export interface TextPart {
  readonly text: string;
  readonly kept: boolean;
  /** Takes values by position, so that it must not change places with another one that does. */
  readonly ordered: boolean;
  /** Of a kept stretch: what it begins and ends with. */
  readonly first?: Kept;
  readonly last?: Kept;
}

/** Something that is kept, such as a placeholder or a tag. */
export interface Kept extends TextRange {
  readonly text: string;
  readonly ordered: boolean;
  /** Of an element, a link or emphasis: what is inside follows, or comes before. */
  readonly side: 'opens' | 'closes' | undefined;
  /** Only spells a character. */
  readonly isSpelled: boolean;
}

/** Letters of scripts that put spaces between words; others (CJK, Thai) write words and placeholders side by side. */
export const letterBefore = /[\p{Lu}\p{Ll}]\p{M}?$/u;
export const letterAfter = /^[\p{Lu}\p{Ll}]/u;

/** Cuts a text into stretches that alternate; what is kept and touches is kept together. */
export function textParts(text: string, syntax: MessageSyntax): readonly TextPart[] {
  const found: TextPart[] = [];
  let at = 0;
  for (const one of keptIn(text, syntax)) {
    add(found, { text: text.slice(at, one.start), kept: false, ordered: false });
    add(found, { text: one.text, kept: true, ordered: one.ordered, first: one, last: one });
    at = one.end;
  }
  add(found, { text: text.slice(at), kept: false, ordered: false });
  return found;
}

/** All that is kept of a text, in order and without overlap. */
export function keptIn(text: string, syntax: MessageSyntax): readonly Kept[] {
  const message = readMessage(text);
  const all = [
    ...message.placeholders.filter((_, place) => !isInWord(message, place)).map(keptPlaceholder),
    ...looseTokens(message, syntax).map((mark) => ({
      ...mark,
      ordered: false,
      side: sideOfMark(mark.text),
      isSpelled: false,
    })),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const emphasis = new Set<string>();
  const kept: Kept[] = [];
  for (const one of all) {
    const last = kept.at(-1);
    if (last !== undefined && one.start < last.end) continue;
    kept.push(isEmphasis.test(one.text) ? { ...one, side: emphasisSide(one.text, emphasis) } : one);
  }
  return kept;
}

const isEmphasis = /^(?:\*+|~~|__)$/;

/** Emphasis opens and closes with the same mark. */
function emphasisSide(mark: string, open: Set<string>): Kept['side'] {
  if (open.delete(mark)) return 'closes';
  open.add(mark);
  return 'opens';
}

/** `[b]` and `[/b]`. */
function sideOfMark(text: string): Kept['side'] {
  if (text.startsWith('[/')) return 'closes';
  return /^\[[a-z]+[\]=]/.test(text) ? 'opens' : undefined;
}

function keptPlaceholder(placeholder: Placeholder): Kept {
  const { start, end, text } = placeholder;
  const ordered = positionals(placeholder).length > 0;
  const isSpelled = spelledCharacter(placeholder) !== undefined;
  return { start, end, text, ordered, side: sideOf(placeholder), isSpelled };
}

function sideOf({ kind, text }: Placeholder): Kept['side'] {
  if (kind === 'link') return text.startsWith(']') ? 'closes' : 'opens';
  if (kind !== 'tag' || holdsNothing(text)) return undefined;
  return text.startsWith('</') ? 'closes' : 'opens';
}

/** A letter that is merely spelled is part of its word. */
function isInWord({ pieces, placeholders }: MessageText, place: number): boolean {
  const placeholder = placeholders[place];
  const isSpelled = placeholder !== undefined && spelledCharacter(placeholder) !== undefined;
  return (
    isSpelled && letterBefore.test(pieces[place] ?? '') && letterAfter.test(pieces[place + 1] ?? '')
  );
}

/** Puts a stretch after the others, as part of the last one where that is of its kind. */
export function add(found: TextPart[], segment: TextPart): void {
  const { text, kept, ordered } = segment;
  if (text === '') return;
  const before = found.at(-1)?.kept === kept ? found.pop() : undefined;
  found.push(
    before === undefined
      ? segment
      : {
          ...before,
          ...segment,
          ...firstOf(before),
          text: before.text + text,
          ordered: ordered || before.ordered,
        },
  );
}

const firstOf = ({ first }: TextPart) => (first === undefined ? {} : { first });

/** Whether the number of each kept segment is there once, and those of ordered ones still in their order. */
export function isComplete(numbers: readonly number[], kept: readonly TextPart[]): boolean {
  const ordered = numbers.filter((number) => kept[number]?.ordered);
  const inOrder = ordered.every(
    (number, index) => index === 0 || number > (ordered[index - 1] ?? 0),
  );
  const each =
    new Set(numbers).size === kept.length && numbers.every((number) => number < kept.length);
  return each && inOrder && numbers.length === kept.length;
}
