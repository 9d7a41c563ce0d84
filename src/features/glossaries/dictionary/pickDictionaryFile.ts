import * as vscode from 'vscode';
import { ignoredGlob } from '../../../resources/globs.ts';
import type { LanguagePair } from '../../../service/glossaries/schemas.ts';
import { nameOf, readTextFile } from '../../../platform/files/textFile.ts';
import { findFilesEverywhere } from '../../../platform/workspace/findFiles.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import { plural } from '../../../texts/format.ts';
import { UserError } from '../../../platform/ui/userError.ts';
import { firstProblemText } from './problemText.ts';
import { readDictionaryFile } from './dictionaryFile.ts';
import { missingFileText } from '../../../texts/reasons/projectProblemText.ts';
import { commandTitles } from '../../../texts/commandTitles.ts';

/** Files that are offered at most; the others are found with the file dialog. */
const offeredFiles = 500;

interface FileItem extends vscode.QuickPickItem {
  readonly uri?: vscode.Uri;
}

/** Lets the user pick a TSV or CSV file of the workspace, or any other. */
export async function pickDictionaryFile(title: string): Promise<vscode.Uri | undefined> {
  const found = await findFilesEverywhere({
    glob: '**/*.{tsv,csv}',
    exclude: ignoredGlob,
    most: offeredFiles,
  });
  if (found.length === 0) return browse(title);
  const items: FileItem[] = found.map((uri) => ({ label: nameOf(uri), uri }));
  items.sort((a, b) => a.label.localeCompare(b.label));
  const other: FileItem = {
    label: vscode.l10n.t('Another File…'),
    iconPath: new vscode.ThemeIcon('folder-opened'),
  };
  const picked = await showQuickPick([...items, other], {
    title,
    placeHolder: vscode.l10n.t('TSV or CSV file with the terms'),
    ignoreFocusOut: true,
  });
  return picked === other ? browse(title) : picked?.uri;
}

/** Says that rows of a file are left out since they are for other dictionaries. */
export function leftOutText(otherPairs: number): readonly string[] {
  if (otherPairs === 0) return [];
  const text = vscode.l10n.t(
    '{0, plural, one {# row is for another pair of languages, and is left out.} other {# rows are for other pairs of languages, and are left out.}}',
  );
  return [plural(text, otherPairs)];
}

async function browse(title: string): Promise<vscode.Uri | undefined> {
  const [uri] =
    (await vscode.window.showOpenDialog({
      title,
      filters: { [vscode.l10n.t('TSV and CSV files')]: ['tsv', 'csv'] },
    })) ?? [];
  return uri;
}

/**
 * The entries of a TSV or CSV file for a dictionary, and how many rows are for others.
 *
 * @throws {UserError} with the first problem and a way to its line
 */
export async function readDictionaryFileAt(uri: vscode.Uri, pair: LanguagePair) {
  const file = await readTextFile(uri);
  const name = nameOf(uri);
  if (file === undefined) throw new UserError(missingFileText(name));
  const kind = /\.csv$/i.test(uri.path) ? 'csv' : 'tsv';
  const { problems, ...read } = readDictionaryFile(file.text, kind, pair);
  const [first] = problems;
  if (first === undefined) return read;
  const place = new vscode.Position(first.line, 0);
  throw new UserError(
    vscode.l10n.t({
      message: '{0} cannot be used. {1} Nothing was sent.',
      args: [name, firstProblemText(problems)],
      comment: '{0} is the name of a file, {1} a sentence that says why.',
    }),
    {
      title: commandTitles.openFile(),
      command: 'vscode.open',
      args: [uri, { selection: new vscode.Range(place, place) }],
    },
  );
}
