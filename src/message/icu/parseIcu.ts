import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
  type ArgumentElement,
  type DateElement,
  type MessageFormatElement,
  type NumberElement,
  type PluralElement,
  type SelectElement,
  type TimeElement,
} from '@formatjs/icu-messageformat-parser';
import { MessageSyntaxError } from '../messageSyntaxError.ts';
import {
  counted,
  type IcuMessage,
  type IcuParser,
  type IcuNode,
  type IcuReference,
  type IcuSelector,
  type SelectorHead,
  tagStart,
} from './icuMessage.ts';

/** What the walk over the parser's tree carries along. */
interface Reading {
  readonly text: string;
  readonly parser: IcuParser;
  readonly tags: Set<string>;
  readonly quotations: Set<string>;
  doubled: boolean;
  selectors: number;
}

/** A message with more plurals and selects is refused; this also bounds how deep they nest. */
const maxSelectors = 200;

/** For parsers that want a quotation closed: what quotes, the apostrophes beside it, and the number of a plural. */
const closedQuotation = /''|'([{}#](?:[^']|'')*)'(?!')|'|#/gu;

/**
 * Reads an ICU message. Tags are literal text, so that a sentence may cross them.
 * Throws MessageSyntaxError `syntax`, `missing-other`, or `unsupported` where it holds more than 200 selectors.
 */
export function parseIcu(text: string, parser?: IcuParser): IcuMessage {
  if (parser?.closesQuotations !== true) return parsed(text);
  const paired = text.replaceAll(closedQuotation, (mark) => (mark === "'" ? "''" : mark));
  const message = parsed(paired, parser);
  const marks = Array.from(text.matchAll(closedQuotation), ([mark]) => mark);
  const spelling = {
    ...message.spelling,
    doubled: marks.includes("''"),
    quotations: new Set(marks.filter((mark) => mark.length > 2)),
    tags: new Set(text.match(tagStart)),
    parser,
  };
  return { ...message, spelling };
}

function parsed(text: string, parser: IcuParser = {}): IcuMessage {
  const elements = readElements(text, true);
  const reading: Reading = {
    text,
    parser,
    tags: new Set(),
    quotations: new Set(),
    doubled: false,
    selectors: 0,
  };
  const nodes = toNodes(elements, reading, undefined);
  const { tags, quotations, doubled } = reading;
  return { nodes, spelling: { tags, quotations, doubled }, validTags: hasValidTags(text) };
}

/** A literal of a parser that wants a quotation closed, which takes a `#` within a choice in a plural for its number, too. */
function* literalNodes(raw: string, owner: SelectorHead | undefined): Iterable<IcuNode> {
  let at = 0;
  let said = '';
  for (const { index, 0: mark, 1: quoted } of raw.matchAll(closedQuotation)) {
    said += raw.slice(at, index);
    at = index + mark.length;
    if (mark === '#' && owner !== undefined) {
      yield said;
      said = '';
      yield poundOf(owner);
    } else said += mark === "''" ? "'" : (quoted?.replaceAll("''", "'") ?? mark);
  }
  yield said + raw.slice(at);
}

/** Whether the text is valid for a parser that reads tags, as the widespread ones do. */
export function hasValidTags(text: string): boolean {
  if (!text.includes('<')) return true;
  try {
    readElements(text, false);
    return true;
  } catch {
    return false;
  }
}

/**
 * What the parser makes of a text, with the places of all of it.
 *
 * @throws {MessageSyntaxError}
 */
export function readElements(text: string, ignoreTag: boolean): MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag, captureLocation: true, shouldParseSkeletons: false });
  } catch (error) {
    throw toIcuError(error);
  }
}

/** The parser throws a SyntaxError that carries a place, or a RangeError when a message nests without end. */
function toIcuError(error: unknown): MessageSyntaxError {
  const { message, location } = error as {
    message: string;
    location?: { start: { offset: number } };
  };
  const code = message === 'MISSING_OTHER_CLAUSE' ? 'missing-other' : 'syntax';
  return new MessageSyntaxError(code, message, location?.start.offset);
}

function toNodes(
  elements: readonly MessageFormatElement[],
  reading: Reading,
  owner: SelectorHead | undefined,
): IcuNode[] {
  return elements.flatMap((element) => {
    const closes = reading.parser.closesQuotations === true && isLiteralElement(element);
    if (closes) return [...literalNodes(sourceOf(element, reading), owner)];
    return [toNode(element, reading, owner)];
  });
}

function toNode(
  element: MessageFormatElement,
  reading: Reading,
  owner: SelectorHead | undefined,
): IcuNode {
  if (isLiteralElement(element)) {
    noteSpelling(sourceOf(element, reading), reading, owner !== undefined);
    return element.value;
  }
  if (isPluralElement(element) || isSelectElement(element))
    return toSelector(element, reading, owner);
  if (isPoundElement(element)) {
    if (owner === undefined) throw new MessageSyntaxError('structure', '#');
    return poundOf(owner);
  }
  if (isTagElement(element)) throw new MessageSyntaxError('structure', element.value);
  return toReference(element, sourceOf(element, reading));
}

function toReference(
  element: ArgumentElement | NumberElement | DateElement | TimeElement,
  source: string,
): IcuReference {
  const type = isArgumentElement(element)
    ? 'argument'
    : isNumberElement(element)
      ? 'number'
      : isDateElement(element)
        ? 'date'
        : 'time';
  return reference(type, element.value, source);
}

function reference(type: IcuReference['type'], argument: string, source: string): IcuReference {
  return { kind: 'reference', type, argument, source, offset: 0 };
}

const poundOf = ({ argument, offset }: SelectorHead): IcuReference => ({
  ...reference('pound', argument, '#'),
  offset,
});

function toSelector(
  element: PluralElement | SelectElement,
  reading: Reading,
  outer: SelectorHead | undefined,
): IcuSelector {
  reading.selectors += 1;
  if (reading.selectors > maxSelectors)
    throw new MessageSyntaxError('unsupported', 'too many choices');
  const head = headOf(element);
  const owner = counted(head, outer, reading.parser);
  // The parser holds the options in an object, which moves keys that look like numbers to the front.
  const options = Object.entries(element.options)
    .sort(([, a], [, b]) => startOf(a) - startOf(b))
    .map(([key, option]) => [key, toNodes(option.value, reading, owner)] as const);
  return { kind: 'selector', ...head, options: new Map(options) };
}

function headOf(element: PluralElement | SelectElement): SelectorHead {
  const argument = element.value;
  if (isSelectElement(element)) return { argument, type: 'select', offset: 0 };
  const type = element.pluralType === 'ordinal' ? 'selectordinal' : 'plural';
  return { argument, type, offset: element.offset };
}

interface Located {
  readonly location?: { start: { offset: number }; end: { offset: number } };
}

function startOf({ location }: Located): number {
  return location?.start.offset ?? 0;
}

function sourceOf({ location }: Located, { text }: Reading): string {
  return text.slice(location?.start.offset, location?.end.offset);
}

const quotedInPlural = /''|'[{}<>#](?:[^']|'')*(?:'|$)/g;
const quotedElsewhere = /''|'[{}<>](?:[^']|'')*(?:'|$)/g;

function noteSpelling(raw: string, reading: Reading, inPlural: boolean): void {
  if (!/['<]/.test(raw)) return;
  const bare = raw.replace(inPlural ? quotedInPlural : quotedElsewhere, (quoted) => {
    if (quoted === "''") reading.doubled = true;
    else reading.quotations.add(quoted);
    return ' ';
  });
  for (const [tag] of bare.matchAll(tagStart)) reading.tags.add(tag);
}
