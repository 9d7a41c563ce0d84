import { newSpecials, withLiterals } from './placeholders/specialCharacters.ts';
import { apostrophesOf } from './placeholders/apostrophes.ts';
import { icuSyntax, unknownSyntax, type MessageSyntax } from './syntax.ts';
import { inMessage, MessageSyntaxError } from './messageSyntaxError.ts';
import { icuParts } from './icu/icuParts.ts';
import { allNodes, isSelector, type IcuMessage } from './icu/icuMessage.ts';
import { withoutPairs, withoutPounds, withPairs, withPounds } from './icu/apostrophePairs.ts';
import { parseIcu } from './icu/parseIcu.ts';
import { looksLikePipes, pipeParts } from './plurals/pipes.ts';
import { hidesArguments, simpleIcu, syntaxOfMessage } from './icu/simpleIcu.ts';
import type { Locales, MessageParts } from './messageSegment.ts';
import { hasWikiChoices, wikiParts } from './plurals/wikiChoices.ts';

export interface PartsOptions extends Locales {
  readonly syntax: MessageSyntax;
}

/** What an ICU message with choices must hold; the parser has the last word. */
const choiceArgument = /\{\s*[^\s{},]+\s*,\s*(?:plural|select|selectordinal)\s*,/;

/**
 * Choices that no parser here takes apart: Java's `{0,choice,…}`, those of Fluent (`{ $n -> … }`), of SmartFormat
 * (`{0:plural:…}`) and of MessageFormat 2 (`.match`).
 */
const unsupportedChoice =
  /\{\s*[^\s{},]+\s*,\s*choice\s*,|\{\s*\$[\w-]+\s*->|\{\w+:(?:plural|choose|cond|list|select)\s*[:(]|^\s*\.(?:match|input|local)\s/;

/** Whether a text sets out to be an ICU message with a plural, select or selectordinal argument. */
export function hasChoiceSyntax(text: string): boolean {
  return choiceArgument.test(text);
}

/**
 * Takes a message apart into the texts that are translated. Put together with its own texts it is the same, byte for byte,
 * unless the target language needs other forms.
 *
 * A message is ICU if it has a plural, select or selectordinal argument, and so is every other one of a file of ICU whose
 * own spelling bears it out. Choices between pipes are told by the file as well, or where they are clearly that. Everything
 * else stays one plain sentence, but for its apostrophes. A message that sets out to be ICU and cannot be read throws
 * MessageSyntaxError `syntax` or `missing-other`, and one with choices of another kind `unsupported`: raw syntax must not be
 * sent as if it were text.
 */
export function messageParts(text: string, options: PartsOptions): MessageParts {
  const parts = inMessage(text, () => takenApart(text, options));
  const { segments, hasOtherForms = false } = parts;
  const spelled = (translation: string): string =>
    withLiterals(translation, newSpecials(text, translation, options.syntax), options.syntax);
  const assemble = (translations: readonly string[]): string =>
    inMessage(text, () => parts.assemble(translations.map(spelled)));
  if (hasOtherForms) return { ...parts, assemble };
  const isOwn = (translations: readonly string[]): boolean =>
    translations.length === segments.length &&
    translations.every((translation, place) => translation === segments[place]?.text);
  return {
    ...parts,
    assemble: (translations) => (isOwn(translations) ? text : assemble(translations)),
  };
}

function takenApart(text: string, options: PartsOptions): MessageParts {
  if (unsupportedChoice.test(text)) throw new MessageSyntaxError('unsupported', 'choice');
  const { apostrophes } = options.syntax;
  if (hasChoiceSyntax(text)) {
    if (apostrophes === 'letters') return letteredParts(text, options);
    // None of the programs that read choices so knows it.
    if (apostrophes === 'quotes' && text.includes('#')) return poundlessParts(text, options);
  }
  if (hasWikiChoices(text)) return wikiParts(text, options);
  if (hasChoiceSyntax(text)) {
    const parts = icuMessageParts(text, choiceMessage(text, options.syntax), options);
    if (parts.kind === 'icu') return parts;
  }
  const message = simpleIcu(text, options.syntax);
  if (message !== undefined) return icuMessageParts(text, message, options);
  if (looksLikePipes(text, options.syntax)) return pipeParts(text, options.syntax);
  const parts = plainParts(text, syntaxOfMessage(text, options.syntax));
  return withArguments(text, parts, options.syntax);
}

/** A message that was not read as ICU: its program may quote with apostrophes all the same. */
function withArguments(text: string, parts: MessageParts, syntax: MessageSyntax): MessageParts {
  return {
    ...parts,
    assemble(translations) {
      const written = parts.assemble(translations);
      if (hidesArguments(text, written, syntax))
        throw new MessageSyntaxError('unsupported', written);
      return written;
    },
  };
}

/** Every apostrophe is doubled. */
const doubledSyntax: MessageSyntax = { ...icuSyntax, apostrophes: 'quotes' };

/** The choices are those of ICU, and an apostrophe is nothing but itself, also before a brace. */
function letteredParts(text: string, options: PartsOptions): MessageParts {
  const doubled = withPairs(text);
  const parts = inMessage(
    text,
    () => takenApart(doubled, { ...options, syntax: doubledSyntax }),
    (offset) => doubled.slice(0, offset).replaceAll("''", "'").length,
  );
  const mayQuote = options.syntax.mayQuote === true;
  const assemble = (translations: readonly string[]): string =>
    withoutPairs(parts.assemble(translations), text, mayQuote);
  // What cannot be written must fail before it is paid for.
  if (parts.hasOtherForms === true) assemble(parts.segments.map((segment) => segment.text));
  return { ...parts, assemble };
}

/** A `#` is nothing but itself, also in the choices. */
function poundlessParts(text: string, options: PartsOptions): MessageParts {
  const parts = takenApart(withoutPounds(text), options);
  return {
    ...parts,
    segments: parts.segments.map((one) => ({ ...one, text: withPounds(one.text) })),
    assemble: (translations) => withPounds(parts.assemble(translations.map(withoutPounds))),
  };
}

function choiceMessage(text: string, syntax: MessageSyntax): IcuMessage {
  const start = text.length - text.trimStart().length;
  const message = inMessage(
    text,
    () => parseIcu(text.trim(), syntax),
    (offset) => start + offset,
  );
  if (syntax.apostrophes !== 'quotes') return message;
  return { ...message, spelling: { ...message.spelling, doubled: true } };
}

/** Outer whitespace stays outside of the branches. */
function icuMessageParts(text: string, message: IcuMessage, options: PartsOptions): MessageParts {
  const core = text.trim();
  const start = text.indexOf(core);
  const before = text.slice(0, start);
  const after = text.slice(start + core.length);
  const parts = icuParts(message, options);
  const kind = allNodes(message.nodes).some(isSelector) ? 'icu' : 'plain';
  // Nothing in it says for sure that its program reads it as ICU: what is written has to be right for others, too.
  const { doubled, quotations } = message.spelling;
  const isOpen = kind === 'plain' && !doubled && quotations.size === 0;
  const write = isOpen ? apostrophesOf(core, unknownSyntax).write : (one: string) => one;
  return {
    ...parts,
    kind,
    assemble: (translations) => before + parts.assemble(translations.map(write)) + after,
  };
}

function plainParts(text: string, syntax: MessageSyntax): MessageParts {
  const { plain, write, reading } = apostrophesOf(text, syntax);
  return {
    kind: 'plain',
    syntax: reading,
    segments: [{ text: plain }],
    assemble: (translations) => {
      const [translation] = translations;
      if (translation === undefined || translations.length !== 1) {
        throw new MessageSyntaxError('answer-count', `${translations.length} for 1`);
      }
      return write(translation);
    },
  };
}
