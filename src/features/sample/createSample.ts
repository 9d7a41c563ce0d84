import * as vscode from 'vscode';
import * as z from 'zod/mini';
import { exists } from '../../platform/files/wholeFile.ts';
import { parseCommandArgument } from '../../platform/ui/command.ts';

const sampleArguments = z.strictObject({ folder: z.string() });

/**
 * Writes the sample project into a new folder beside whatever is in the folder that the user chooses.
 *
 * @returns the new folder, `undefined` where the user chooses none
 */
export async function createSample(
  sample: vscode.Uri,
  given: unknown,
): Promise<vscode.Uri | undefined> {
  const parent = given === undefined ? await askFolder() : folderOf(given);
  if (parent === undefined) return undefined;
  const folder = await freeFolder(parent);
  await vscode.workspace.fs.copy(sample, folder);
  return folder;
}

/** The sample project in the extension's own storage: as it was left, where it has been tried before. */
export async function ownSample(sample: vscode.Uri, storage: vscode.Uri): Promise<vscode.Uri> {
  const folder = vscode.Uri.joinPath(storage, 'glossa-sample');
  if (!(await exists(folder))) await vscode.workspace.fs.copy(sample, folder);
  return folder;
}

const folderOf = (given: unknown) =>
  vscode.Uri.parse(parseCommandArgument(sampleArguments, given).folder, true);

async function askFolder(): Promise<vscode.Uri | undefined> {
  const picked = await vscode.window.showOpenDialog({
    canSelectFiles: false,
    canSelectFolders: true,
    title: vscode.l10n.t('Choose Where to Put the Sample Project'),
    openLabel: vscode.l10n.t('Create Sample Project Here'),
  });
  return picked?.[0];
}

async function freeFolder(parent: vscode.Uri): Promise<vscode.Uri> {
  const taken = new Set((await vscode.workspace.fs.readDirectory(parent)).map(([name]) => name));
  const names = ['glossa-sample', ...Array.from(taken, (_, place) => `glossa-sample-${place + 2}`)];
  const free = names.find((name) => !taken.has(name)) ?? 'glossa-sample';
  return vscode.Uri.joinPath(parent, free);
}
