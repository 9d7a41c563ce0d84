import type { PathParts } from '../candidate.ts';
import type { Evidence } from '../resourceSet.ts';

/** Names of folders that hold the messages of a program, in lowercase. */
export const conventionalFolders: ReadonlySet<string> = new Set([
  'i18n',
  'intl',
  'l10n',
  'lang',
  'langs',
  'language',
  'languages',
  'locale',
  'locales',
  'localisation',
  'localisations',
  'localization',
  'localizations',
  'messages',
  'nls',
  'strings',
  'translation',
  'translations',
]);

/** Words in file names that say the same as such a folder. */
export const conventionalWords: ReadonlySet<string> = new Set([
  ...conventionalFolders,
  'bundle',
  'labels',
  'message',
  'string',
  'text',
  'texts',
]);

/** Whether a folder of this name holds messages. */
export function isConventionalFolder(name: string | undefined): boolean {
  return name !== undefined && conventionalFolders.has(name.toLowerCase());
}

/** What the rest of a file's name (without its locale) or one of its folders says about what is in it. */
export function conventionalName(parts: PathParts, rest: string): Evidence | undefined {
  const word = rest.split(/[._-]/u).find((part) => conventionalWords.has(part.toLowerCase()));
  if (word !== undefined) return { code: 'fileName', name: word };
  return conventionalFolder(parts.folders);
}

/** The same of a file that has no translation yet: a `message-broker` holds no messages, `shop-messages` do. */
export function conventionalBaseName(parts: PathParts, stem: string): Evidence | undefined {
  const name = stem.split(/[._-]/u).at(-1) ?? '';
  return conventionalWords.has(name.toLowerCase())
    ? { code: 'fileName', name }
    : conventionalFolder(parts.folders);
}

/** The nearest of these folders that is known to hold messages. */
export function conventionalFolder(folders: readonly string[]): Evidence | undefined {
  const name = folders.findLast(isConventionalFolder);
  return name === undefined ? undefined : { code: 'folderName', name };
}
