import { settings } from '../../../platform/settings.ts';
import { copyId } from '../../../platform/ui/copyId.ts';
import { useForFolder } from '../../../platform/workspace/useForFolder.ts';
import type { DictionaryFileSystem } from '../dictionary/dictionaryFileSystem.ts';
import { dictionaryRowOf, glossaryRowOf } from './glossariesTree.ts';
import { openEntries } from './editGlossary.ts';

export async function openRow(files: DictionaryFileSystem, given: unknown): Promise<void> {
  const row = dictionaryRowOf(given);
  if (row !== undefined) await openEntries(files, row.glossary, row.dictionary);
}

export async function useGlossary(given: unknown): Promise<void> {
  const glossary = glossaryRowOf(given)?.glossary;
  if (glossary !== undefined) await useForFolder(settings.glossary.id, glossary);
}

export async function copyGlossaryId(given: unknown): Promise<void> {
  const glossary = glossaryRowOf(given)?.glossary;
  if (glossary !== undefined) await copyId(glossary.id);
}
