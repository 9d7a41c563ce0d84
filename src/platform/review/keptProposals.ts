import type * as vscode from 'vscode';
import { groupBy } from '../../resources/layouts/groupBy.ts';
import { AppendFile } from '../../disk/appendFile.ts';
import { withFileLock } from '../../disk/withFileLock.ts';
import { newPath, type RenamedPath } from '../../project/ledger/renamedFiles.ts';
import { isSameProposal, keptName, keptOf } from '../../project/proposals/keptProposal.ts';
import { openKept } from '../../project/proposals/openKept.ts';
import { ProposalStore, type ProposalFile } from '../../project/proposals/proposalStore.ts';
import { standingsOf, type Standing } from '../../project/proposals/standing.ts';
import type { TargetStatus } from '../../project/status/projectStatus.ts';
import type { Proposal } from '../../project/run/proposal.ts';
import { stateOf } from '../workspace/folderState.ts';
import type { WorkspaceStatus } from '../workspace/workspaceStatus.ts';

/** What becomes of proposals that are kept; see `ProposalStore`. */
export type Keeping = 'propose' | 'put' | 'drop';

/** Lets what is kept of a folder follow what this window says of its proposals. */
export async function keep(
  { uri }: vscode.WorkspaceFolder,
  what: Keeping,
  proposals: readonly Proposal[],
): Promise<void> {
  const store = await storeOf(uri);
  await store[what](proposals.map(keptOf));
}

/** Lets what is kept of a folder follow files that somebody renames. */
export async function follow(
  { uri }: vscode.WorkspaceFolder,
  renamed: readonly RenamedPath[],
): Promise<void> {
  await (await storeOf(uri)).move((path) => newPath(path, renamed));
}

/** What is kept of a folder beside what is known of it. */
export interface KeptNow {
  /** The names of all that is kept. */
  readonly names: ReadonlySet<string>;
  /** What is not known yet, or in another way. */
  readonly others: readonly Proposal[];
}

/** Reads what is kept of a folder by now. What was kept for files that were moved follows them. */
export async function readKept(
  folder: vscode.WorkspaceFolder,
  status: WorkspaceStatus,
  known: (name: string) => Proposal | undefined,
): Promise<KeptNow> {
  const store = await storeOf(folder.uri);
  const all = await store.all();
  const unknown = all.filter((one) => {
    const own = known(keptName(one));
    return own === undefined || !isSameProposal(own, one);
  });
  const names = new Set(all.map(keptName));
  if (unknown.length === 0) return { names, others: [] };
  const project = await status.of(folder);
  const opened = await openKept(project, unknown, all);
  const moved = opened.filter(({ isMoved }) => isMoved);
  const now = moved.map(({ proposal }) => keptOf(proposal));
  await store.put(now);
  await store.drop(moved.map(({ kept }) => kept));
  for (const one of now) names.add(keptName(one));
  return { names, others: opened.map(({ proposal }) => proposal) };
}

/** A proposal with the workspace folder that it is for. */
export interface InFolder extends Proposal {
  readonly folder: vscode.WorkspaceFolder;
}

/** How targets stood when they were last looked at, and proposals to them; by the folder and the path of the target. */
export type SeenTargets = Map<
  string,
  { readonly status: TargetStatus; readonly standings: ReadonlyMap<Proposal, Standing> }
>;

/**
 * Looks at the targets of proposals that have changed since.
 *
 * @returns whether there are any
 */
export async function lookAtTargets(
  status: WorkspaceStatus,
  proposals: readonly InFolder[],
  seen: SeenTargets,
): Promise<boolean> {
  const targets = groupBy(
    proposals,
    ({ folder, target }) => `${folder.uri.toString()} ${target.path}`,
  );
  let isOther = false;
  for (const [name, own] of targets) {
    const known = seen.get(name);
    const [first] = own;
    if (first === undefined) continue;
    const { folder, target } = first;
    const project = await status.of(folder);
    const now = await project.status(target.set, target.locale);
    if (known?.status === now && own.every((one) => known.standings.has(one))) continue;
    const planned = await project.plan(target.set, target.locale).catch(() => undefined);
    if (planned === undefined) continue;
    seen.set(name, { status: now, standings: standingsOf(planned, own) });
    isOther = true;
  }
  return isOther;
}

async function storeOf(folder: vscode.Uri): Promise<ProposalStore> {
  const { proposals: path } = await stateOf(folder);
  const file = new AppendFile(path);
  const own: ProposalFile = {
    read: () => file.read(),
    append: (text) => file.append(text),
    replace: (text) => file.replace(text),
    size: () => file.size(),
    alone: (work) => withFileLock(path, work),
  };
  return new ProposalStore(own);
}
