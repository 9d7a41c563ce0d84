import type { MessageSyntax } from '../syntax.ts';
import type { TextRange } from '../textRange.ts';

/** What the apostrophes of a message do where its program quotes with them. */
export interface Quotations {
  /** From one apostrophe to the other; the last one to the end where nothing closes it. */
  readonly ranges: readonly TextRange[];
  readonly isOpen: boolean;
  /** Whether the message writes an apostrophe as two. */
  readonly hasPairs: boolean;
}

const none: Quotations = { ranges: [], isOpen: false, hasPairs: false };

/** Before these an apostrophe quotes for readers of ICU; the last two are those of tags. */
const braces: ReadonlySet<string> = new Set('{}');
const quotable: ReadonlySet<string> = new Set('{}<>');

/** Where a message quotes; nothing where its program never does, or is not known. */
export function quotationsIn(text: string, syntax: MessageSyntax): Quotations {
  const { apostrophes, closesQuotations = false } = syntax;
  if (apostrophes === 'letters' || apostrophes === 'unknown' || !text.includes("'")) return none;
  const signs = closesQuotations ? braces : quotable;
  const ranges: TextRange[] = [];
  let hasPairs = false;
  let start = -1;
  for (let at = text.indexOf("'"); at >= 0; at = text.indexOf("'", at + 1)) {
    if (text.charAt(at + 1) === "'") {
      hasPairs = true;
      at++;
    } else if (start >= 0) {
      ranges.push({ start, end: at + 1 });
      start = -1;
    } else if (apostrophes !== 'icu' || signs.has(text.charAt(at + 1))) start = at;
  }
  if (closesQuotations) start = -1;
  if (start >= 0) ranges.push({ start, end: text.length });
  return { ranges, isOpen: start >= 0, hasPairs };
}

/** Whether a part of the message is within a quotation, so that it is shown as it is. */
export const isQuoted = (
  { start, end }: TextRange,
  { ranges }: Pick<Quotations, 'ranges'>,
): boolean => ranges.some((range) => range.start < start && end <= range.end);

/** The text with every apostrophe that quotes doubled, so that it is seen. */
export function withoutQuotations(text: string, { ranges, isOpen }: Quotations): string {
  const last = ranges.length - 1;
  const marks = ranges.flatMap(({ start, end }, place) =>
    isOpen && place === last ? [start] : [start, end - 1],
  );
  return marks.reduceRight((rest, at) => `${rest.slice(0, at)}'${rest.slice(at)}`, text);
}
