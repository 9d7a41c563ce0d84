import * as vscode from 'vscode';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import { settings } from '../../platform/settings.ts';
import type { Services } from '../../platform/services.ts';
import { ComparedTerms } from './push/comparedTerms.ts';
import { Dictionaries } from './dictionary/dictionaries.ts';
import { DictionaryDiagnostics } from './dictionary/dictionaryDiagnostics.ts';
import { DictionaryFileSystem } from './dictionary/dictionaryFileSystem.ts';
import { dictionaryScheme } from './dictionary/dictionaryUri.ts';
import { GlossariesTree } from './list/glossariesTree.ts';
import type { GlossariesContext } from './glossariesContext.ts';

/** Glossaries: the view, the entries as documents, and what can be done with both. */
export function registerGlossaries({
  register,
  connection,
  languages,
  log,
}: Services): vscode.Disposable {
  const tree = new GlossariesTree(connection, log);
  const dictionaries = new Dictionaries(async () => (await connection.service()).glossaries);
  const files = new DictionaryFileSystem(dictionaries, log);
  const compared = new ComparedTerms(connection);
  const context = { connection, languages, tree, files };
  return vscode.Disposable.from(
    tree,
    files,
    new DictionaryDiagnostics(),
    compared.register(),
    vscode.workspace.registerFileSystemProvider(dictionaryScheme, files, { isCaseSensitive: true }),
    vscode.window.createTreeView('glossa.glossaries', { treeDataProvider: tree }),
    files.onDidWrite(() => tree.refresh()),
    connection.onDidChange(() => tree.refresh()),
    vscode.workspace.onDidChangeWorkspaceFolders(() => tree.redraw()),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(settings.glossary.id.key)) tree.redraw();
    }),
    register('glossa.glossaries.merge', async (choice) =>
      (await commands()).mergeDictionary(context, dictionaries, choice),
    ),
    register('glossa.glossaries.push', async (...args) =>
      (await commands()).pushFile(context, compared, ...args),
    ),
    register('glossa.glossaries.compare', async (...args) =>
      (await commands()).compareFile(compared, ...args),
    ),
    registerRows(register, context),
  );
}

function registerRows(register: RegisterCommand, context: GlossariesContext): vscode.Disposable {
  return vscode.Disposable.from(
    register('glossa.glossaries.refresh', async () => context.tree.refresh()),
    register('glossa.glossaries.create', async () => (await commands()).createGlossary(context)),
    register('glossa.glossaries.rename', async (row) =>
      (await commands()).renameGlossary(context, row),
    ),
    register('glossa.glossaries.delete', async (row) =>
      (await commands()).deleteGlossary(context, row),
    ),
    register('glossa.glossaries.addDictionary', async (row) =>
      (await commands()).addDictionary(context, row),
    ),
    register('glossa.glossaries.deleteDictionary', async (row) =>
      (await commands()).deleteDictionary(context, row),
    ),
    register('glossa.glossaries.open', async (row) => (await commands()).openRow(context, row)),
    register('glossa.glossaries.use', async (row) => (await commands()).useGlossary(row)),
    register('glossa.glossaries.copyId', async (row) => (await commands()).copyGlossaryId(row)),
  );
}

const commands = async () => (await import('./glossaryCommands.ts')).glossaryCommands;
