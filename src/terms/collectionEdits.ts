import type { JsonText } from '../resources/formats/json/jsonDialect.ts';
import { escapeHabit, quoteJson } from '../resources/formats/json/jsonEscapes.ts';
import { jsonInsertions } from '../resources/formats/json/jsonInsert.ts';
import { memberOf } from '../resources/formats/tree/node.ts';
import { parseJson, jsonStyle } from '../resources/formats/json/parseJson.ts';
import type { Edit } from '../resources/edit.ts';
import { runSync } from '../resources/cooperative.ts';

/** A term file with all of its properties in their order. */
const complete = '{"$schema": "", "collection": "", "name": "", "lists": {}}';

/**
 * The edits that write the id of its collection into a term file: nothing else of it changes.
 *
 * @throws {ResourceFileError} where the text is not sound JSON
 */
export function collectionEdits(text: string, id: string): readonly Edit[] {
  const model = jsonTextOf(complete);
  const target = jsonTextOf(text, model);
  const value = quoteJson(id, target.habit);
  const present = memberOf(target.root, 'collection')?.value;
  if (present !== undefined) {
    return [{ offset: present.offset, length: present.end - present.offset, text: value }];
  }
  return runSync(jsonInsertions(target, model, [{ path: ['collection'], value }]));
}

function jsonTextOf(text: string, like?: JsonText): JsonText {
  const root = parseJson(text);
  return {
    text,
    root,
    style: jsonStyle(text, root, like?.style),
    habit: escapeHabit(text, root, like?.habit),
  };
}
