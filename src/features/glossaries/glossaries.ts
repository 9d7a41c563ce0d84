import * as vscode from 'vscode';
import { settings } from '../../platform/settings.ts';
import type { Services } from '../../platform/services.ts';
import { TermComparison } from './termComparison.ts';
import { Dictionaries } from './dictionary/dictionaries.ts';
import { DictionaryDiagnostics } from './dictionary/dictionaryDiagnostics.ts';
import { DictionaryFileSystem } from './dictionary/dictionaryFileSystem.ts';
import { dictionaryScheme } from './dictionary/dictionaryUri.ts';
import { glossariesTree } from './glossariesTree.ts';

/** Glossaries: the view, the entries as documents, and what can be done with both. */
export function registerGlossaries(services: Services): vscode.Disposable {
  const { register, connection, log } = services;
  const tree = glossariesTree(services);
  const dictionaries = new Dictionaries(async () => (await connection.service()).glossaries);
  const files = new DictionaryFileSystem(dictionaries, log);
  const compared = new TermComparison(connection);
  return vscode.Disposable.from(
    tree,
    files,
    new DictionaryDiagnostics(),
    compared.register(),
    vscode.workspace.registerFileSystemProvider(dictionaryScheme, files, { isCaseSensitive: true }),
    vscode.window.createTreeView('glossa.glossaries', { treeDataProvider: tree }),
    files.onDidWrite(() => tree.refresh()),
    connection.onDidChange(() => tree.restart()),
    vscode.workspace.onDidChangeWorkspaceFolders(() => tree.redraw()),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(settings.glossary.id.key)) tree.redraw();
    }),
    register('glossa.glossaries.merge', async (choice) =>
      (await commands()).mergeDictionary(files, choice),
    ),
    register('glossa.glossaries.push', async (...args) =>
      (await commands()).pushFile(services, files, compared, ...args),
    ),
    register('glossa.glossaries.compare', async (...args) =>
      (await commands()).compareFile(compared, ...args),
    ),
    register('glossa.glossaries.refresh', async () => tree.refresh()),
    registerRows(services, files),
  );
}

function registerRows(services: Services, files: DictionaryFileSystem): vscode.Disposable {
  const { register } = services;
  return vscode.Disposable.from(
    register('glossa.glossaries.create', async () =>
      (await commands()).createGlossary(services, files),
    ),
    register('glossa.glossaries.rename', async (row) =>
      (await commands()).renameGlossary(services, files, row),
    ),
    register('glossa.glossaries.delete', async (row) =>
      (await commands()).deleteGlossary(services, files, row),
    ),
    register('glossa.glossaries.addDictionary', async (row) =>
      (await commands()).addDictionary(services, files, row),
    ),
    register('glossa.glossaries.deleteDictionary', async (row) =>
      (await commands()).deleteDictionary(services, files, row),
    ),
    register('glossa.glossaries.open', async (row) => (await commands()).openRow(files, row)),
    register('glossa.glossaries.use', async (row) => (await commands()).useGlossary(row)),
    register('glossa.glossaries.copyId', async (row) => (await commands()).copyGlossaryId(row)),
  );
}

const commands = async () => (await import('./glossaryCommands.ts')).glossaryCommands;
