import { settings } from '../../platform/settings.ts';
import { copyId } from '../../platform/ui/copyId.ts';
import { useForFolder } from '../../platform/workspace/useForFolder.ts';
import type { DictionaryFileSystem } from './dictionary/dictionaryFileSystem.ts';
import {
  addDictionary,
  createGlossary,
  deleteDictionary,
  deleteGlossary,
  renameGlossary,
  openEntries,
} from './editGlossary.ts';
import { dictionaryRowOf, glossaryRowOf } from './glossariesTree.ts';
import { compareFile, pushFile, mergeDictionary } from './pushFile.ts';

/** What the commands of glossaries do: loaded with the first of them. */
export const glossaryCommands = {
  addDictionary,
  compareFile,
  copyGlossaryId,
  createGlossary,
  deleteDictionary,
  deleteGlossary,
  mergeDictionary,
  openRow,
  pushFile,
  renameGlossary,
  useGlossary,
};

async function openRow(files: DictionaryFileSystem, given: unknown): Promise<void> {
  const row = dictionaryRowOf(given);
  if (row !== undefined) await openEntries(files, row.glossary, row.dictionary);
}

async function useGlossary(given: unknown): Promise<void> {
  const glossary = glossaryRowOf(given)?.glossary;
  if (glossary !== undefined) await useForFolder(settings.glossary.id, glossary);
}

async function copyGlossaryId(given: unknown): Promise<void> {
  const glossary = glossaryRowOf(given)?.glossary;
  if (glossary !== undefined) await copyId(glossary.id);
}
