import { createYielder } from '../../resources/cooperative.ts';
import { keyId, type KeyPath } from '../../resources/formats/format.ts';
import type { FileEntries } from '../../resources/ledger/ledger.ts';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { ledgerEdits } from '../ledger/ledgerEdits.ts';
import type { SectionChange } from '../ledger/sectionChange.ts';
import type { Files } from '../ports/files.ts';
import type { EditedText } from '../ports/editedText.ts';
import { moveLedgerKeys, carryLedgerOfSet } from './moveLedgerKeys.ts';
import { KeyChangeError, type KeyFile } from './keyChange.ts';
import { deletedTogether } from './pluralFamily.ts';
import { readKeyFiles } from './readKeyFile.ts';
import { GoneKeys, withoutKeys } from './withoutKeys.ts';

/** Keys, or groups of keys, of a set. */
export interface SetKeys {
  readonly set: ResourceSet;
  readonly keys: readonly KeyPath[];
}

/**
 * Works out how keys go from the sources and from all locales of their sets, and from the ledger. All of it or nothing.
 *
 * @throws {KeyChangeError}
 * @throws {ProjectError} where there is a ledger that cannot be read
 */
export async function planDeletedKeys(
  files: Files,
  all: readonly SetKeys[],
): Promise<readonly EditedText[]> {
  const { edited, changes } = await withoutAll(files, all);
  for (const { set } of all) await carryLedgerOfSet(files, set);
  return [...edited, ...(await ledgerEdits(files, changes))];
}

/**
 * The same without the ledger, to be told what would go: nothing is written for it.
 *
 * @throws {KeyChangeError}
 */
export async function textsWithoutKeys(
  files: Files,
  all: readonly SetKeys[],
): Promise<readonly EditedText[]> {
  return (await withoutAll(files, all)).edited;
}

async function withoutAll(files: Files, all: readonly SetKeys[]) {
  const edited: EditedText[] = [];
  const changes: SectionChange[] = [];
  const giveWay = createYielder();
  for (const { set, keys } of all) {
    const found = await readKeyFiles(files, set, keys[0] ?? []);
    const gone = new GoneKeys(found.slice(0, 1).flatMap(({ file }) => deletedTogether(file, keys)));
    refuseAbsent(found, keys);
    for (const one of found) {
      const edits = withoutKeys(one, gone);
      if (edits.length > 0) edited.push({ path: one.path, text: one.file.text, edits });
      await giveWay();
    }
    changes.push(...moveLedgerKeys(set, forgotten(gone)));
  }
  return { edited, changes };
}

function refuseAbsent(files: readonly KeyFile[], keys: readonly KeyPath[]): void {
  const there = new Set<string>();
  for (const { file } of files) for (const { path } of file.keys.places()) there.add(keyId(path));
  const absent = keys.find((key) => !there.has(keyId(key)));
  if (absent !== undefined) throw new KeyChangeError('absent', files[0]?.path ?? '', absent);
}

/** What was known of their texts is known no longer. */
const forgotten =
  (gone: GoneKeys) =>
  (entries: FileEntries): FileEntries =>
    new Map([...entries].filter(([id]) => !gone.has(JSON.parse(id) as KeyPath)));
