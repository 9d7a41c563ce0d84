import { createYielder } from '../../resources/cooperative.ts';
import type { Finding } from '../../message/findings.ts';
import { indexTerms, termFindings, type TermIndex } from '../../message/checks/glossaryTerms.ts';
import type { TranslationJob } from '../../translation/job.ts';
import type { GlossaryEntries } from '../ports/glossaryEntries.ts';
import type { TranslatedEvent, UnitFindings } from './sentRun.ts';

/**
 * Checks after a run whether the glossary was followed. The entries of each pair are asked for once, and only where
 * something was translated with it. Rejects where they cannot be loaded.
 */
export async function glossaryFindings(
  translated: Iterable<TranslatedEvent>,
  entriesOf: GlossaryEntries,
): Promise<UnitFindings> {
  const indexes = new Map<string, Promise<TermIndex>>();
  const indexFor = ({ sourceLocale = '', locale }: TranslationJob, glossary: string) => {
    const key = JSON.stringify([glossary, sourceLocale, locale]);
    const index = indexes.get(key) ?? entriesOf(glossary, sourceLocale, locale).then(indexTerms);
    indexes.set(key, index);
    return index;
  };
  const found = new Map<TranslatedEvent['unit'], readonly Finding[]>();
  const yieldNow = createYielder();
  for (const { job, unit, value } of translated) {
    if (job.glossary === undefined) continue;
    const findings = termFindings(unit.source, value, await indexFor(job, job.glossary));
    if (findings.length > 0) found.set(unit, findings);
    await yieldNow();
  }
  return found;
}
