import * as vscode from 'vscode';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import { collectionsOf } from '../../platform/account/spokenTerms/collectionsOf.ts';
import { Panels } from '../../platform/pages/panel.ts';
import type { Services } from '../../platform/services.ts';
import { Drafts } from './drafts.ts';
import type { SpokenTermsContext } from './spokenTermsContext.ts';
import { SpokenTermsTree } from './spokenTermsTree.ts';
import { termEditor } from './termEditor.ts';

/** The view of spoken-terms collections and the page in which their terms are edited. */
export function registerSpokenTerms({
  register,
  connection,
  languages,
  context: extension,
  log,
}: Services): vscode.Disposable {
  const { workspaceState } = extension;
  const collections = collectionsOf(connection, workspaceState, () => showAgain());
  const drafts = new Drafts(workspaceState);
  const tree = new SpokenTermsTree(collections, drafts, log);
  const shared = { collections, drafts, languages, tree, log, focus: new Map<string, string>() };
  const editors = new Panels(termEditor(shared), extension.extensionUri, log);
  const context: SpokenTermsContext = { ...shared, editors };
  // A page that is hidden or closing needs no news.
  const showAgain = (): void => {
    tree.redraw();
    for (const page of editors.pages) page.reload().catch(() => undefined);
  };
  return vscode.Disposable.from(
    tree,
    editors,
    vscode.window.createTreeView('glossa.spokenTerms', { treeDataProvider: tree }),
    connection.onDidChange(() => collections.refresh()),
    ...registerCommands(register, context),
  );
}

function registerCommands(
  register: RegisterCommand,
  context: SpokenTermsContext,
): vscode.Disposable[] {
  return [
    register('glossa.spokenTerms.refresh', async () => context.collections.refresh()),
    register('glossa.spokenTerms.create', async () => (await commands()).createCollection(context)),
    register('glossa.spokenTerms.edit', async (row) => (await commands()).editTerms(context, row)),
    register('glossa.spokenTerms.addLanguage', async (row) =>
      (await commands()).addLanguage(context, row),
    ),
    register('glossa.spokenTerms.rename', async (row) =>
      (await commands()).renameCollection(context, row),
    ),
    register('glossa.spokenTerms.delete', async (row) =>
      (await commands()).deleteCollection(context, row),
    ),
    register('glossa.spokenTerms.deleteList', async (row) =>
      (await commands()).deleteList(context, row),
    ),
    register('glossa.spokenTerms.copyId', async (row) =>
      (await commands()).copyCollectionId(context, row),
    ),
    register('glossa.spokenTerms.addById', async () => (await commands()).addById(context)),
    register('glossa.spokenTerms.forget', async (row) =>
      (await commands()).forgetCollection(context, row),
    ),
  ];
}

const commands = async () => (await import('./spokenTermsCommands.ts')).spokenTermsCommands;
