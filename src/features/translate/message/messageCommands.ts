import * as vscode from 'vscode';
import { markOf } from '../../../catalog/ledger/textMark.ts';
import { isLedgerPath } from '../../../catalog/ledger/ledgerPath.ts';
import type { LedgerEntry } from '../../../catalog/ledger/ledgerEntry.ts';
import { keyId } from '../../../catalog/keyPath.ts';
import { loadedDocument } from '../../../platform/files/textFile.ts';
import { editOfFiles } from '../../../platform/files/textEdits.ts';
import { hint, UserError } from '../../../platform/ui/userError.ts';
import { messageNear } from '../../../platform/workspace/openFile.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import { requireTrustToWrite } from '../../../platform/workspace/requireTrust.ts';
import { WorkspaceFiles } from '../../../platform/workspace/workspaceFiles.ts';
import type { WorkspaceStatus } from '../../../platform/workspace/workspaceStatus.ts';
import type { PlanItem } from '../../../catalog/plan.ts';
import type { TargetFile } from '../../../project/plan/targetFile.ts';
import { replacedText } from '../../../project/write/replacedText.ts';
import type { MessagesToTranslate } from '../missing.ts';
import type { MachineTexts } from './machineTexts.ts';

/** A message as an action names it. */
export interface GivenMessage {
  readonly uri: string;
  /** `keyId` of its path. */
  readonly id: string;
}

/** The message that a command is called for: the one that an action names, else the one at the cursor. */
export async function messageToTranslate(
  status: WorkspaceStatus,
  given: unknown,
  everywhere: boolean,
): Promise<MessagesToTranslate> {
  const { uri, id } = await messageOf(status, given);
  return { files: [{ uri, ids: [id] }], everywhere };
}

/** Puts the text of the source there: a person's choice, which counts as reviewed. */
export async function copySource(status: WorkspaceStatus, given: unknown): Promise<void> {
  const { folder, target, item } = await targetMessage(status, given);
  const { value } = item.source;
  await put(status, folder, target, item, { value, entry: { source: markOf(value) } });
}

/** Puts there what the last run wrote: the machine's text, which counts as that. */
export async function backToMachine(
  status: WorkspaceStatus,
  texts: MachineTexts,
  given: unknown,
): Promise<void> {
  const { folder, target, item } = await targetMessage(status, given);
  const known = await texts.find(folder.uri, target.path, item.id);
  if (known === undefined || known.by === 'source')
    throw hint(vscode.l10n.t('The last run of Glossa in this folder did not write this message.'));
  const entry = { source: markOf(known.source), written: markOf(known.now) };
  await put(status, folder, target, item, { value: known.now, entry });
}

async function put(
  status: WorkspaceStatus,
  folder: vscode.WorkspaceFolder,
  target: TargetFile,
  { id, path }: PlanItem,
  text: { readonly value: string; readonly entry: LedgerEntry },
): Promise<void> {
  requireTrustToWrite();
  const files = new WorkspaceFiles(folder);
  const edited = await replacedText(files, target, { id, path, ...text }).catch(
    (error: unknown) => {
      throw inWords(error, (one) => files.uriOf(one));
    },
  );
  const named = edited.map((one) => ({ ...one, uri: files.uriOf(one.path) }));
  // Nobody looks at the ledger: it is saved with each change.
  const toSave = named.filter(
    ({ path, uri }) => isLedgerPath(path) && loadedDocument(uri)?.isDirty !== true,
  );
  if (!(await vscode.workspace.applyEdit(await editOfFiles(named)))) {
    throw new UserError(
      vscode.l10n.t('The editor did not accept the changes. No file was written.'),
    );
  }
  for (const { uri } of toSave) await loadedDocument(uri)?.save();
  for (const { uri } of named) await status.look(uri);
}

async function targetMessage(
  status: WorkspaceStatus,
  given: unknown,
): Promise<{
  readonly folder: vscode.WorkspaceFolder;
  readonly target: TargetFile;
  readonly item: PlanItem;
}> {
  const { uri, id } = await messageOf(status, given);
  const folder = vscode.workspace.getWorkspaceFolder(uri);
  const target = await status.planOf(uri);
  const item = target?.plan.items.find((one) => one.id === id);
  if (folder === undefined || target === undefined || item === undefined)
    throw hint(vscode.l10n.t('Put the cursor on a translation first.'));
  return { folder, target, item };
}

async function messageOf(
  status: WorkspaceStatus,
  given: unknown,
): Promise<{ readonly uri: vscode.Uri; readonly id: string }> {
  const { uri, id } = (given ?? {}) as Partial<GivenMessage>;
  if (uri !== undefined && id !== undefined) return { uri: vscode.Uri.parse(uri), id };
  const editor = vscode.window.activeTextEditor;
  const near =
    editor && (await messageNear(status.resources, editor.document, editor.selection.active));
  if (editor === undefined || near === undefined)
    throw hint(vscode.l10n.t('Put the cursor on a key or a text of a resource file first.'));
  return { uri: editor.document.uri, id: keyId(near.message.path) };
}
