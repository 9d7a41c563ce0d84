import {
  type LedgerSection,
  type MovedSection,
  ledgerFolder,
  plainSection,
} from '../../resources/ledger/ledger.ts';
import { sectionAt } from '../../resources/ledger/ledgerText.ts';
import type { Files } from '../ports/files.ts';
import { carryMoved } from './carryMoved.ts';
import { DirectoryListings } from './directoryListings.ts';

/** A file or folder that somebody has given another path. */
export interface RenamedPath {
  readonly from: string;
  readonly to: string;
}

/**
 * Lets what is known of source files follow them at once where it was seen how they were renamed. Of what else is moved, the
 * marks themselves tell later.
 *
 * @returns the sections of the ledger that have moved, where they are now
 * @throws the error that kept the ledger from being read or written; what is known is then where it was
 */
export async function followRenamed(
  files: Files,
  renamed: readonly RenamedPath[],
): Promise<readonly LedgerSection[]> {
  const names = new DirectoryListings(files);
  const moved: MovedSection[] = [];
  for (const section of await sectionsOf(files)) {
    const sourcePath = newPath(section.sourcePath, renamed);
    if (sourcePath === undefined) continue;
    const isMoved = !(await names.has(section.sourcePath)) && (await names.has(sourcePath));
    if (isMoved) moved.push({ sourcePath, locale: section.locale, movedFrom: [section] });
  }
  const [refused] = await carryMoved(files, moved);
  if (refused !== undefined) throw refused.error;
  return moved.map(({ sourcePath, locale }) => ({ sourcePath, locale }));
}

async function sectionsOf(files: Files): Promise<readonly LedgerSection[]> {
  const sections: LedgerSection[] = [];
  for (const locale of await files.namesIn(ledgerFolder)) {
    const folder = `${ledgerFolder}/${locale}`;
    for (const name of await files.namesIn(folder)) {
      const path = `${folder}/${name}`;
      const isFile = name.endsWith('.txt');
      const section = isFile
        ? (plainSection(path) ?? sectionAt(path, (await files.read(path)) ?? ''))
        : undefined;
      if (section !== undefined) sections.push(section);
    }
  }
  return sections;
}

/** Where a file is now that was renamed, or is in a folder that was; nothing where neither is so. */
export function newPath(path: string, renamed: readonly RenamedPath[]): string | undefined {
  for (const { from: given, to } of renamed) {
    const from = given.normalize('NFC');
    if (path.normalize('NFC') === from) return to;
    if (path.normalize('NFC').startsWith(`${from}/`))
      return to + path.normalize('NFC').slice(from.length);
  }
  return undefined;
}
