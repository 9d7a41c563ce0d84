import * as vscode from 'vscode';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import type { Connection } from '../../platform/account/connection.ts';
import type { Languages } from '../../platform/account/languages.ts';
import { Panels } from '../../platform/pages/panel.ts';
import { Collections } from './collections.ts';
import { Drafts } from './drafts.ts';
import {
  addLanguage,
  copyCollectionId,
  createCollection,
  deleteCollection,
  deleteList,
  editTerms,
  renameCollection,
} from './editCollections.ts';
import { KnownCollections } from './knownCollections.ts';
import { addById, forgetCollection } from './addByIdCommands.ts';
import type { SpokenTermsContext } from './spokenTermsContext.ts';
import { SpokenTermsTree } from './spokenTermsTree.ts';
import { termEditor } from './termEditor.ts';

/** The view of spoken-terms collections and the page in which their terms are edited. */
export function registerSpokenTerms(
  register: RegisterCommand,
  connection: Connection,
  languages: Languages,
  extension: Pick<vscode.ExtensionContext, 'workspaceState' | 'extensionUri'>,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const { workspaceState } = extension;
  const collections = new Collections(
    async () => {
      const { spokenTerms } = await connection.service();
      return { spokenTerms, origin: (await connection.account())?.baseUrl.origin ?? '' };
    },
    new KnownCollections(workspaceState),
    () => showAgain(),
  );
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
    ...commands(register, context),
  );
}

function commands(register: RegisterCommand, context: SpokenTermsContext): vscode.Disposable[] {
  return [
    register('glossa.spokenTerms.refresh', async () => context.collections.refresh()),
    register('glossa.spokenTerms.create', () => createCollection(context)),
    register('glossa.spokenTerms.edit', (row) => editTerms(context, row)),
    register('glossa.spokenTerms.addLanguage', (row) => addLanguage(context, row)),
    register('glossa.spokenTerms.rename', (row) => renameCollection(context, row)),
    register('glossa.spokenTerms.delete', (row) => deleteCollection(context, row)),
    register('glossa.spokenTerms.deleteList', (row) => deleteList(context, row)),
    register('glossa.spokenTerms.copyId', (row) => copyCollectionId(context, row)),
    register('glossa.spokenTerms.addById', () => addById(context)),
    register('glossa.spokenTerms.forget', (row) => forgetCollection(context, row)),
  ];
}
