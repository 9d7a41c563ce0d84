import * as vscode from 'vscode';
import { runYielding } from '../../../catalog/cooperative.ts';
import { formatFor, parsedFileInSteps } from '../../../catalog/formats/formats.ts';
import { textHistory, type TextHistory } from '../../../project/table/textHistory.ts';
import type { TableRow } from '../../../project/table/tableSection.ts';
import { gitHistory } from './gitHistory.ts';

/** The commits that changed the text of a message in a locale, or in the source; nothing where there is no Git. */
export async function messageHistory(
  folder: vscode.WorkspaceFolder,
  { section: { set }, path, source }: TableRow,
  locale: string | undefined,
  signal: AbortSignal,
): Promise<TextHistory | undefined> {
  const file = locale === undefined ? set.source.path : set.targetPath(locale);
  const history = await gitHistory(vscode.Uri.joinPath(folder.uri, file));
  if (history === undefined) return undefined;
  const format = formatFor(set.format, locale ?? set.source.locale, locale ? undefined : 'source');
  const read = async (text: string) => {
    const parsed = await runYielding(parsedFileInSteps(format, text));
    return parsed?.get(locale === undefined ? source.path : path)?.value;
  };
  return textHistory(history, read, signal);
}
