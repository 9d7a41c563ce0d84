/** The folders of locales in extensions of VS Code, as they were before. */
export const olderFolders: ReadonlyMap<string, string> = new Map([
  ['bul', 'bg'],
  ['chs', 'zh-CN'],
  ['cht', 'zh-TW'],
  ['csy', 'cs'],
  ['deu', 'de'],
  ['enu', 'en'],
  ['esn', 'es'],
  ['fra', 'fr'],
  ['hun', 'hu'],
  ['ita', 'it'],
  ['jpn', 'ja'],
  ['kor', 'ko'],
  ['plk', 'pl'],
  ['ptb', 'pt-BR'],
  ['rus', 'ru'],
  ['sve', 'sv'],
  ['trk', 'tr'],
]);

/** The folder of a locale; nothing where it had none. */
export function olderFolder(locale: string): string | undefined {
  return [...olderFolders].find(([, one]) => one === locale)?.[0];
}
