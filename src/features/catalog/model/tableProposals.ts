import type { OpenProposal } from '../../../platform/review/openProposals.ts';
import type { ProposedCell } from '../../../project/table/proposedCell.ts';
import { sectionName } from './sectionName.ts';

type CellsByLocale = Map<string, Map<string, ProposedCell>>;

/** Open proposals as the table takes them: by section, locale and `keyId`. */
export function tableProposals(all: readonly OpenProposal[]): ReadonlyMap<string, CellsByLocale> {
  const sections = new Map<string, CellsByLocale>();
  for (const { folder, target, id, source, before, text, findings } of all) {
    const name = sectionName(folder, target.set.pattern);
    const locales: CellsByLocale = sections.get(name) ?? new Map();
    sections.set(name, locales);
    const cells = locales.get(target.locale) ?? new Map<string, ProposedCell>();
    locales.set(target.locale, cells.set(id, { source, before, text, findings }));
  }
  return sections;
}
