import { type FileEntries, type MovedSection, ledgerPath } from '../../catalog/ledger/ledger.ts';
import { writeLedgerInSteps } from '../../catalog/ledger/ledgerText.ts';
import type { Cooperative } from '../../catalog/cooperative.ts';
import type { BaseAndEdits, FileChange } from '../ports/files.ts';
import { readFileOf } from './readLedger.ts';

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
