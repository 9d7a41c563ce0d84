import type * as vscode from 'vscode';
import { baseLanguage } from '../../catalog/locale.ts';
import { findTermFiles } from '../../platform/workspace/termFiles.ts';
import { readTermFile } from '../../platform/workspace/readTermFile.ts';

/** The terms of a locale in all term files of a folder; one that cannot be read has none. */
export async function termsOf(
  folder: vscode.WorkspaceFolder,
  locale: string,
): Promise<readonly string[]> {
  const uris = await findTermFiles(folder);
  const files = await Promise.all(uris.map((uri) => readTermFile(uri).catch(() => undefined)));
  const lists = files.flatMap((open) => open?.file.lists ?? []);
  const own = lists.filter(({ language }) => [locale, baseLanguage(locale)].includes(language));
  return [...new Set(own.flatMap(({ entries }) => entries.map(({ term }) => term)))];
}
