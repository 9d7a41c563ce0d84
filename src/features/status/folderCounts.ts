import * as vscode from 'vscode';
import type { Member } from '../../platform/workspace/resourceIndex.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import { addCounts, noCounts, type CheckedCounts } from '../../project/status/messageState.ts';

/** The resource file in front, and how its workspace folder stands as a whole. */
export interface ActiveFolder extends Member {
  readonly counts: CheckedCounts;
}

/** Nothing where the file in front is no resource file, or its folder has not been counted yet. */
export async function activeFolder(status: WorkspaceStatus): Promise<ActiveFolder | undefined> {
  const document = vscode.window.activeTextEditor?.document;
  const member = document && (await status.resources.memberOf(document.uri));
  const project = member && (await status.knownOf(member.folder));
  if (member === undefined || project === undefined) return undefined;
  let [counts, problems] = [noCounts, 0];
  for (const set of project.sets) {
    const known = project.knownOfSet(set);
    if (known === undefined) return undefined;
    counts = addCounts(counts, known);
    problems += status.problems.ofSet(member.folder, set).problems ?? 0;
  }
  return { ...member, counts: { ...counts, problems } };
}
