import { runSync, createYielder } from '../../resources/cooperative.ts';
import { applyEdits, difference, editsBetween, type Edit } from '../../resources/edit.ts';
import {
  type KeyPath,
  type MessageValue,
  type ResourceFile,
  keyId,
} from '../../resources/formats/format.ts';
import { placeOfKey } from '../../resources/formats/keyAt.ts';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import type { Files } from '../ports/files.ts';
import type { EditedText } from '../ports/editedText.ts';
import { keepMarks, carryLedgerOfSet } from './moveLedgerKeys.ts';
import {
  KeyChangeError,
  type KeyChange,
  type KeyFile,
  movedPath,
  placesAfter,
  startsWith,
  editsThatHold,
  valuesIn,
} from './keyChange.ts';
import { renamedTogether, deletedTogether } from './pluralFamily.ts';
import { readKeyFiles } from './readKeyFile.ts';
import { GoneKeys, withoutKeys } from './withoutKeys.ts';

/**
 * Works out a change of keys in the source and in all locales of a set. All of it or nothing. The ledger has what it knows of
 * each text under its new key beside the one of before, from now on: whichever of the two a file has, nothing is known less of
 * it, also where the change is taken back, or closed without being saved. The next run lets go of what no file has.
 *
 * @throws {KeyChangeError}
 * @throws {ProjectError} where there is a ledger that cannot be read
 * @throws the error that kept it from being written; nothing has changed then
 */
export async function planKeyChange(
  files: Files,
  set: ResourceSet,
  change: KeyChange,
): Promise<readonly EditedText[]> {
  const all = await readKeyFiles(files, set, change.from);
  const [source] = all;
  if (source === undefined) return [];
  if (!all.some(({ file }) => placeOfKey(file, change.from)))
    throw new KeyChangeError('absent', source.path, change.from);
  refuseDotted(source, change);
  const changes = changesFor(source, change);
  const edited: EditedText[] = [];
  const giveWay = createYielder();
  let model: KeyFile | undefined;
  for (const one of all) {
    const edits = applyKeyChanges(one, changes, model?.file);
    const { path, format, file } = one;
    const { text } = file;
    if (edits.length > 0) edited.push({ path, text, edits });
    model ??= { ...one, file: runSync(format.parse(applyEdits(text, edits), file)) };
    await giveWay();
  }
  await carryLedgerOfSet(files, set);
  await keepMarks(files, set, changes);
  return edited;
}

function refuseDotted({ file, format, path }: KeyFile, change: KeyChange): void {
  if (format.keys.isFlat) return;
  const isDotted = (key: KeyPath) => key.some((step) => String(step).includes('.'));
  if (!isDotted(change.to) || isDotted(change.from)) return;
  const all = file.messages.map((message) => message.path);
  if (all.some((key) => key.length > 1) && !all.some(isDotted))
    throw new KeyChangeError('dotted', path, change.to);
}

function changesFor(source: KeyFile, change: KeyChange): readonly KeyChange[] {
  if (change.kind !== 'rename') return [change];
  return renamedTogether(source.file, change).map((pair) => ({ kind: 'rename', ...pair }));
}

/**
 * The edits that make a change in one file; none where it has no such key. Whatever comes out is read again: the messages
 * of the file are those that they have to be, and nothing else.
 *
 * @param model the source as it becomes, whose order a key that goes into another group follows
 * @throws {KeyChangeError}
 */
export function applyKeyChange(
  one: KeyFile,
  change: KeyChange,
  model: ResourceFile | undefined,
): readonly Edit[] {
  const { file, path } = one;
  const { from } = change;
  refuseTaken(one, change);
  if (placeOfKey(file, from) === undefined) {
    // What stands there by an alias has no key of its own.
    if (!file.messages.some((message) => startsWith(message.path, from))) return [];
    throw new KeyChangeError('impossible', path, from);
  }
  const edits = editsThatHold(one, () => editsFor(one, change, model), {
    values: valuesIn(expected(file, change)),
    placesAfter: (place) => placesAfter(place, change),
    isRight: (after) => hasKeys(after, change),
  });
  if (edits !== undefined) return edits;
  throw new KeyChangeError('impossible', path, from);
}

/** The same for several changes, one after the other. */
function applyKeyChanges(
  one: KeyFile,
  changes: readonly KeyChange[],
  model: ResourceFile | undefined,
): readonly Edit[] {
  if (changes.every(staysInGroup))
    return changes.flatMap((change) => applyKeyChange(one, change, model));
  let now = one;
  for (const change of changes) {
    const text = applyEdits(now.file.text, applyKeyChange(now, change, model));
    now = { ...one, file: runSync(one.format.parse(text, now.file)) };
  }
  return editsBetween(one.file.text, now.file.text);
}

function staysInGroup(change: KeyChange): boolean {
  return keyId(change.from.slice(0, -1)) === keyId(change.to.slice(0, -1));
}

