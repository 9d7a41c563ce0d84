import { readMessage } from '../placeholders/messageText.ts';
import { isQuoted, quotationsIn } from '../placeholders/quotations.ts';
import { apostrophesOf, quotesLikeIcu } from '../placeholders/apostrophes.ts';
import { unknownSyntax, type MessageSyntax } from '../syntax.ts';
import { mergeText } from './expandIcu.ts';
import { allNodes, isSelector, type IcuMessage, type IcuSpelling } from './icuMessage.ts';
import { wide } from '../placeholders/specialCharacters.ts';
import { parseIcu } from './parseIcu.ts';
import { printIcu, quotedAsSource } from './printIcu.ts';

/**
 * A message without choices that quotes as ICU does. Undefined where it has no need to, or where its apostrophes and braces
 * are none of ICU's after all: then they would quote half of the message, or it would not come back as it is.
 */
export function simpleIcu(text: string, syntax: MessageSyntax): IcuMessage | undefined {
  if (!quotesLikeIcu(text, syntax)) return undefined;
  try {
    const core = text.trim();
    const { nodes, spelling, validTags } = parseIcu(core, syntax);
    if (allNodes(nodes).some(isSelector) || !quotesOnPurpose(spelling)) return undefined;
    const doubled = spelling.doubled || quotesAnywhere(syntax);
    const message = { nodes, spelling: { ...spelling, doubled }, validTags };
    return isPrintedAs(core, message) ? message : undefined;
  } catch {
    return undefined;
  }
}

function quotesOnPurpose({ quotations }: IcuSpelling): boolean {
  return [...quotations].every(isMeant);
}

/** Signs, an argument, an element or tags, also between apostrophes: nobody quotes half a sentence. */
function isMeant(quotation: string): boolean {
  return /^'(?:[{}<>#]+|\{[^{}\n]{1,60}\}|<[^{}\n]{0,100}>)(?:'')?'$/u.test(quotation);
}

function isPrintedAs(text: string, { nodes, spelling }: IcuMessage): boolean {
  const segment = { kind: 'sentence', parts: mergeText(nodes), numbers: [] } as const;
  const printed = printIcu(segment, spelling);
  return printed === text || quotedAsSource(printed, spelling) === text;
}

/** What is written has to be right whether or not its program quotes. */
const openSyntax: MessageSyntax = { ...unknownSyntax, id: 'open', pipes: 'text' };

/**
 * How a message and its translation are to be read: not as ICU where its quotation is none, and not as Java's where its
 * arguments have names.
 */
export function syntaxOfMessage(source: string, syntax: MessageSyntax): MessageSyntax {
  switch (syntax.apostrophes) {
    case 'icu':
      return simpleIcu(source, syntax) === undefined ? unknownSyntax : syntax;
    case 'java':
      return /\{\s*\p{L}/u.test(source) ? openSyntax : syntax;
    default:
      return syntax;
  }
}

/**
 * Whether a program that quotes misses arguments in a translation, where the message quotes on purpose but in two ways,
 * so that it was not read as ICU.
 */
export function hidesArguments(
  source: string,
  translation: string,
  syntax: MessageSyntax,
): boolean {
  if (quotesAnywhere(syntax)) {
    const own = unquoted(source, syntax);
    const shown = unquoted(translation, syntax);
    return (
      own.names.some((name) => !shown.names.includes(name)) ||
      shown.braces.some((brace) => !own.braces.includes(brace))
    );
  }
  if (syntax.apostrophes !== 'icu' || !/'[{<]/.test(source)) return false;
  const [from, to] = [source, translation].map(readArguments);
  return from !== undefined && quotesOnPurpose(from.spelling) && from.names !== to?.names;
}

/** The arguments that get a value, and the braces beside them, which the program may not be able to read. */
function unquoted(
  text: string,
  syntax: MessageSyntax,
): { readonly names: readonly string[]; readonly braces: readonly string[] } {
  const quotations = quotationsIn(text, syntax);
  const shown = readMessage(text).placeholders.filter(
    (one) => one.kind === 'argument' && !isQuoted(one, quotations),
  );
  const rest = [...shown, ...quotations.ranges]
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return { names: shown.map(({ identity }) => identity), braces: rest.match(/[{}]/g) ?? [] };
}

function readArguments(text: string): { spelling: IcuSpelling; names: string } | undefined {
  try {
    const { nodes, spelling } = parseIcu(text);
    const names = nodes.flatMap((node) => (typeof node === 'string' ? [] : node.argument)).sort();
    return { spelling, names: names.join() };
  } catch {
    return undefined;
  }
}

/** Whether a single apostrophe is the start of a quotation, wherever it is. */
export function quotesAnywhere(syntax: MessageSyntax): boolean {
  return syntax.apostrophes === 'java' || syntax.apostrophes === 'quotes';
}

/** A message without choices, with its apostrophes as a reader sees them. Braces that it quotes are wide ones: no argument. */
export function simpleIcuText(text: string, syntax: MessageSyntax): string {
  const message = simpleIcu(text, syntax);
  if (message === undefined) return apostrophesOf(text, syntax).plain;
  const start = text.length - text.trimStart().length;
  const nodes = message.nodes.map((node) =>
    typeof node === 'string' ? wideBraces(node) : isSelector(node) ? '' : node.source,
  );
  return text.slice(0, start) + nodes.join('') + text.slice(text.trimEnd().length);
}

const wideBraces = (text: string) => text.replaceAll(/[{}]/g, wide);
