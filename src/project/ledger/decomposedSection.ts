import { runYielding } from '../../catalog/cooperative.ts';
import {
  joinedEntries,
  type FileEntries,
  type LedgerSection,
  decomposedLedgerPath,
} from '../../catalog/ledger/ledger.ts';
import type { FileChange, Files, RefusedFile } from '../ports/files.ts';
import { readSection } from './readLedger.ts';
import { sectionChange } from './sectionChange.ts';

/** A file of the ledger that has the name of a source file with decomposed letters. */
interface Decomposed {
  readonly path: string;
  readonly text: string;
  readonly entries: FileEntries;
}

/**
 * What such a file knows of a section; nothing where there is none.
 *
 * @throws {ProjectError} where it cannot be read
 */
export async function readDecomposed(
  files: Pick<Files, 'read'>,
  section: LedgerSection,
): Promise<Decomposed | undefined> {
  const path = decomposedLedgerPath(section);
  const text = path && (await files.read(path));
  if (path === undefined || !text) return undefined;
  return { path, text, entries: await runYielding(readSection(text, section)) };
}

/** Puts what such files know into those that have the right name, and empties them: in this order, so that one always has it. */
export async function carryDecomposed(
  files: Files,
  sections: readonly LedgerSection[],
): Promise<readonly RefusedFile[]> {
  for (const { sourcePath, locale } of sections) {
    const found = await readDecomposed(files, { sourcePath, locale });
    if (found === undefined) continue;
    const { path, text, entries } = found;
    const own = sectionChange({
      sourcePath,
      locale,
      // oxlint-disable-next-line require-yield -- there is nothing to do between
      *change(known) {
        return joinedEntries(known, entries);
      },
    });
    for (const change of [own, emptied(path, text)]) {
      const { refused } = await files.write([change]);
      if (refused.length > 0) return refused;
    }
  }
  return [];
}

/** Only as long as the file says what was carried over. */
function emptied(path: string, carried: string): FileChange {
  return {
    path,
    // oxlint-disable-next-line require-yield -- there is nothing to do between
    *change(now = '') {
      const edits = now === carried ? [{ offset: 0, length: now.length, text: '' }] : [];
      return { base: now, edits };
    },
  };
}
