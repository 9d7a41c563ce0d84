import { looseTokens } from '../placeholders/looseTokens.ts';
import { readMessage } from '../placeholders/messageText.ts';
import { unknownSyntax, type MessageSyntax } from '../syntax.ts';
import { protectBySplit } from './bySplit.ts';
import { protectByTags } from './byTags.ts';
import { protectByTokens } from './byTokens.ts';
import { withLineEnds, withoutNoise } from './noise.ts';
import { repaired } from './repaired.ts';
import type { ProtectedText, Reading } from './protectedText.ts';
import { naturalParts, withSpaces } from './spaces.ts';
import { spellingOf } from './spelling.ts';
import { bracketTokens, letterTokens } from './tokenFamily.ts';

/**
 * How the placeholders of a text are kept from the service:
 * - `natural`: not at all; the only form that a translation memory can match;
 * - `tags`: as `<x id="0"/>` in XML, for services that were told to handle tags;
 * - `tokens`: as `⟦0⟧`;
 * - `letters`: as `XPH0X`, for services that mangle brackets;
 * - `split`: by sending only the pieces between them; loses none but those inside of words, but translates without context.
 */
export type Protection = 'natural' | 'tags' | 'tokens' | 'letters' | 'split';

/**
 * Prepares a text for the service. Whitespace at both ends is kept here in every form, and so is the way to spell an
 * apostrophe or a letter; all forms but the natural one send the character itself.
 */
export function protect(
  text: string,
  protection: Protection,
  reading: Reading = anyReading,
): ProtectedText {
  const core = text.trim();
  const start = text.slice(0, text.indexOf(core));
  const end = text.slice(start.length + core.length);
  if (core === '')
    return { texts: [], restore: (answers) => (answers.length === 0 ? text : undefined) };
  const { plain, spell } = spellingOf(core);
  const inner = protectCore[protection](protection === 'natural' ? core : plain, reading);
  return {
    texts: inner.texts,
    restore(answers) {
      if (answers.length !== inner.texts.length) return undefined;
      const clean = reading.isMadeUp === true ? (answer: string) => answer : withoutNoise;
      const read = answers.map((answer, place) => {
        if (protection === 'tags') return clean(answer.trim(), plain);
        const sent = inner.texts[place] ?? '';
        return clean(repaired(answer.trim(), sent), sent);
      });
      const restored = inner.restore(read);
      if (restored === undefined) return undefined;
      return start + withLineEnds(spell(restored), core) + end;
    },
  };
}

const anyReading: Reading = { syntax: unknownSyntax, locale: 'und' };

const protectCore: Record<Protection, (text: string, reading: Reading) => ProtectedText> = {
  natural: noProtection,
  tags: protectByTags,
  tokens: (text, reading) => protectByTokens(text, reading, bracketTokens),
  letters: (text, reading) => protectByTokens(text, reading, letterTokens),
  split: protectBySplit,
};

/** Whether there is anything in a text that a service could damage. */
export function needsProtection(text: string, syntax: MessageSyntax = unknownSyntax): boolean {
  const message = readMessage(text);
  return message.placeholders.length > 0 || looseTokens(message, syntax).length > 0;
}

/**
 * The protections to try, in order; where the last one fails too, the message is refused. With a memory the first try
 * is natural, because placeholders in disguise spoil its matches.
 */
export function ladder(options: {
  readonly memory: boolean;
  /** Whether the service was told to handle tags. */
  readonly tagHandling: boolean;
  readonly hasPlaceholders: boolean;
}): readonly Protection[] {
  if (!options.hasPlaceholders) return ['natural'];
  const disguises: readonly Protection[] = options.tagHandling
    ? ['tags', 'tokens']
    : ['tokens', 'letters'];
  return [...(options.memory ? (['natural'] as const) : []), ...disguises, 'split'];
}

/** Sends the text as it is, and puts right what an answer's spaces can tell without a further try. */
function noProtection(text: string, { syntax, locale }: Reading): ProtectedText {
  return {
    texts: [text],
    restore([answer = '']) {
      if (answer === '') return undefined;
      const read = naturalParts(text, answer, syntax);
      if (read === undefined) return answer;
      const { pieces } = withSpaces(read.row, read.units, locale);
      return pieces.map((piece, index) => piece + (read.kept[index] ?? '')).join('');
    },
  };
}
