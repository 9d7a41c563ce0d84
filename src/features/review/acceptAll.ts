import * as vscode from 'vscode';
import { acceptable } from '../../project/review/acceptable.ts';
import type { Acceptance } from '../../project/review/acceptMessages.ts';
import type { ProjectStatus } from '../../project/status/projectStatus.ts';
import { pathIn } from '../../platform/workspace/pathIn.ts';
import { markedText } from '../../platform/ui/text/markedText.ts';
import { showInformationMessage } from '../../platform/ui/messages.ts';
import { withLateCancel } from '../../platform/ui/progress.ts';
import { hint } from '../../platform/ui/userError.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import { noTarget } from './openTarget.ts';
import type { Reviews } from './reviews.ts';

type Targets = readonly { readonly set: Acceptance['target']['set']; readonly locale: string }[];

/**
 * Accepts all that the machine wrote in a file, in all translations of a source, or in a workspace folder, but for what a
 * check finds fault with. One undo takes it back.
 */
export async function acceptAll(
  status: WorkspaceStatus,
  reviews: Reviews,
  given: unknown,
): Promise<void> {
  const uri = given instanceof vscode.Uri ? given : vscode.window.activeTextEditor?.document.uri;
  const folder = uri && vscode.workspace.getWorkspaceFolder(uri);
  if (uri === undefined || folder === undefined) throw noTarget();
  const project = await status.of(folder);
  const targets = targetsAt(project, pathIn(folder, uri));
  if (targets.length === 0) throw noTarget();
  const { acceptances, withProblems } = await withLateCancel(
    vscode.l10n.t('Mark All as Reviewed'),
    (signal) => collect(project, targets, signal),
  );
  const count = acceptances.reduce((sum, { ids }) => sum + ids.size, 0);
  if (count > 0) await reviews.accept(folder, acceptances);
  if (count + withProblems === 0) throw hint(vscode.l10n.t('Nothing here is unreviewed.'));
  if (withProblems > 0) await tell(reviews, count, withProblems);
}

/** Of a translation, a source, or a folder, whose path is empty. */
function targetsAt({ sets }: ProjectStatus, path: string): Targets {
  return sets.flatMap((set) =>
    set.targets
      .filter((target) => path === '' || path === set.source.path || path === target.path)
      .map(({ locale }) => ({ set, locale })),
  );
}

/** Keeps of each target no more than what is accepted: there may be many. */
async function collect(
  project: ProjectStatus,
  targets: Targets,
  signal: AbortSignal,
): Promise<{ readonly acceptances: readonly Acceptance[]; readonly withProblems: number }> {
  const acceptances: Acceptance[] = [];
  let withProblems = 0;
  for (const { set, locale } of targets) {
    signal.throwIfAborted();
    const { counts } = await project.status(set, locale);
    if ((counts?.unreviewed ?? 0) === 0) continue;
    const target = await project.plan(set, locale);
    const found = await acceptable(target);
    const items = target.plan.items.filter(({ id }) => found.ids.has(id));
    if (items.length > 0) acceptances.push({ target: { set, locale, plan: { items } }, ...found });
    withProblems += found.withProblems;
  }
  return { acceptances, withProblems };
}

async function tell(reviews: Reviews, accepted: number, withProblems: number): Promise<void> {
  const undo = vscode.l10n.t({ message: 'Undo', comment: 'Verb, on a button.' });
  const text = markedText(accepted, withProblems);
  const answer = await showInformationMessage(text, ...(accepted > 0 ? [undo] : []));
  if (answer === undo) await reviews.undo();
}
