import { l10n } from './l10n.ts';

/** What more than one place says: what has to be done first, what happens, and what is wrong with what was given. */
export const sentences = {
  openFolder: () => l10n.t('Open a folder with resource files first.'),
  openResourceFile: () => l10n.t('Open a resource file first.'),
  putCursorOnMessage: () => l10n.t('Put the cursor on a key or a text of a resource file first.'),
  selectText: () => l10n.t('Select some text, then run this again.'),
  enterName: () => l10n.t('Enter a name.'),
  hasControlCharacter: () => l10n.t('This contains a control character.'),
  isNoLanguage: (tag: string) => l10n.t('“{0}” is not a valid language tag.', tag),
  noCollections: () => l10n.t('There are no spoken-terms collections yet.'),
  noMatch: () => l10n.t('No message matches these filters.'),
  keyIsKept: (host: string) =>
    l10n.t("The key is kept in the editor's secret storage and sent only to {0}.", host),
  loadingMemories: () => l10n.t('Loading translation memories'),
  creatingCollection: () => l10n.t('Creating the collection…'),
  savedAs: (name: string) => l10n.t('Saved as {0}.', name),
  copied: () => l10n.t({ message: 'Copied.', comment: 'Says that a text is in the clipboard.' }),
  translated: (names: string) => l10n.t('Translated: {0}.', names),
  tookTooLong: () => l10n.t('The translation was not done within an hour.'),
  unknownStatus: () => l10n.t('The service reported an unknown status.'),
  about: (name: string, sentence: string) =>
    l10n.t({
      message: '{0}: {1}',
      args: [name, sentence],
      comment: '{0} is the name of a file, {1} a sentence about it.',
    }),
  isEmpty: (name: string) => l10n.t('{0} is empty.', name),
  isUnreadable: (name: string) => l10n.t('{0} is not a file that can be read.', name),
  isUnknownType: (name: string) =>
    l10n.t('{0} is of a type that the service does not translate.', name),
  isTooLarge: (name: string, limit: string) =>
    l10n.t({
      message: '{0} is larger than {1}. Split it and try again. Nothing was sent.',
      args: [name, limit],
      comment: '{0} is the name of a file, {1} a size such as “512 MB”.',
    }),
  askToTranslate: (name: string, language: string) =>
    l10n.t({
      message: 'Translate {0} into {1}?',
      args: [name, language],
      comment: '{0} is the name of a file, {1} a language.',
    }),
} as const;
