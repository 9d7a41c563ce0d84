import type { IcuSentence } from './expandIcu.ts';
import { MessageSyntaxError } from '../messageSyntaxError.ts';
import type { IcuReference } from './icuMessage.ts';
import { spelledOut } from './printIcu.ts';

/** The short form that each reference of a message has in the text for the service. */
export interface Tokens {
  toText(sentence: IcuSentence): string;
  /** Reads a translation of the sentence. Throws MessageSyntaxError `arguments` when it has not just the sentence's references. */
  fromText(text: string, sentence: IcuSentence): IcuSentence;
}

/**
 * Every reference is shown as `{argument}`, whatever its format, and so is `#`: all of Glossa protects that form, and the
 * words of a format (`date, short`) stay out of the text. A number is added where two would look alike (`{n}` and `#`), or
 * where the literal text itself holds those words.
 */
export function sentenceTokens(sentences: readonly IcuSentence[]): Tokens {
  const parts = sentences.flatMap((sentence) => sentence.parts);
  const literals = parts.filter((part) => typeof part === 'string');
  const lookalikes = new Set(literals.flatMap((literal) => literal.match(/\{[^{}]*\}/g) ?? []));
  const references = parts.filter((part) => typeof part !== 'string');
  const byToken = new Map<string, IcuReference>();
  const tokenOf = new Map<string, string>();
  for (const reference of plainOnesFirst(references)) {
    if (tokenOf.has(identity(reference))) continue;
    const token = freeToken(
      reference.argument,
      (name) => byToken.has(name) || lookalikes.has(name),
    );
    byToken.set(token, reference);
    tokenOf.set(identity(reference), token);
  }
  const show = (part: string | IcuReference): string =>
    typeof part === 'string' ? part : (tokenOf.get(identity(part)) ?? '');
  return {
    toText: (sentence) => sentence.parts.map(show).join(''),
    fromText: (text, sentence) => readSentence(text, sentence, byToken),
  };
}

/** Simple arguments keep their own name: they come before `#` and formatted ones. */
function plainOnesFirst(references: readonly IcuReference[]): IcuReference[] {
  const plain = references.filter(({ type }) => type === 'argument');
  return [...plain, ...references];
}

function identity(reference: IcuReference): string {
  return `${reference.type} ${spelledOut(reference)}`;
}

function freeToken(argument: string, isTaken: (token: string) => boolean): string {
  let token = `{${argument}}`;
  for (let n = 2; isTaken(token); n++) token = `{${argument}${n}}`;
  return token;
}

function readSentence(
  text: string,
  sentence: IcuSentence,
  byToken: ReadonlyMap<string, IcuReference>,
): IcuSentence {
  const parts: (string | IcuReference)[] = [];
  let literal = '';
  for (const piece of text.split(/(\{[^{}]*\})/)) {
    const reference = byToken.get(piece);
    if (reference === undefined) {
      literal += piece;
      continue;
    }
    if (literal !== '') parts.push(literal);
    literal = '';
    parts.push(reference);
  }
  if (literal !== '') parts.push(literal);
  if (namesIn(parts) !== namesIn(sentence.parts)) throw new MessageSyntaxError('arguments', text);
  return { ...sentence, parts };
}

/** The set of references, as one comparable text. How often each may come is handled by the placeholder contract. */
function namesIn(parts: IcuSentence['parts']): string {
  const found = parts.filter((part) => typeof part !== 'string').map(identity);
  return [...new Set(found)].sort().join('\n');
}