function editsFor(
  one: KeyFile,
  change: KeyChange,
  model: ResourceFile | undefined,
): readonly Edit[] {
  const { file } = one;
  const { from } = change;
  if (file.keys.isRepeated(from)) throw new KeyChangeError('impossible', one.path, from);
  const { to } = change;
  const name = to.at(-1);
  if (typeof name !== 'string' || name === '') throw new KeyChangeError('noName', one.path, to);
  if (!staysInGroup(change)) return elsewhere(one, change, model);
  return change.kind === 'rename' ? file.keys.rename(from, name) : file.keys.copy(from, name);
}

/** Into another group: the texts are written there as new ones are. */
function elsewhere(
  { format, file, path }: KeyFile,
  { kind, from, to }: KeyChange,
  model: ResourceFile | undefined,
): readonly Edit[] {
  if (format.keys.isFlat) throw new KeyChangeError('flat', path, to);
  if (startsWith(to, from)) throw new KeyChangeError('inside', path, to);
  if (!file.keys.holdsOnlyMessages(from)) throw new KeyChangeError('impossible', path, from);
  const values = file.messages.flatMap((message) => {
    const moved = movedPath(message.path, from, to);
    return moved === undefined ? [] : [{ path: moved, value: message.value }];
  });
  const left = kind === 'rename' ? applyEdits(file.text, file.keys.remove([from])) : file.text;
  const rest = runSync(format.parse(left, file));
  const after = applyEdits(left, runSync(rest.write(values, model ?? rest, () => true)));
  return [difference(file.text, after)];
}

function refuseTaken({ file, path }: KeyFile, change: KeyChange): void {
  if (placeOfKey(file, change.to) !== undefined) throw new KeyChangeError('taken', path, change.to);
}

function expected({ messages }: ResourceFile, change: KeyChange): readonly MessageValue[] {
  return messages.flatMap(({ path, value }) =>
    placesAfter(path, change).map((place) => ({ path: place, value })),
  );
}

/** Also where a key names no message: a number, or a group without texts. */
function hasKeys(after: ResourceFile, change: KeyChange): boolean {
  const has = (key: KeyPath) => placeOfKey(after, key) !== undefined;
  return has(change.to) && (change.kind === 'duplicate' || !has(change.from));
}

/** Keys, or groups of keys, of a set. */
interface SetKeys {
  readonly set: ResourceSet;
  readonly keys: readonly KeyPath[];
  /** Those of them that were named in a target: where that has a text, nothing else goes that others have there. */
  readonly ofTargets?: readonly KeyPath[];
}

/**
 * Works out how keys go from the sources and from all locales of their sets. All of it or nothing. The ledger keeps what it knows
 * of them, for where that is taken back, until the next run.
 *
 * @throws {KeyChangeError}
 * @throws {ProjectError} where there is a ledger that cannot be read
 */
export async function planDeletedKeys(
  files: Files,
  all: readonly SetKeys[],
): Promise<readonly EditedText[]> {
  const edited = await textsWithoutKeys(files, all);
  for (const { set } of all) await carryLedgerOfSet(files, set);
  return edited;
}

/**
 * The same to be told what would go: nothing is written for it.
 *
 * @throws {KeyChangeError}
 */
export async function textsWithoutKeys(
  files: Files,
  all: readonly SetKeys[],
): Promise<readonly EditedText[]> {
  const edited: EditedText[] = [];
  const giveWay = createYielder();
  for (const { set, keys, ofTargets = [] } of all) {
    const found = await readKeyFiles(files, set, keys[0] ?? []);
    for (const key of ofTargets) refuseOtherThanText(found, key);
    const gone = new GoneKeys(found.slice(0, 1).flatMap(({ file }) => deletedTogether(file, keys)));
    refuseAbsent(found, keys);
    for (const one of found) {
      const edits = withoutKeys(one, gone);
      if (edits.length > 0) edited.push({ path: one.path, text: one.file.text, edits });
      await giveWay();
    }
  }
  return edited;
}

/** A target may have a text where its source, or another target, has a group with texts of its own. */
function refuseOtherThanText([source, ...targets]: readonly KeyFile[], key: KeyPath): void {
  const hasText = ({ file }: KeyFile) => file.get(file.keys.shape.messagePath(key)) !== undefined;
  if (source === undefined || hasText(source) || !targets.some(hasText)) return;
  const hasOthers = ({ file }: KeyFile) =>
    file.messages.some(({ path }) => startsWith(path, key) && path.length > key.length);
  const other =
    placeOfKey(source.file, key) === undefined
      ? targets.find((one) => !hasText(one) && hasOthers(one))
      : source;
  if (other !== undefined) throw new KeyChangeError('impossible', other.path, key);
}

function refuseAbsent(files: readonly KeyFile[], keys: readonly KeyPath[]): void {
  const there = new Set<string>();
  for (const { file } of files) for (const { path } of file.keys.places()) there.add(keyId(path));
  const absent = keys.find((key) => !there.has(keyId(key)));
  if (absent !== undefined) throw new KeyChangeError('absent', files[0]?.path ?? '', absent);
}
