import * as vscode from 'vscode';
import { runYielding } from '../../../resources/cooperative.ts';
import { keyId } from '../../../resources/formats/format.ts';
import { textHash } from '../../../resources/ledger/ledgerEntry.ts';
import { editOfFiles, typeInto } from '../../../platform/files/applyPlan.ts';
import { acceptRead } from '../../../platform/review/acceptRead.ts';
import type { RequestedFile } from '../../../platform/ui/requests.ts';
import { hint } from '../../../platform/ui/userError.ts';
import { messageNear } from '../../../platform/workspace/openFile.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import { requireTrustToWrite } from '../../../platform/ui/requireTrust.ts';
import { WorkspaceFiles } from '../../../platform/workspace/workspaceFiles.ts';
import type { WorkspaceStatus } from '../../../platform/workspace/workspaceStatus.ts';
import { currentText, type PlanItem } from '../../../resources/plan.ts';
import { cellsChange } from '../../../project/changes/giveTexts.ts';
import type { DoneToMessages } from '../../../project/changes/history.ts';
import { sectionOf, type TargetFile } from '../../../project/plan/targetFile.ts';
import { stateOf } from '../../../project/status/messageState.ts';
import { announceMachine } from '../../../project/write/announceMachine.ts';
import { type MessagesToTranslate, translateMessages } from '../missing.ts';
import type { WindowRuns } from '../lastRun/windowRuns.ts';
import type { MachineTexts } from './machineTexts.ts';
import { sentences } from '../../../texts/sentences.ts';

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

/** Puts the text of the source there: a person's choice, which counts as reviewed once it is saved. */
export async function copySource(status: WorkspaceStatus, given: unknown): Promise<void> {
  const message = await targetMessage(status, given);
  const { folder, target, item } = message;
  const { value } = item.source;
  await put(status, message, value);
  const { set, locale } = target;
  const now = await (await status.of(folder)).plan(set, locale);
  const copied = now.plan.items.find(({ id }) => id === item.id);
  if (copied === undefined || stateOf(copied) === 'reviewed') return;
  const texts = new Map([[item.id, { source: value, text: value }]]);
  await acceptRead({ status }, folder, [{ set, locale, texts }]);
}

/** Puts there what the last run wrote: the machine's text, which counts as that. */
export async function backToMachine(
  status: WorkspaceStatus,
  texts: MachineTexts,
  given: unknown,
): Promise<void> {
  const message = await targetMessage(status, given);
  const { folder, target, item } = message;
  const known = await texts.find(folder.uri, target.path, item.id);
  if (known === undefined || known.by === 'source')
    throw hint(vscode.l10n.t('The last run of Glossa in this folder did not write this message.'));
  const entry = { source: textHash(known.source), written: textHash(known.now) };
  await put(status, message, known.now, (files) => announceMachine(files, target, item.id, entry));
  await status.lookAtLedger(folder, [sectionOf(target)]);
}

/**
 * Puts a text into the editor, as a person would type it. `before` is done when nothing can keep it from there but what they
 * type meanwhile.
 */
async function put(
  status: WorkspaceStatus,
  { folder, target, item }: TargetMessage,
  value: string,
  before: (files: WorkspaceFiles) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  requireTrustToWrite();
  const files = new WorkspaceFiles(folder);
  try {
    const { path, current } = target;
    if (current === undefined) return;
    const given = { path: item.path, before: currentText(item), after: value };
    const { change } = cellsChange(target, [given]);
    const { edits } = await runYielding(change(current.text));
    if (edits.length === 0) return;
    const uri = files.uriOf(path);
    const edit = [{ uri, text: current.text, edits }];
    await editOfFiles(edit);
    await before(files);
    await typeInto(edit);
    await status.look(uri);
  } catch (error) {
    throw inWords(error, (path) => files.uriOf(path));
  }
}

interface TargetMessage {
  readonly folder: vscode.WorkspaceFolder;
  readonly target: TargetFile;
  readonly item: PlanItem;
}

async function targetMessage(status: WorkspaceStatus, given: unknown): Promise<TargetMessage> {
  const { uri, id } = await messageOf(status, given);
  const folder = vscode.workspace.getWorkspaceFolder(uri);
  const target = await status.planNow(uri);
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
  if (editor === undefined || near === undefined) throw hint(sentences.putCursorOnMessage());
  return { uri: editor.document.uri, id: keyId(near.message.path) };
}

/** Translates messages that are due for the catalog, whose history takes back what was written. */
export async function translateForCatalog(
  runs: WindowRuns,
  files: readonly RequestedFile[],
): Promise<DoneToMessages | undefined> {
  const end = await translateMessages(runs, { files, everywhere: false });
  if (end === undefined) return undefined;
  const count = end.report.targets.reduce((sum, target) => sum + target.translated, 0);
  return { count, takeBack: end.takeBack };
}
