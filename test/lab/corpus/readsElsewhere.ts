import { parseTree, type ParseError } from 'jsonc-parser';
import { isMap, parseAllDocuments } from 'yaml';
import type { FormatId } from '../../../src/resources/formats/format.ts';

/** Whether a parser that is not ours reads a text as messages under keys. `.properties` can be anything, so that they always can be read. */
export function readsElsewhere(format: FormatId, text: string): boolean {
  if (format === 'properties') return true;
  if (format === 'yaml') {
    return parseAllDocuments(text).every(
      ({ errors, contents }) => errors.length === 0 && isMap(contents),
    );
  }
  const errors: ParseError[] = [];
  parseTree(text.replace(/^\u{FEFF}/u, ''), errors, { allowTrailingComma: true });
  return errors.length === 0;
}
