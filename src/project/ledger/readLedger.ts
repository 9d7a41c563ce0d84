import {
  type FileEntries,
  type LedgerSection,
  ledgerName,
  ledgerPath,
  LedgerError,
} from '../../catalog/ledger/ledger.ts';
import { parseRootInSteps, type LedgerRoot } from '../../catalog/ledger/ledgerRoot.ts';
import { parseLedgerInSteps, type ReadEntries } from '../../catalog/ledger/ledgerText.ts';
import type { Cooperative } from '../../catalog/cooperative.ts';
import { ProjectError } from '../projectError.ts';

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
