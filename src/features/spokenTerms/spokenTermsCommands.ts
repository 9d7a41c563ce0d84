import {
  addLanguage,
  copyCollectionId,
  createCollection,
  deleteCollection,
  deleteList,
  editTerms,
  renameCollection,
  addById,
  forgetCollection,
} from './collectionCommands.ts';

/** What the commands of spoken terms do: loaded with the first of them. */
export const spokenTermsCommands = {
  addById,
  addLanguage,
  copyCollectionId,
  createCollection,
  deleteCollection,
  deleteList,
  editTerms,
  forgetCollection,
  renameCollection,
};
