import type { PathParts } from './candidate.ts';
import type { Evidence } from './resourceSet.ts';

/** Names of folders that hold the messages of a program, in small letters. */
const tellingFolders: ReadonlySet<string> = new Set([
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
const tellingWords: ReadonlySet<string> = new Set([
  ...tellingFolders,
  'bundle',
  'labels',
  'message',
  'string',
  'text',
  'texts',
]);

/** Whether a folder of this name holds messages. */
export function isTellingFolder(name: string | undefined): boolean {
  return name !== undefined && tellingFolders.has(name.toLowerCase());
}

/** What the rest of a file's name (without its locale) or one of its folders says about what is in it. */
export function tellingName(parts: PathParts, rest: string): Evidence | undefined {
  const word = rest.split(/[._-]/u).find((part) => tellingWords.has(part.toLowerCase()));
  if (word !== undefined) return { code: 'fileName', name: word };
  return tellingFolder(parts.folders);
}

/** The same of a file that has no translation yet: a `message-broker` holds no messages, `shop-messages` do. */
export function tellingBase(parts: PathParts, stem: string): Evidence | undefined {
  const name = stem.split(/[._-]/u).at(-1) ?? '';
  return tellingWords.has(name.toLowerCase())
    ? { code: 'fileName', name }
    : tellingFolder(parts.folders);
}

/** The nearest of these folders that is known to hold messages. */
export function tellingFolder(folders: readonly string[]): Evidence | undefined {
  const name = folders.findLast(isTellingFolder);
  return name === undefined ? undefined : { code: 'folderName', name };
}
