import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import * as vscode from 'vscode';
import { connectControl, type Control } from '../../service/control.ts';
import { demoKeys } from '../../service/keys.ts';

/** The stand-in of this run, driven from inside the extension host. */
export function control(): Control {
  return connectControl(process.env['GLOSSA_TEST_SERVICE'] ?? '');
}

/** Signs in by the environment for the tests of a `describe`, with a fresh stand-in before each of them. */
export function useService(key: keyof typeof demoKeys = 'paid'): Control {
  const service = control();
  before(() => {
    process.env['GLOSSA_API_KEY'] = demoKeys[key];
  });
  beforeEach(() => service.reset());
  after(() => {
    delete process.env['GLOSSA_API_KEY'];
  });
  return service;
}

/** A workspace folder of the suite by its name. */
export function folder(name: string): vscode.WorkspaceFolder {
  const found = vscode.workspace.workspaceFolders?.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no workspace folder ${name}`);
  return found;
}

export function uriIn(name: string, path: string): vscode.Uri {
  return vscode.Uri.joinPath(folder(name).uri, path);
}

/** The bytes of a file as one character each, so that a failed comparison shows them. */
export async function bytesOf(uri: vscode.Uri): Promise<string> {
  return Buffer.from(await vscode.workspace.fs.readFile(uri)).toString('latin1');
}

export async function textOf(uri: vscode.Uri): Promise<string> {
  return Buffer.from(await vscode.workspace.fs.readFile(uri)).toString('utf8');
}

export async function put(uri: vscode.Uri, text: string): Promise<vscode.Uri> {
  await vscode.workspace.fs.writeFile(uri, Buffer.from(text));
  isTold = false;
  return uri;
}

/** Whether the editor has told of all that was put or cleaned up. */
let isTold = true;

/**
 * Waits until the editor has told of all that was put or cleaned up in `scratch`: what Glossa says may be about the files of
 * another test until then, and right by chance. The editor tells of changes in their order.
 */
async function told(): Promise<void> {
  if (isTold) return;
  isTold = true;
  const name = `told-${randomUUID()}`;
  const sign = uriIn('scratch', name);
  const watcher = vscode.workspace.createFileSystemWatcher(`**/${name}`);
  const heard = new Promise<boolean>((resolve) => {
    for (const on of [watcher.onDidCreate, watcher.onDidChange]) on(() => resolve(true));
  });
  // The editor may begin to watch anew, and tells nothing of what happens meanwhile.
  for (let isHeard = false; !isHeard;) {
    await vscode.workspace.fs.writeFile(sign, Buffer.from(randomUUID()));
    const later = new Promise<boolean>((resolve) => setTimeout(resolve, 2_000, false));
    isHeard = await Promise.race([heard, later]);
  }
  watcher.dispose();
  await vscode.workspace.fs.delete(sign);
}

/** Takes back what a test set for the folder `scratch`: a deleted settings file would count for a while yet. */
async function resetSettings(): Promise<void> {
  const extension = vscode.extensions.getExtension('glossa.glossa');
  const manifest = extension?.packageJSON as {
    contributes: { configuration: readonly { properties: Record<string, unknown> }[] };
  };
  const scratch = vscode.workspace.getConfiguration(undefined, folder('scratch').uri);
  const keys = manifest.contributes.configuration.flatMap(({ properties }) =>
    Object.keys(properties),
  );
  for (const key of keys) {
    if (scratch.inspect(key)?.workspaceFolderValue === undefined) continue;
    await scratch.update(key, undefined, vscode.ConfigurationTarget.WorkspaceFolder);
  }
}

/**
 * The editor itself deletes the files, since it then drops their documents as well: one that another test has opened would be
 * handed out once more, with its old text, and closed three minutes after it was opened, wherever the next test then is.
 */
async function emptyScratch(): Promise<void> {
  const scratch = folder('scratch').uri;
  const names = await vscode.workspace.fs.readDirectory(scratch);
  const edit = new vscode.WorkspaceEdit();
  const options = { recursive: true, ignoreIfNotExists: true };
  for (const [name] of names) edit.deleteFile(vscode.Uri.joinPath(scratch, name), options);
  if (names.length > 0)
    assert.ok(await vscode.workspace.applyEdit(edit), 'the files of a test cannot be deleted');
}

/** Closes all editors without saving, takes back settings and empties the folder `scratch`. */
export async function cleanUp(): Promise<void> {
  await resetSettings();
  // The editor itself changes and saves its settings file; all other unsaved edits are those of the test.
  const isSettings = ({ uri }: vscode.TextDocument) => uri.path.endsWith('/User/settings.json');
  const dirty = vscode.workspace.textDocuments.filter((one) => one.isDirty && !isSettings(one));
  for (const document of dirty) {
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('workbench.action.files.revert');
  }
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  await emptyScratch();
  isTold = false;
}

/**
 * The document of a file that has this text: another test may have shown an older file of this name. The editor also hands out
 * a document that it is about to close, and that one never changes again.
 */
export async function loaded(uri: vscode.Uri, text: string): Promise<vscode.TextDocument> {
  let document = await vscode.workspace.openTextDocument(uri);
  await until(async () => {
    document = await vscode.workspace.openTextDocument(uri);
    return document.getText() === text;
  });
  return document;
}

/** Milliseconds: less than the suite gives a test, so that its report says what was waited for. */
const longestWait = 250_000;

/** Waits until a condition holds, now that the editor has told of what there is. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  // Made here: its stack names who waits.
  const inVain = new Error(`waited in vain until ${holds.toString()}`);
  const end = Date.now() + longestWait;
  await told();
  while (!(await holds())) {
    if (Date.now() > end) throw inVain;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
