import { runYielding } from '../../resources/cooperative.ts';
import {
  joinedEntries,
  type Ledger,
  ledgerFolder,
  ledgerName,
  ledgerPath,
} from '../../resources/ledger/ledger.ts';
import { rootText, type LedgerRoot } from '../../resources/ledger/ledgerRoot.ts';
import type { FileChange, Files, RefusedFile } from '../ports/files.ts';
import { sectionChange, type SectionChange, readRoot, readSection } from './sectionChange.ts';

/** Files that are written at once: all texts of version 1 together would be too much for the memory. */
const atOnce = 32;

/** Tries to get a word in while somebody else writes `glossa.lock`. */
const attempts = 5;

/**
 * The lines of both sides count where two branches met, as `statusOf` takes them. Hosts of code fold what is generated in
 * reviews; each has its own word for it.
 */
const attributes = '*.txt text eol=lf merge=union linguist-generated gitlab-generated\n';

/** What tells git how to merge the files of the ledger. */
export const attributesName = '.gitattributes';
export const attributesPath = `${ledgerFolder}/${attributesName}`;

/**
 * Sees to it that `glossa.lock` leads to the folder. What it holds of version 1 goes into the files of the folder first,
 * beside what these know; it leaves `glossa.lock` once all of them are on the disk, so that at each moment one of the two
 * has it. What a Glossa of version 1 writes meanwhile is carried over as well.
 */
export async function carryOver(files: Files): Promise<{
  /** There was no ledger. */
  readonly isNew: boolean;
  readonly refused: readonly RefusedFile[];
}> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const found = await readNow(files);
    if ('error' in found) return { isNew: false, refused: [{ path: ledgerName, ...found }] };
    const { text, older, isCarriedOver } = found;
    if (isCarriedOver) break;
    const refused = await writeSections(files, older);
    if (refused.length > 0) return { isNew: false, refused };
    // The attributes first: with them the disk has the names of what was made in the folder.
    const root = rootChange(text);
    for (const change of [attributesChange, root.change]) {
      const outcome = await files.write([change]);
      if (outcome.refused.length > 0) return { isNew: false, refused: outcome.refused };
    }
    if (root.isMade()) return { isNew: text === undefined, refused: [] };
  }
  return { isNew: false, refused: [] };
}

/**
 * Finds out whether {@link carryOver} could do its part, before anything is paid for that needs it. Nothing is changed.
 *
 * @throws what keeps a file from being read or written
 */
export async function refuseUnwritableLedger(
  files: Pick<Files, 'read' | 'refuseUnwritable'>,
): Promise<void> {
  const text = await files.read(ledgerName);
  const { older, isCarriedOver } = await runYielding(readRoot(text));
  if (isCarriedOver) return;
  for (const [sourcePath, locales] of older) {
    for (const locale of locales.keys()) {
      const section = { sourcePath, locale };
      const path = ledgerPath(section);
      await runYielding(readSection((await files.read(path)) ?? '', section));
      await files.refuseUnwritable(path);
    }
  }
  // Whatever stands there already stays.
  const hasAttributes = (await files.read(attributesPath)) !== undefined;
  if (!hasAttributes) await files.refuseUnwritable(attributesPath);
  await files.refuseUnwritable(ledgerName);
}

async function readNow(
  files: Files,
): Promise<(LedgerRoot & { readonly text: string | undefined }) | { readonly error: unknown }> {
  try {
    const text = await files.read(ledgerName);
    return { text, ...(await runYielding(readRoot(text))) };
  } catch (error) {
    return { error };
  }
}

async function writeSections(files: Files, older: Ledger): Promise<readonly RefusedFile[]> {
  const changes = [...older].flatMap(([sourcePath, locales]) =>
    [...locales].map(([locale, entries]): SectionChange => ({
      sourcePath,
      locale,
      // oxlint-disable-next-line require-yield -- there is nothing to do between
      *change(known) {
        return joinedEntries(known, entries);
      },
    })),
  );
  for (let done = 0; done < changes.length; done += atOnce) {
    const some = changes.slice(done, done + atOnce).map(sectionChange);
    const { refused } = await files.write(some);
    if (refused.length > 0) return refused;
  }
  return [];
}

/** Only as long as the file says what was carried over. */
function rootChange(carried: string | undefined): {
  readonly change: FileChange;
  readonly isMade: () => boolean;
} {
  let isMade = false;
  const change: FileChange = {
    path: ledgerName,
    // oxlint-disable-next-line require-yield -- there is nothing to do between
    *change(now) {
      isMade = now === carried;
      const base = now ?? '';
      const edit = { offset: 0, length: base.length, text: rootText };
      return { base, edits: isMade ? [edit] : [] };
    },
  };
  return { change, isMade: () => isMade };
}

/** Whatever stands there already counts. */
const attributesChange: FileChange = {
  path: attributesPath,
  // oxlint-disable-next-line require-yield -- there is nothing to do between
  *change(now) {
    const edits = now === undefined ? [{ offset: 0, length: 0, text: attributes }] : [];
    return { base: now ?? '', edits };
  },
};
