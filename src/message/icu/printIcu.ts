import { escapeRegExp } from '../escapeRegExp.ts';
import { MessageSyntaxError } from '../messageSyntaxError.ts';
import {
  joinedItems,
  type IcuChoice,
  type IcuRow,
  type IcuSegment,
  type IcuTree,
} from './expandIcu.ts';
import {
  counted,
  sameHead,
  type IcuReference,
  type IcuSpelling,
  type SelectorHead,
  tagStart,
} from './icuMessage.ts';

/** Writes a message in one line. Throws MessageSyntaxError `unsupported` where ICU has no way to say it. */
export function printIcu(tree: IcuTree, spelling: IcuSpelling): string {
  const { parser = {} } = spelling;
  return printTree(tree, { plural: undefined, end: '' });

  function printTree(node: IcuTree, within: Within): string {
    if (node.kind === 'choice') return printChoice(node, within);
    return node.kind === 'sentence' ? printSegment(node, within) : printRow(node, within);
  }

  function printRow(row: IcuRow, within: Within): string {
    return joinedItems(row)
      .map((item, place, items) => {
        if (item.kind === 'choice') return printChoice(item, within);
        return printSegment(item, place < items.length - 1 ? { ...within, end: '{' } : within);
      })
      .join('');
  }

  function printChoice(choice: IcuChoice, { plural }: Within): string {
    const within = { plural: counted(choice, plural, parser), end: '}' } as const;
    const branches = choice.branches.map(({ key, tree }) => `${key} {${printTree(tree, within)}}`);
    const offset = choice.offset === 0 ? [] : [`offset:${choice.offset}`];
    return `{${choice.argument}, ${choice.type}, ${[...offset, ...branches].join(' ')}}`;
  }

  function printSegment({ parts }: IcuSegment, { plural, end }: Within): string {
    const inPlural = plural !== undefined;
    return parts
      .map((part, place) => {
        if (typeof part !== 'string') return printReference(part, plural);
        if (part === '#' && inPlural && parser.countsLonePounds === true)
          throw new MessageSyntaxError('unsupported', part);
        return printLiteral(part, spelling, inPlural, place < parts.length - 1 ? '{' : end);
      })
      .join('');
  }
}

/** Where a part of a message stands: the plural whose number a `#` is there, and what comes behind it. */
interface Within {
  readonly plural: SelectorHead | undefined;
  readonly end: '' | '{' | '}';
}

/** How a reference reads where `#` cannot be used; two references with the same words are the same. */
export function spelledOut({ type, source, argument, offset }: IcuReference): string {
  if (type !== 'pound') return source;
  return offset === 0 ? `{${argument}, number}` : `# of ${argument} offset:${offset}`;
}

function printReference(reference: IcuReference, plural: SelectorHead | undefined): string {
  if (reference.type !== 'pound') return reference.source;
  const { argument, offset } = reference;
  if (plural !== undefined && sameHead(plural, { ...plural, argument, offset })) return '#';
  if (offset !== 0) throw new MessageSyntaxError('unsupported', spelledOut(reference));
  return spelledOut(reference);
}

/** A printed message with its literal text quoted as a whole where the source quotes the same text so. */
export function quotedAsSource(printed: string, spelling: IcuSpelling): string {
  let text = printed;
  for (const quotation of spelling.quotations) {
    if (!quotation.endsWith("'") || quotation.includes('#')) continue;
    const literal = quotation.slice(1, -1).replaceAll("''", "'");
    const plain = escapeRegExp(printLiteral(literal, spelling, false, ''));
    // Not the start of a tag, which would be none any more.
    const pattern = plain.endsWith('<') ? `${plain}(?![A-Za-z/])` : plain;
    text = text.replaceAll(new RegExp(pattern, 'g'), () => quotation);
  }
  return text;
}

/**
 * Quotes what the syntax would take for its own, and leaves an apostrophe single where that is safe.
 *
 * @param next what comes after the literal: nothing, or a brace
 */
function printLiteral(
  text: string,
  { doubled, tags }: IcuSpelling,
  inPlural: boolean,
  next: '' | '{' | '}',
): string {
  if (!/['{}#<]/.test(text)) return text;
  const foreignTags = new Set(
    [...text.matchAll(tagStart)].filter(([tag]) => !tags.has(tag)).map(({ index }) => index),
  );
  let out = '';
  let quoting = false;
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    const special =
      char === '{' || char === '}' || (char === '#' && inPlural) || foreignTags.has(i);
    if (special !== quoting && char !== "'") {
      out += "'";
      quoting = special;
    }
    const needsTwo = quoting || doubled || startsQuote(text.charAt(i + 1) || next);
    out += char === "'" && needsTwo ? "''" : char;
  }
  return quoting ? `${out}'` : out;
}

/** What may start a quotation behind an apostrophe, or make a pair with it. */
function startsQuote(next: string): boolean {
  return next !== '' && "{}<>#|'".includes(next);
}
