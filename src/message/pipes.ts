import { IcuError } from './icu/icuError.ts';
import type { MessageParts, Piece } from './parts.ts';
import { finding, type Finding } from './findings.ts';

/**
 * Whether a text is, beyond doubt, a vue-i18n message with plural choices: pipes between choices that all have text, and
 * `{count}` or `{n}` in one of them. Without blanks around the pipes all choices must have words. A lone `|` in prose
 * ("Home | Glossa") is not enough.
 */
export function looksLikePipes(text: string): boolean {
  if (!text.includes('|') || !countArgument.test(text)) return false;
  const choices = splitChoices(text).filter((_, i) => i % 2 === 0);
  const isChoice = text.includes(' | ') ? hasText : hasWords;
  return choices.length > 1 && choices.every(isChoice);
}

function hasText(choice: string): boolean {
  return choice.trim() !== '';
}

function hasWords(choice: string): boolean {
  return /\p{L}/u.test(choice.replaceAll(/\{[^{}]*\}/g, ''));
}

/**
 * The choices of a vue-i18n message (`no apples | one apple | {count} apples`). The target keeps the number of choices:
 * which one is shown is decided by index in the program. Choices without words are kept.
 */
export function pipeParts(text: string): MessageParts {
  const slots = splitChoices(text);
  const choices = slots.filter((_, i) => i % 2 === 0);
  const pieces = choices.filter(hasWords).map((text): Piece => ({ text }));

  function assemble(translations: readonly string[]): string {
    if (translations.length !== pieces.length) {
      throw new IcuError('answer-count', `${translations.length} for ${pieces.length}`);
    }
    const answers = translations.values();
    const result = slots
      .map((slot, i) => (i % 2 === 0 && hasWords(slot) ? (answers.next().value ?? '') : slot))
      .join('');
    if (splitChoices(result).length !== slots.length) throw new IcuError('structure', result);
    return result;
  }

  return { kind: 'pipes', pieces, assemble };
}

/** A target with another number of choices shows the wrong one, or none. */
export function pipesFindings(source: string, target: string): readonly Finding[] {
  const expected = choiceCount(source);
  const got = choiceCount(target);
  if (!looksLikePipes(source) || expected === got) return [];
  return [finding('plural-choice-count', String(expected), String(got))];
}

/** How many choices a message has between its pipes; one without any. */
export function choiceCount(text: string): number {
  return (splitChoices(text).length + 1) / 2;
}

const countArgument = /\{\s*(?:count|n)\s*\}/;

/** Choices at even places, the pipes with their white space at odd ones. A pipe within `{'|'}` is text. */
function splitChoices(text: string): string[] {
  const slots: string[] = [];
  let start = 0;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '{') depth += 1;
    else if (char === '}') depth = Math.max(0, depth - 1);
    else if (char === '|' && depth === 0) {
      const choice = text.slice(start, i).trimEnd();
      const pipe = text.slice(start + choice.length, spaceEnd(text, i + 1));
      slots.push(choice, pipe);
      start += choice.length + pipe.length;
      i = start - 1;
    }
  }
  return [...slots, text.slice(start)];
}

function spaceEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && text.charAt(end).trim() === '') end += 1;
  return end;
}
