import { runYielding } from '../../resources/cooperative.ts';
import {
  joinedEntries,
  type LedgerSection,
  type MovedSection,
  ledgerPath,
  type FileEntries,
  decomposedLedgerPath,
} from '../../resources/ledger/ledger.ts';
import type { ReadEntries } from '../../resources/ledger/ledgerText.ts';
import type { Files, RefusedFile, FileChange } from '../ports/files.ts';
import { sectionChange, readFileOf, readSection } from './sectionChange.ts';

/**
 * Gives sections what was known of their files where these were before, and where that was. It leaves its old place once it
 * is on the disk in the new one, so that at each moment one of the two has it; where both have it, the next such change takes
 * it from the old one.
 *
 * @returns what could not be written; nothing of that has changed
 */
export async function carryMoved(
  files: Files,
  sections: readonly MovedSection[],
): Promise<readonly RefusedFile[]> {
  const refused: RefusedFile[] = [];
  const done: (readonly [path: string, text: string])[] = [];
  for (const { movedFrom = [], ...section } of sections) {
    const old = await readAll(files, movedFrom);
    if (old.length === 0) continue;
    const known = old.map(({ entries }) => entries);
    const change = sectionChange({
      ...section,
      movedFrom: [...movedFrom, ...old.flatMap((one) => one.movedFrom)],
      // oxlint-disable-next-line require-yield -- there is nothing to do between
      *change(now) {
        return known.reduce(joinedEntries, now);
      },
    });
    const outcome = await files.write([change]);
    refused.push(...outcome.refused);
    if (outcome.refused.length === 0)
      done.push(...old.map(({ path, text }) => [path, text] as const));
  }
  // A file may have been copied before it was moved: its marks go to each of the places.
  if (refused.length === 0)
    for (const [path, text] of done)
      await files.removeMade(path, (now) => now === text).catch(() => false);
  return refused;
}

interface OldSection extends ReadEntries {
  readonly path: string;
  readonly text: string;
}

async function readAll(
  files: Files,
  sections: readonly LedgerSection[],
): Promise<readonly OldSection[]> {
  const all: OldSection[] = [];
  for (const section of sections) {
    const path = ledgerPath(section);
    const text = await files.read(path);
    if (text === undefined) continue;
    all.push({ path, text, ...(await runYielding(readFileOf(section, text))) });
  }
  return all;
}

/**
 * What such a file knows of a section; nothing where there is none.
 *
 * @throws {ProjectError} where it cannot be read
 */
export async function readDecomposed(
  files: Pick<Files, 'read'>,
  section: LedgerSection,
): Promise<
  { readonly path: string; readonly text: string; readonly entries: FileEntries } | undefined
> {
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
