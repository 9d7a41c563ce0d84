import { runSync } from '../../resources/cooperative.ts';
import { applyEdits, type Edit } from '../../resources/edit.ts';
import type { ResourceFile, ResourceFormat, KeyPath } from '../../resources/formats/format.ts';
import { placeOfKey } from '../../resources/formats/keyAt.ts';
import { KeyChangeError, editsThatHold, valuesIn, type KeyFile } from './keyChange.ts';
import { hasKeyText, keyText } from './keyText.ts';
import { lastForm } from './pluralFamily.ts';

/** A message that a source file does not have yet. */
export interface NewKey {
  readonly path: KeyPath;
  readonly value: string;
  /** The key that it goes behind, as far as the two are in the same group; without it, to the end. */
  readonly beside: KeyPath | undefined;
}

/**
 * The edits that add a message to a source file, in its own style.
 *
 * @throws {KeyChangeError}
 */
export function newKeyEdits(one: KeyFile, added: NewKey): readonly Edit[] {
  const { file, path } = one;
  if (added.path.length === 0 || added.path.includes(''))
    throw new KeyChangeError('noName', path, added.path);
  if (placeOfKey(file, added.path) !== undefined)
    throw new KeyChangeError('taken', path, added.path);
  const message = file.keys.shape.messagePath(added.path);
  const values = [{ path: message, value: added.value }];
  const edits = editsThatHold(
    one,
    () => runSync(file.write(values, modelFor(one, added), () => true)),
    {
      values: valuesIn([...file.messages, ...values]),
      placesAfter: (place) => [place],
    },
  );
  if (edits === undefined) throw new KeyChangeError('blocked', path, added.path);
  return edits;
}

/** The file as if it had the key where it belongs; only its order counts. */
function modelFor({ file, format }: KeyFile, { path, beside }: NewKey): ResourceFile {
  const depth = path.findIndex((step, place) => step !== beside?.[place]);
  const [group, name] = [path.slice(0, depth), path[depth]];
  const sibling = beside?.[depth];
  if (typeof sibling !== 'string' || typeof name !== 'string') return file;
  if (placeOfKey(file, [...group, name]) !== undefined) return file;
  try {
    const edits = file.keys.copy(lastForm(file, [...group, sibling]), name);
    const model = runSync(format.parse(applyEdits(file.text, edits), file));
    return untold(format, model, name);
  } catch {
    return file;
  }
}

/** Without what an entry tells of its message: that would come along. */
function untold(format: ResourceFormat, file: ResourceFile, name: string): ResourceFile {
  const { beside = [] } = format.keys;
  return beside.reduce((now, member) => {
    return runSync(format.parse(applyEdits(now.text, now.keys.remove([[name, member]])), now));
  }, file);
}

/**
 * What a new key beside another one most likely begins with, as people write it: the group of that one, or what its name
 * has before the last dot.
 */
export function newKeyStart(beside: KeyPath | undefined): string {
  const text = beside === undefined ? '' : keyText(beside);
  // A key that is a sentence is no path.
  return /\s/u.test(text) ? '' : text.slice(0, text.lastIndexOf('.') + 1);
}

/** The key that somebody has written; whether dots lead into groups is as in the file. */
export function newKeyPath(
  text: string,
  { file: { messages }, format }: KeyFile,
  beside: KeyPath | undefined,
): KeyPath {
  if (format.keys.isFlat) return [text];
  if (beside !== undefined && !hasKeyText(beside)) return [...beside.slice(0, -1), text];
  const hasGroups = messages.length === 0 || messages.some(({ path }) => path.length > 1);
  return hasGroups ? text.split('.') : [text];
}
