import * as vscode from 'vscode';
import type { Services } from '../../platform/services.ts';
import { Drafts } from './drafts.ts';
import { spokenTermsTree } from './spokenTermsTree.ts';
import { TermEditors } from './termEditors.ts';

/** The view of spoken-terms collections and the page in which their terms are edited. */
export function registerSpokenTerms(services: Services): vscode.Disposable {
  const { register, connection, collections, context } = services;
  const drafts = new Drafts(context.workspaceState, (id) => tree.redrawRow(id));
  const tree = spokenTermsTree(services, drafts);
  const editors = new TermEditors(services, drafts);
  return vscode.Disposable.from(
    tree,
    editors,
    vscode.window.createTreeView('glossa.spokenTerms', { treeDataProvider: tree }),
    collections.onDidChange(() => {
      tree.refresh();
      editors.reload();
    }),
    connection.onDidChange(() => collections.refresh()),
    register('glossa.spokenTerms.refresh', async () => collections.refresh()),
    register('glossa.spokenTerms.create', async () =>
      (await commands()).createCollection(services, editors),
    ),
    register('glossa.spokenTerms.edit', async (row) =>
      (await commands()).editTerms(collections, editors, row),
    ),
    register('glossa.spokenTerms.addLanguage', async (row) =>
      (await commands()).addLanguage(services, editors, row),
    ),
    register('glossa.spokenTerms.rename', async (row) =>
      (await commands()).renameCollection(collections, row),
    ),
    register('glossa.spokenTerms.delete', async (row) =>
      (await commands()).deleteCollection(collections, drafts, editors, row),
    ),
    register('glossa.spokenTerms.deleteList', async (row) =>
      (await commands()).deleteList(collections, drafts, row),
    ),
    register('glossa.spokenTerms.copyId', async (row) =>
      (await commands()).copyCollectionId(collections, row),
    ),
    register('glossa.spokenTerms.addById', async () => (await commands()).addById(collections)),
    register('glossa.spokenTerms.forget', async (row) =>
      (await commands()).forgetCollection(collections, row),
    ),
  );
}

const commands = async () => (await import('./spokenTermsCommands.ts')).spokenTermsCommands;
