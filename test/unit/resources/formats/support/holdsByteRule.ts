import { runSync } from '../../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { applyEdits } from '../../../../../src/resources/edit.ts';
import {
  type MessageValue,
  type ResourceFormat,
  keyId,
  type KeyPath,
} from '../../../../../src/resources/formats/format.ts';

/**
 * Writes the values into the target and checks what every format promises: edits replace only the values that
 * change and otherwise only insert; the result says exactly what was asked; writing again changes nothing.
 * Answers with the new text.
 */
export function holdsByteRule(
  format: ResourceFormat,
  target: string,
  source: string,
  values: readonly MessageValue[],
): string {
  const file = runSync(format.parse(target));
  const model = runSync(format.parse(source));
  const edits = runSync(file.write(values, model));
  for (const { offset, length, text } of edits) {
    const message = file.messages.find((m) => m.offset === offset && m.length === length);
    const value = message && values.findLast(({ path }) => keyId(path) === keyId(message.path));
    const replaced = target.slice(offset, offset + length);
    if (length > 0 && !(format.id === 'yaml' && givesPlace(replaced, text)))
      assert.ok(value && value.value !== message?.value, 'replaces what was not asked for');
    assert.notEqual(text, target.slice(offset, offset + length), 'changes nothing');
  }
  const result = applyEdits(target, edits);
  const after = runSync(format.parse(result));
  const wanted = new Map(file.messages.map(({ path, value }) => [keyId(path), value]));
  for (const { path, value } of values) wanted.set(keyId(path), value);
  const found = new Map(after.messages.map(({ path, value }) => [keyId(path), value]));
  assert.deepEqual(sorted(found), sorted(wanted));
  assert.deepEqual(runSync(after.write(values, model)), []);
  keepsOrder(file.messages, after.messages);
  return result;
}

/** Whether the word for an empty mapping or sequence gives its place to lines, and nothing else does. */
function givesPlace(replaced: string, text: string): boolean {
  const hollow = /^\s*(?:~|null|\{\s*\}|\[\s*\])/.exec(replaced)?.[0];
  const rest = replaced.slice(hollow?.length ?? 0);
  return hollow !== undefined && (text.startsWith(rest) || text.startsWith(rest.trimStart()));
}

function sorted(values: ReadonlyMap<string, string>): [string, string][] {
  return [...values].sort(([a], [b]) => (a < b ? -1 : 1));
}

function keepsOrder(
  before: readonly { path: KeyPath }[],
  after: readonly { path: KeyPath }[],
): void {
  const ids = before.map(({ path }) => keyId(path));
  const known = new Set(ids);
  const now = after.map(({ path }) => keyId(path)).filter((id) => known.has(id));
  assert.deepEqual(now, ids);
}
