import { syntaxOfMessage } from '../../icu/simpleIcu.ts';
import { readMessage, type MessageText } from '../../placeholders/messageText.ts';
import type { Placeholder } from '../../placeholders/placeholder.ts';
import {
  isQuoted,
  quotationsIn,
  withoutQuotations,
  type Quotations,
} from '../../placeholders/quotations.ts';
import { unknownSyntax, type MessageSyntax } from '../../syntax.ts';
import type { TextRange } from '../../textRange.ts';
import type { Check, Found, MessagePair, ReadPair } from '../check.ts';
import { firstPlace } from '../places.ts';

/** A message, with its quotations. */
interface Quoted extends Quotations {
  readonly text: MessageText;
}

/** An apostrophe that is meant as one quotes instead: what follows it is not read, up to the next one. */
const doubled = ({
  target,
  pair,
}: {
  readonly target: string;
  readonly pair?: MessagePair | undefined;
}) => {
  const quoted = quotationsIn(target, pair?.syntax ?? unknownSyntax);
  return quoted.ranges.length === 0 ? [] : [withoutQuotations(target, quoted)];
};

/** `L'utilisateur {0}`: Java shows `{0}` as it is. Not where the source has such apostrophes itself: then nothing quotes. */
export const quotedPlaceholder = {
  code: 'placeholder-quoted',
  severity: 'error',
  ofWholeTexts: true,
  inFilesOnly: true,
  find: (pair) =>
    found(pair, (source, target, syntax) => {
      const own = new Set(hiddenIn(source, syntax).map(({ identity }) => identity));
      const hidden = hiddenIn(target, syntax).filter(({ identity }) => !own.has(identity));
      return hidden.slice(0, 1).map(({ text }) => ({ expected: text, got: quotedAt(target) }));
    }),
  place: ({ got }, target) => firstPlace(target, got),
  fix: doubled,
  isOfValues: true,
} as const satisfies Check;

/** `Waarom 'Onzeker'?` where the source doubles its apostrophes: nobody sees these. */
export const lostApostrophe = {
  code: 'apostrophe-lost',
  severity: 'warning',
  ofWholeTexts: true,
  inFilesOnly: true,
  find: (pair) =>
    found(pair, (source, target, syntax) => {
      if (hiddenIn(target, syntax).length > 0 || (target.isOpen && syntax.apostrophes === 'quotes'))
        return [];
      const words = target.ranges.filter((range) => isOfWords(rangeText(target, range)));
      if (words.length === 0 || source.ranges.some((range) => isOfWords(rangeText(source, range))))
        return [];
      const [first] = words;
      return first === undefined ? [] : [{ expected: "''", got: rangeText(target, first) }];
    }),
  place: ({ got }, target) => firstPlace(target, got),
  fix: doubled,
} as const satisfies Check;

/** One apostrophe of Flutter with `use-escaping` that no other one closes: the build fails. */
export const openQuotation = {
  code: 'apostrophe-unclosed',
  severity: 'error',
  ofWholeTexts: true,
  inFilesOnly: true,
  find: (pair) =>
    found(pair, (source, target, syntax) =>
      syntax.apostrophes === 'quotes' && target.isOpen && !source.isOpen
        ? [{ expected: "''", got: quotedAt(target) }]
        : [],
    ),
  place: ({ got }, target) => firstPlace(target, got),
  fix: doubled,
} as const satisfies Check;

function found(
  { message }: ReadPair,
  look: (source: Quoted, target: Quoted, syntax: MessageSyntax) => readonly Found[],
): readonly Found[] {
  const { syntax: given = unknownSyntax } = message;
  const syntax = given.apostrophes === 'java' ? syntaxOfMessage(message.source, given) : given;
  if (!message.target.includes("'")) return [];
  const [source, target] = [message.source, message.target].map((text) => ({
    text: readMessage(text),
    ...quotationsIn(text, syntax),
  }));
  if (source === undefined || target === undefined || target.ranges.length === 0) return [];
  // Java asks its formatter for messages with arguments, and for others only where somebody reckons with that.
  const isFormatted = syntax.apostrophes !== 'java' || source.hasPairs || hasArguments(source);
  return isFormatted ? look(source, target, syntax) : [];
}

const hasArguments = ({ text }: Quoted) => /\{\d/u.test(text.text);

/** The placeholders that are quoted, so that they stay as they are. */
function hiddenIn(quoted: Quoted, syntax: MessageSyntax): readonly Placeholder[] {
  const kinds = syntax.apostrophes === 'icu' ? ['argument', 'icu', 'tag'] : ['argument', 'icu'];
  return quoted.text.placeholders.filter(
    (one) => kinds.includes(one.kind) && isQuoted(one, quoted),
  );
}

const rangeText = ({ text }: Quoted, { start, end }: TextRange) => text.text.slice(start, end);

/** The first quotation, as the message spells it. */
const quotedAt = (quoted: Quoted) => {
  const [first] = quoted.ranges;
  return first === undefined ? '' : rangeText(quoted, first);
};

/** Words, rather than signs, an argument or a tag that somebody has quoted on purpose. */
const isOfWords = (quotation: string) => !/[{}<>#|]/u.test(quotation) && /\p{L}/u.test(quotation);
