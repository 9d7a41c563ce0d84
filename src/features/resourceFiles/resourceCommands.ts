import * as vscode from 'vscode';
import { request } from '../../platform/ui/requests.ts';
import { inputLive } from '../../platform/ui/inputBox.ts';
import type { Arrangement } from './arrangement.ts';
import { rowOf, sourcesOf, uriOf } from './resourceRow.ts';

/** Translates what the files of a row lack. What a row of several files stands for goes as its source files: a folder may have others. */
export async function translate(given: unknown): Promise<void> {
  const row = rowOf(given);
  if (row === undefined) return;
  const uri = uriOf(row);
  if (uri === undefined) {
    const locales = row.locale === undefined ? undefined : [row.locale];
    await request('glossa.translate.sources', { sources: sourcesOf(row), locales });
    return;
  }
  const command = row.kind === 'target' ? 'glossa.translate.file' : 'glossa.translate.missing';
  await vscode.commands.executeCommand(command, uri);
}

/** Runs a command on the file or folder of a row; without a row on what is in the active editor, or the user is asked. */
export async function callOn(command: string, given: unknown): Promise<void> {
  const row = rowOf(given);
  await vscode.commands.executeCommand(command, row && uriOf(row));
}

/** Opens a target file at the first text that waits for a person. */
export async function review(given: unknown): Promise<void> {
  const row = rowOf(given);
  const uri = row && uriOf(row);
  if (uri === undefined) return;
  await vscode.window.showTextDocument(uri);
  await vscode.commands.executeCommand('glossa.review.next');
}

/** Filters while the user types. Leaving the box with Escape puts the earlier filter back. */
export async function askFilter(arrangement: Arrangement): Promise<void> {
  const before = arrangement.options.filter;
  const entered = await inputLive({
    title: vscode.l10n.t('Filter Resource Files'),
    prompt: vscode.l10n.t(
      'Words from the path and the language, for example “checkout de”. Leave empty to show all.',
    ),
    value: before,
    change: (filter) => {
      void arrangement.setFilter(filter);
      return undefined;
    },
  });
  await arrangement.setFilter(entered ?? before);
}
