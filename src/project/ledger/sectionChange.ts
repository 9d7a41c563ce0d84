import {
  type FileEntries,
  type MovedSection,
  ledgerPath,
  type LedgerSection,
  ledgerName,
  LedgerError,
} from '../../resources/ledger/ledger.ts';
import { parseRootInSteps, type LedgerRoot } from '../../resources/ledger/ledgerRoot.ts';
import {
  writeLedgerInSteps,
  parseLedgerInSteps,
  type ReadEntries,
} from '../../resources/ledger/ledgerText.ts';
import type { Cooperative } from '../../resources/cooperative.ts';
import type { BaseAndEdits, FileChange } from '../ports/files.ts';
import { ProjectError } from './projectError.ts';

/** What the ledger is to say of a source file × locale, worked out when it is written. */
export interface SectionChange extends MovedSection {
  readonly change: (before: FileEntries) => Cooperative<FileEntries>;
}

/** The change of the file of a section, which goes on to say where it was before. It is not made for nothing. */
export function sectionChange({ change, movedFrom = [], ...section }: SectionChange): FileChange {
  return {
    path: ledgerPath(section),
    *change(text): Cooperative<BaseAndEdits> {
      const base = text ?? '';
      const known = yield* readFileOf(section, base);
      const entries = yield* change(known.entries);
      if (text === undefined && entries.size === 0) return { base, edits: [] };
      const moved = { ...section, movedFrom: [...known.movedFrom, ...movedFrom] };
      const after = yield* writeLedgerInSteps(moved, entries);
      const isSame = after === base.replaceAll('\r\n', '\n');
      return { base, edits: isSame ? [] : [{ offset: 0, length: base.length, text: after }] };
    },
  };
}

/** Reads `glossa.lock`. @throws {ProjectError} */
export function readRoot(text = ''): Cooperative<LedgerRoot> {
  return named(ledgerName, parseRootInSteps(text));
}

/** What the file of a section knows. @throws {ProjectError} */
export function* readSection(text: string, section: LedgerSection): Cooperative<FileEntries> {
  return (yield* readFileOf(section, text)).entries;
}

/** Reads all of the file of a section. @throws {ProjectError} */
export function readFileOf(section: LedgerSection, text = ''): Cooperative<ReadEntries> {
  return named(ledgerPath(section), parseLedgerInSteps(text, section));
}

function* named<T>(path: string, reading: Cooperative<T>): Cooperative<T> {
  try {
    return yield* reading;
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    throw new ProjectError({ code: 'ledger', path, reason: error.reason });
  }
}
