import assert from 'node:assert/strict';
import { parseAllDocuments } from 'yaml';
import { keyId, type KeyPath } from '../../../../../src/resources/formats/format.ts';

/**
 * The strings of the first document under their paths (by `keyId`), as a parser that is not ours reads them, and the
 * values of other types. Line ends that are a lone CR are no line ends to it.
 */
export function yamlStrings(text: string, version: '1.1' | '1.2' = '1.2'): Map<string, unknown> {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r(?!\n)/g, '\n');
  const options = { version, merge: true, uniqueKeys: false, logLevel: 'silent' } as const;
  const [document] = [...parseAllDocuments(lines, options)];
  const found = new Map<string, unknown>();
  if (!document) return found;
  assert.deepEqual(document.errors, [], JSON.stringify(text));
  visit(document.toJS({ mapAsMap: true, maxAliasCount: -1 }), [], found);
  return found;
}

function visit(value: unknown, path: KeyPath, found: Map<string, unknown>): void {
  if (Array.isArray(value))
    for (const [place, one] of value.entries()) visit(one, [...path, place], found);
  else if (value instanceof Map)
    for (const [name, one] of value) visit(one, [...path, String(name)], found);
  else found.set(keyId(path), value);
}
