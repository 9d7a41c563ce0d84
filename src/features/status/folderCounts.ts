import * as vscode from 'vscode';
import type { Member } from '../../platform/workspace/resourceIndex.ts';
import type { Services } from '../../platform/services.ts';
import { addCounts, noCounts, type CheckedCounts } from '../../project/status/messageState.ts';

/** The resource file in front, and how its workspace folder stands as a whole. */
export interface ActiveFolder extends Member {
  readonly counts: CheckedCounts;
}

/** Nothing where the file in front is no resource file, or its folder has not been counted yet. */
export async function activeFolder({
  status,
  proposals,
}: Pick<Services, 'status' | 'proposals'>): Promise<ActiveFolder | undefined> {
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
  const proposed = proposals.waiting({ folder: member.folder }).length;
  return { ...member, counts: { ...counts, problems, proposed } };
}
