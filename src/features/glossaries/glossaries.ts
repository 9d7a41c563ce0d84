import * as vscode from 'vscode';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import type { Connection } from '../../platform/account/connection.ts';
import { useForFolder } from '../../platform/workspace/useForFolder.ts';
import type { Languages } from '../../platform/account/languages.ts';
import { settings } from '../../platform/settings.ts';
import { copyId } from '../../platform/ui/copyId.ts';
import { ComparedTerms } from './push/comparedTerms.ts';
import { Dictionaries } from './dictionary/dictionaries.ts';
import { DictionaryDiagnostics } from './dictionary/dictionaryDiagnostics.ts';
import { DictionaryFileSystem } from './dictionary/dictionaryFileSystem.ts';
import { dictionaryScheme } from './dictionary/dictionaryUri.ts';
import {
  addDictionary,
  createGlossary,
  deleteDictionary,
  deleteGlossary,
  openEntries,
  renameGlossary,
} from './list/editGlossary.ts';
import { GlossariesTree } from './list/glossariesTree.ts';
import { dictionaryRowOf, glossaryRowOf, type GlossariesContext } from './glossariesContext.ts';
import { mergeDictionary } from './push/mergeDictionary.ts';
import { compareFile, pushFile } from './push/pushFile.ts';

/** Glossaries: the view, the entries as documents, and what can be done with both. */
export function registerGlossaries(
  register: RegisterCommand,
  connection: Connection,
  languages: Languages,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
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
    register('glossa.glossaries.merge', (choice) => mergeDictionary(context, dictionaries, choice)),
    register('glossa.glossaries.push', (...args) => pushFile(context, compared, ...args)),
    register('glossa.glossaries.compare', (...args) => compareFile(compared, ...args)),
    registerRows(register, context),
  );
}

function registerRows(register: RegisterCommand, context: GlossariesContext): vscode.Disposable {
  return vscode.Disposable.from(
    register('glossa.glossaries.refresh', async () => context.tree.refresh()),
    register('glossa.glossaries.create', () => createGlossary(context)),
    register('glossa.glossaries.rename', (row) => renameGlossary(context, row)),
    register('glossa.glossaries.delete', (row) => deleteGlossary(context, row)),
    register('glossa.glossaries.addDictionary', (row) => addDictionary(context, row)),
    register('glossa.glossaries.deleteDictionary', (row) => deleteDictionary(context, row)),
    register('glossa.glossaries.open', (row) => open(context, row)),
    register('glossa.glossaries.use', use),
    register('glossa.glossaries.copyId', copyGlossaryId),
  );
}

async function open(context: GlossariesContext, given: unknown): Promise<void> {
  const row = dictionaryRowOf(given);
  if (row !== undefined) await openEntries(context, row.glossary, row.dictionary);
}

async function use(given: unknown): Promise<void> {
  const glossary = glossaryRowOf(given)?.glossary;
  if (glossary !== undefined) await useForFolder(settings.glossary.id, glossary);
}

async function copyGlossaryId(given: unknown): Promise<void> {
  const glossary = glossaryRowOf(given)?.glossary;
  if (glossary !== undefined) await copyId(glossary.id);
}
