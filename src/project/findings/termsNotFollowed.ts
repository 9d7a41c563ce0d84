import { createYielder } from '../../catalog/cooperative.ts';
import type { ResourceFile } from '../../catalog/formats/format.ts';
import {
  indexTerms,
  termFindings,
  type Term,
  type TermIndex,
} from '../../message/checks/glossaryTerms.ts';
import type { MessageFinding } from './fileToCheck.ts';

/** The translations of a file in which terms of its source are not those of the glossary. Gives way to other work. */
export async function termsNotFollowed(
  file: ResourceFile,
  source: ResourceFile,
  terms: readonly Term[],
): Promise<readonly MessageFinding[]> {
  if (terms.length === 0) return [];
  const index = indexOf(terms);
  const findings: MessageFinding[] = [];
  const giveWay = createYielder();
  for (const message of file.messages) {
    const from = message.value === '' ? undefined : source.get(message.path);
    if (from === undefined) continue;
    for (const finding of termFindings(from.value, message.value, index)) {
      findings.push({ finding, message });
    }
    await giveWay();
  }
  return findings;
}

/** A dictionary has thousands of entries, and each file is checked with them again and again. */
const indexes = new WeakMap<readonly Term[], TermIndex>();

function indexOf(terms: readonly Term[]): TermIndex {
  const index = indexes.get(terms) ?? indexTerms(terms);
  indexes.set(terms, index);
  return index;
}
