import * as vscode from 'vscode';
import { afterActivation } from '../../platform/ui/inBackground.ts';
import { statusText } from '../../texts/states/statusText.ts';
import type { Services } from '../../platform/services.ts';
import { FileBadges } from './fileBadges.ts';
import { followRenames } from './followRenames.ts';
import { rowOf, uriOf } from './resourceRow.ts';
import { ResourceFilesTree } from './resourceFilesTree.ts';

/** The Resource Files view, and what is left to do wherever the editor shows a file or the view's icon. */
export function registerResourceFiles(services: Services): vscode.Disposable {
  const { register, status, proposals, log } = services;
  const tree = new ResourceFilesTree(status, proposals);
  const badges = new FileBadges(status);
  const view = vscode.window.createTreeView('glossa.resources', { treeDataProvider: tree });
  const redraw = () => {
    tree.redraw();
    badges.redraw();
  };
  afterActivation(log, () => status.count());
  return vscode.Disposable.from(
    tree,
    badges,
    view,
    followRenames(services),
    vscode.window.registerFileDecorationProvider(badges),
    status.onDidCount((counts) => {
      const due = counts.missing + counts.outdated;
      view.badge = due === 0 ? undefined : { value: due, tooltip: statusText(counts) };
      view.message = tree.hasSourcesOnly ? sourcesOnly() : '';
      redraw();
    }),
    status.problems.onDidChange(redraw),
    proposals.onDidChange(redraw),
    register('glossa.resources.refresh', async () => status.resources.forget()),
    register('glossa.resources.translate', (row) => translate(row)),
    register('glossa.resources.review', (row) => review(row)),
    register('glossa.resources.accept', (row) => call('glossa.review.acceptAll', row)),
    register('glossa.resources.acceptLocale', (row) => call('glossa.review.acceptLocale', row)),
    register('glossa.resources.addLocale', (row) => addLocale(row)),
  );
}

async function translate(given: unknown): Promise<void> {
  const row = rowOf(given);
  if (row === undefined) return;
  const command = row.kind === 'target' ? 'glossa.translate.file' : 'glossa.translate.missing';
  await vscode.commands.executeCommand(command, uriOf(row));
}

/** Runs a command on the file or folder of a row. */
async function call(command: string, given: unknown): Promise<void> {
  const row = rowOf(given);
  if (row !== undefined) await vscode.commands.executeCommand(command, uriOf(row));
}

/** Without a row the files of the active editor are meant, or the user is asked. */
async function addLocale(given: unknown): Promise<void> {
  const row = rowOf(given);
  await vscode.commands.executeCommand('glossa.translate.addLocales', row && uriOf(row));
}

const sourcesOnly = () =>
  vscode.l10n.t(
    'Source files were found, and no translations of them. Add locales with the + here.',
  );

async function review(given: unknown): Promise<void> {
  const row = rowOf(given);
  if (row === undefined) return;
  await vscode.window.showTextDocument(uriOf(row));
  await vscode.commands.executeCommand('glossa.review.next');
}
