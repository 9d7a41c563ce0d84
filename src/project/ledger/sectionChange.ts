import type { FileEntries, LedgerSection } from '../../catalog/ledger/ledger.ts';
import { ledgerPath } from '../../catalog/ledger/ledgerPath.ts';
import { earlierIn, writeLedgerInSteps } from '../../catalog/ledger/ledgerText.ts';
import type { Cooperative } from '../../catalog/cooperative.ts';
import type { BaseAndEdits, FileChange } from '../ports/files.ts';
import { readSection } from './readLedger.ts';

/** A section with those that its file had before it was moved. */
export interface MovedSection extends LedgerSection {
  readonly movedFrom?: readonly LedgerSection[];
}

/** What the ledger is to say of a source file × locale, worked out when it is written. */
export interface SectionChange extends MovedSection {
  readonly change: (before: FileEntries) => Cooperative<FileEntries>;
}

/** The change of the file of a section. It is not made for nothing. */
export function sectionChange({ change, movedFrom = [], ...section }: SectionChange): FileChange {
  return {
    path: ledgerPath(section),
    *change(text): Cooperative<BaseAndEdits> {
      const base = text ?? '';
      const entries = yield* change(yield* readSection(base, section));
      if (text === undefined && entries.size === 0) return { base, edits: [] };
      const earlier = [...earlierIn(base), ...movedFrom];
      const after = yield* writeLedgerInSteps(section, entries, earlier);
      const isSame = after === base.replaceAll('\r\n', '\n');
      return { base, edits: isSame ? [] : [{ offset: 0, length: base.length, text: after }] };
    },
  };
}
