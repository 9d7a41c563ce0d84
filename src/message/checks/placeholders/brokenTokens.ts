import type { MessageSyntax } from '../../syntax.ts';
import { coded, type CodedFound } from '../compared.ts';
import { looseTokens, type LooseToken } from '../../placeholders/looseTokens.ts';
import type { MessageText } from '../../placeholders/messageText.ts';
import { spelledCharacter } from '../../placeholders/spelledCharacter.ts';
import { without } from '../../without.ts';

/**
 * What a machine did to the marks that only some programs read: lost or doubled one, added or dropped a `|`, or moved a
 * placeholder over one, and so into another choice.
 */
export function brokenTokens(
  source: MessageText,
  target: MessageText,
  syntax: MessageSyntax,
): readonly CodedFound[] {
  const own = looseTokens(source, syntax);
  // A pipe of a text without choices is written so that it is none.
  const isWritten = syntax.specials?.includes('|') && !own.some(({ kind }) => kind === 'pipe');
  const got = looseTokens(target, syntax).filter(
    ({ kind, text }) => !isWritten || kind !== 'pipe' || text !== '|',
  );
  if (own.length + got.length === 0) return [];
  return [...lostOrDoubled(own, got), ...choiceBreaches({ source, own }, { target, got })];
}

function lostOrDoubled(
  own: readonly LooseToken[],
  got: readonly LooseToken[],
): readonly CodedFound[] {
  const expected = own.filter(({ kind }) => kind !== 'pipe').map(({ text }) => text);
  const found = got.filter(({ kind }) => kind !== 'pipe').map(({ text }) => text);
  const known = new Set(expected);
  const tails = new Set(got.filter(({ kind }) => kind === 'keyTail').map(({ text }) => text));
  const doubled = without(found, expected).filter(
    (mark) => known.has(mark) || tails.has(mark) || mark.startsWith(']('),
  );
  return [
    ...without(expected, found).map((mark) => coded('placeholder-missing', mark, '')),
    ...doubled.map((mark) => coded('placeholder-extra', '', mark)),
  ];
}

function choiceBreaches(
  { source, own }: { readonly source: MessageText; readonly own: readonly LooseToken[] },
  { target, got }: { readonly target: MessageText; readonly got: readonly LooseToken[] },
): readonly CodedFound[] {
  const [expected, found] = [choicesOf(source, own), choicesOf(target, got)];
  if (expected.pipes !== found.pipes) {
    const counts = [expected, found].map(({ choices }) => `${choices.length}`);
    return [coded('plural-choice-count', counts[0] ?? '', counts[1] ?? '')];
  }
  const moved = expected.choices.findIndex((choice, place) => choice !== found.choices[place]);
  if (moved < 0) return [];
  return [coded('placeholder-moved', expected.choices[moved] ?? '', found.choices[moved] ?? '')];
}

interface Choices {
  /** The pipes themselves: `||||` is another one than `|`. */
  readonly pipes: string;
  /** What is in each choice beside its words, in one order. */
  readonly choices: readonly string[];
}

function choicesOf({ placeholders }: MessageText, marks: readonly LooseToken[]): Choices {
  const pipes = marks.filter(({ kind }) => kind === 'pipe');
  if (pipes.length === 0) return { pipes: '', choices: [''] };
  const choices: string[][] = [[], ...pipes.map(() => [])];
  const kept = [
    ...placeholders.filter((one) => spelledCharacter(one) === undefined),
    ...marks
      .filter(({ kind }) => kind !== 'pipe')
      .map((mark) => ({ ...mark, identity: mark.text })),
  ];
  let place = 0;
  for (const { start, identity } of kept.sort((a, b) => a.start - b.start)) {
    while ((pipes[place]?.start ?? Infinity) < start) place++;
    choices[place]?.push(identity);
  }
  return {
    pipes: pipes.map(({ text }) => text).join(' '),
    choices: choices.map((choice) => choice.sort().join(' ')),
  };
}
