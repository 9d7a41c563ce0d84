import * as vscode from 'vscode';
import { keyId } from '../../resources/formats/format.ts';
import { sameFile } from '../../platform/files/sameFile.ts';
import type { Services } from '../../platform/services.ts';
import { stateOf } from '../../project/status/messageState.ts';
import type { ProjectStatus } from '../../project/status/projectStatus.ts';
import { messageNear } from '../../platform/workspace/openFile.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import { problemsIn } from '../../project/findings/textFindings.ts';
import type { MessagePlace, PendingReveal } from './pendingReveal.ts';

/**
 * The message that a caller of the catalog means: the one at the cursor, the first one of a file, or one that is named
 * by its file and its `keyId`; nothing where that is no resource file.
 */
export async function messagePlace(
  status: WorkspaceStatus,
  given: unknown,
): Promise<MessagePlace | undefined> {
  const uri = uriOf(given);
  const editor = vscode.window.activeTextEditor;
  const file = uri ?? editor?.document.uri;
  const member = file && (await status.resources.memberOf(file));
  if (member === undefined) return undefined;
  const { folder, set, locale, isSource } = member;
  const isActive =
    editor !== undefined && file !== undefined && sameFile(editor.document.uri, file);
  const named = (given as { readonly id?: unknown } | undefined)?.id;
  const id =
    typeof named === 'string'
      ? named
      : isActive && editor
        ? await idAtCursor(status, editor)
        : undefined;
  return { folder, pattern: set.pattern, id, locale: isSource ? undefined : locale };
}

/** Of a file in the explorer, of a row of the view of resource files, or as another feature names it. */
function uriOf(given: unknown): vscode.Uri | undefined {
  if (given instanceof vscode.Uri) return given;
  const { uri } = (given ?? {}) as { readonly uri?: unknown };
  return typeof uri === 'string' ? vscode.Uri.parse(uri) : undefined;
}

async function idAtCursor(
  { resources }: WorkspaceStatus,
  { document, selection }: vscode.TextEditor,
): Promise<string | undefined> {
  const near = await messageNear(resources, document, selection.active);
  return near && keyId(near.message.path);
}

/**
 * Leads the catalog to what is to be reviewed: to the first proposal, or to one with problems where there is one, and else to
 * the first text of the machine that nobody has read.
 *
 * @param given a file or folder of the workspace folder that is meant; without one, all are
 */
export async function showReview(
  { status, proposals }: Pick<Services, 'status' | 'proposals'>,
  wanted: PendingReveal,
  given?: unknown,
): Promise<void> {
  const own = given instanceof vscode.Uri ? vscode.workspace.getWorkspaceFolder(given) : undefined;
  const waiting = proposals.waiting(own === undefined ? {} : { folder: own });
  const first = waiting.find(({ findings }) => problemsIn(findings) > 0) ?? waiting[0];
  if (first !== undefined) {
    const { folder, target, id } = first;
    const { locale, set } = target;
    return wanted.ask({ folder, pattern: set.pattern, id, locale, among: 'proposed' });
  }
  const folders = own === undefined ? (vscode.workspace.workspaceFolders ?? []) : [own];
  for (const folder of folders) {
    const place = await firstUnreviewed(await status.of(folder), folder);
    if (place !== undefined) return wanted.ask(place);
  }
}

async function firstUnreviewed(
  project: ProjectStatus,
  folder: vscode.WorkspaceFolder,
): Promise<MessagePlace | undefined> {
  for await (const { counts, set, locale } of project.all()) {
    if ((counts?.unreviewed ?? 0) === 0) continue;
    const { plan } = await project.plan(set, locale);
    const first = plan.items.find((item) => stateOf(item) === 'unreviewed');
    if (first === undefined) continue;
    return { folder, pattern: set.pattern, id: first.id, locale, among: 'unreviewed' };
  }
  return undefined;
}
