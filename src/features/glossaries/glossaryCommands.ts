import {
  addDictionary,
  createGlossary,
  deleteDictionary,
  deleteGlossary,
  renameGlossary,
} from './list/editGlossary.ts';
import { copyGlossaryId, openRow, useGlossary } from './list/rowCommands.ts';
import { mergeDictionary } from './push/mergeDictionary.ts';
import { compareFile, pushFile } from './push/pushFile.ts';

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
