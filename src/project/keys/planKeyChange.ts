import { runSync, createYielder } from '../../catalog/cooperative.ts';
import { applyEdits } from '../../catalog/edit.ts';
import type { KeyPath } from '../../catalog/formats/format.ts';
import { placeOfKey } from '../../catalog/formats/keyAt.ts';
import type { ResourceSet } from '../../catalog/layouts/resourceSet.ts';
import { ledgerEdits } from '../ledger/ledgerEdits.ts';
import type { Files } from '../ports/files.ts';
import type { EditedText } from '../write/editedText.ts';
import { changedByAll } from './changedFile.ts';
import { carryMovedOf } from './carryMovedOf.ts';
import { changedLedger, ledgerChange } from './changedLedger.ts';
import { KeyChangeError, type KeyChange } from './keyChange.ts';
import type { KeyFile } from './keyFile.ts';
import { renamedTogether } from './pluralFamily.ts';
import { readKeyFiles } from './readKeyFile.ts';

/**
 * Works out a change of keys in the source and in all locales of a set, and in the ledger, which keeps what it knows of each
 * text. All of it or nothing.
 *
 * @throws {KeyChangeError}
 * @throws {ProjectError} where there is a ledger that cannot be read
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
    const edits = changedByAll(one, changes, model?.file);
    const { path, format, file } = one;
    const { text } = file;
    if (edits.length > 0) edited.push({ path, text, edits });
    model ??= { ...one, file: runSync(format.parse(applyEdits(text, edits))) };
    await giveWay();
  }
  await carryMovedOf(files, set);
  return [...edited, ...(await ledgerEdits(files, changedLedger(set, ledgerChange(changes))))];
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
