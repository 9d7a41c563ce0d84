import { unknownSyntax, type MessageSyntax } from '../syntax.ts';
import { MessageSyntaxError } from '../messageSyntaxError.ts';
import type { MessageParts, MessageSegment } from '../messageSegment.ts';
import { readMessage } from '../placeholders/messageText.ts';

/**
 * Whether a text has choices between pipes. That is beyond doubt where a file's program parts all its messages so, where
 * the choices begin with numbers (`{0} none|[1,*] some`), where all have words and one shows the count or several the same
 * argument, and where the pipes are four. Elsewhere a `|` is part of the prose ("Home | Glossa").
 */
export function looksLikePipes(text: string, syntax: MessageSyntax = unknownSyntax): boolean {
  if (!text.includes('|') || wikiLink.test(text)) return false;
  if (syntax.pipes === 'text') return false;
  const choices = choicesIn(text);
  if (choices.length < 2) return false;
  if (text.includes(polyglot) || choices.every(isNumbered)) return true;
  if (syntax.pipes === 'choices' || syntax.pipes === 'asked') return choices.every(hasText);
  if (countArgument.test(text)) return choices.every(text.includes(' | ') ? hasText : hasWords);
  return choices.every(hasWords) && sharesArgument(choices);
}

/** `[[User:$1|$1]]` of MediaWiki. */
const wikiLink = /\[\[[^[\]|]{1,200}\|/;

/** The choices of a message between its pipes, with the numbers that each is for. */
export const choicesIn = (text: string): readonly string[] =>
  splitChoices(text)
    .filter(({ kind }) => kind === 'choice')
    .map((slot) => slot.text);

function hasText(choice: string): boolean {
  return choice.trim() !== '';
}

function hasWords(choice: string): boolean {
  return /\p{L}/u.test(choice.replaceAll(/\{[^{}]*\}/g, ''));
}

function sharesArgument(choices: readonly string[]): boolean {
  const seen = new Set<string>();
  return choices.some((choice) => {
    const own = new Set(readMessage(choice).placeholders.map(({ identity }) => identity));
    const isShared = [...own].some((identity) => seen.has(identity));
    for (const identity of own) seen.add(identity);
    return isShared;
  });
}

/**
 * The choices of a message (`no apples | one apple | {count} apples`). The target keeps the number of choices: which one
 * is shown is decided by index in the program. Choices without words are kept, and so are the numbers that one is for.
 */
export function pipeParts(text: string, syntax: MessageSyntax = unknownSyntax): MessageParts {
  const slots = withNumbersApart(splitChoices(text));
  const isSent = ({ kind, text }: Slot) => kind === 'choice' && hasWords(text);
  const segments = slots.filter(isSent).map(({ text }): MessageSegment => ({ text }));

  function assemble(translations: readonly string[]): string {
    if (translations.length !== segments.length) {
      throw new MessageSyntaxError('answer-count', `${translations.length} for ${segments.length}`);
    }
    const answers = translations.values();
    const result = slots
      .map((slot) => (isSent(slot) ? (answers.next().value ?? '') : slot.text))
      .join('');
    const structure = withNumbersApart(splitChoices(result));
    if (structure.length !== slots.length) throw new MessageSyntaxError('structure', result);
    return result;
  }

  return { kind: 'pipes', syntax, segments, assemble };
}

/** How many choices a message has between its pipes; one without any. */
export function choiceCount(text: string): number {
  return choicesIn(text).length;
}

/** Whether the choices of a text are those of a number beyond doubt: one shows it, or names it, or polyglot parts them. */
export const isCounted = (text: string): boolean =>
  countArgument.test(text) || text.includes(polyglot) || choicesIn(text).some(isNumbered);

const countArgument =
  /\{\s*(?:count|n)\s*\}|%count%|%\{(?:smart_)?count\}|(?<![\p{L}\p{N}:]):count(?!\w)/u;

/** Between the choices of polyglot. */
const polyglot = '||||';

interface Slot {
  readonly kind: 'choice' | 'pipe';
  readonly text: string;
}

/** The choices, and between them the pipes with their whitespace. A pipe within `{'|'}` is text. */
function splitChoices(text: string): readonly Slot[] {
  const pipe = text.includes(polyglot) ? polyglot : '|';
  const slots: Slot[] = [];
  let start = 0;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '{') depth += 1;
    else if (char === '}') depth = Math.max(0, depth - 1);
    else if (char === '|' && depth === 0 && text.startsWith(pipe, i)) {
      const choice = text.slice(start, i).trimEnd();
      const end = spaceEnd(text, i + pipe.length);
      slots.push(
        { kind: 'choice', text: choice },
        { kind: 'pipe', text: text.slice(start + choice.length, end) },
      );
      start = end;
      i = start - 1;
    }
  }
  return [...slots, { kind: 'choice', text: text.slice(start) }];
}

function spaceEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && text.charAt(end).trim() === '') end += 1;
  return end;
}

/** In vue-i18n `{0}` is an argument; the numbers of choices are not the same in all of them. */
function withNumbersApart(slots: readonly Slot[]): readonly Slot[] {
  const choices = slots.filter(({ kind }) => kind === 'choice');
  if (new Set(choices.map(({ text }) => numbersOf(text))).size === 1) return slots;
  return slots.flatMap((slot): readonly Slot[] => {
    const own = slot.kind === 'choice' ? numbersOf(slot.text) : '';
    if (own === '') return [slot];
    return [
      { kind: 'pipe', text: own },
      { kind: 'choice', text: slot.text.slice(own.length) },
    ];
  });
}

const limit = String.raw`\s*[-+]?(?:\d+|Inf|\*)\s*`;

const numbers = new RegExp(
  String.raw`^\s*(?:\{\s*-?\d+(?:\s*,\s*-?\d+)*\s*\}|[[\]]${limit},${limit}[[\]])\s*`,
);

/** `{0}`, `{1,2}`, `[2,4]`, `]5,Inf[`: the numbers that a choice of Laravel or Symfony is for; nothing where it names none. */
export function numbersOf(choice: string): string {
  return numbers.exec(choice)?.[0] ?? '';
}

/** Whether a choice names the numbers that it is for. */
export const isNumbered = (choice: string): boolean => numbersOf(choice) !== '';

/** Small numbers, and some of all sizes. */
const samples = [...Array.from({ length: 120 }, (_, place) => place), 500, 1_000, 1_000_000];

/** Whether some choices, which all name their numbers, leave none of those out that others are for. */
export function coverAllOf(choices: readonly string[], others: readonly string[]): boolean {
  return samples.every((one) => !others.some(isFor(one)) || choices.some(isFor(one)));
}

const isFor = (one: number) => (choice: string) => {
  const named = numbersOf(choice).trim();
  const parts = named
    .slice(1, -1)
    .split(',')
    .map((part) => part.trim());
  if (named.startsWith('{')) return parts.some((part) => Number(part) === one);
  const [from = 0, to = 0] = parts.map(limitOf);
  const isFrom = named.startsWith(']') ? one > from : one >= from;
  return isFrom && (named.endsWith('[') ? one < to : one <= to);
};

function limitOf(part: string, place: number): number {
  const isOpen = part.endsWith('*') || part.endsWith('Inf');
  return isOpen ? (place === 0 ? -Infinity : Infinity) : Number(part);
}
