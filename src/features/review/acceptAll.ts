import * as vscode from 'vscode';
import type { LocaleTarget, ResourceSet } from '../../catalog/layouts/resourceSet.ts';
import { sameLocale } from '../../catalog/locale.ts';
import { acceptable } from '../../project/review/acceptable.ts';
import { readTexts } from '../../project/review/unchangedIds.ts';
import type { ProjectStatus } from '../../project/status/projectStatus.ts';
import { noneMarked, type Marked, type ReadTarget } from '../../project/changes/markTexts.ts';
import { pathIn } from '../../platform/workspace/pathIn.ts';
import { markedText } from '../../texts/states/markedText.ts';
import { showInformationMessage, withLateCancel } from '../../platform/ui/messages.ts';
import { hint } from '../../platform/ui/userError.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import { noTarget } from './openTarget.ts';
import type { Reviews } from './reviews.ts';
import { buttonTexts } from '../../texts/buttonTexts.ts';

type Targets = readonly { readonly set: ResourceSet; readonly locale: string }[];

/** Names the targets that a file or folder stands for, by its path. */
type Choice = (project: ProjectStatus, path: string) => Targets;

/** Of a translation, a source, or a folder, whose path is empty. */
export const targetsAt: Choice = ({ sets }, path) =>
  targetsIn(sets, (set, target) => path === '' || path === set.source.path || path === target.path);

/** Of a translation all that are in its locale, whatever their source files. */
export const targetsInLocaleAt: Choice = (project, path) => {
  const locales = targetsIn(project.sets, (_, target) => path === target.path);
  return targetsIn(project.sets, (_, target) =>
    locales.some(({ locale }) => sameLocale(locale, target.locale)),
  );
};

/**
 * Accepts all that the machine wrote in the targets of a file or folder, but for what a check finds fault with. One undo takes
 * it back.
 */
export async function acceptAll(
  status: WorkspaceStatus,
  reviews: Reviews,
  choose: Choice,
  given: unknown,
): Promise<void> {
  const uri = given instanceof vscode.Uri ? given : vscode.window.activeTextEditor?.document.uri;
  const folder = uri && vscode.workspace.getWorkspaceFolder(uri);
  if (uri === undefined || folder === undefined) throw noTarget();
  const project = await status.of(folder);
  const targets = choose(project, pathIn(folder, uri));
  if (targets.length === 0) throw noTarget();
  const { read, withProblems } = await withLateCancel(
    vscode.l10n.t('Mark All as Reviewed'),
    (signal) => collect(project, targets, signal),
  );
  const marked = read.length > 0 ? await reviews.accept(folder, read) : undefined;
  if (marked === undefined && withProblems === 0)
    throw hint(vscode.l10n.t('Nothing here is unreviewed.'));
  if (withProblems > 0) await tell(reviews, marked, withProblems);
}

function targetsIn(
  sets: ProjectStatus['sets'],
  isMeant: (set: ResourceSet, target: LocaleTarget) => boolean,
): Targets {
  return sets.flatMap((set) =>
    set.targets.filter((target) => isMeant(set, target)).map(({ locale }) => ({ set, locale })),
  );
}

/** The texts that a check has found nothing in: others that are there by the time that they are accepted are not meant. */
async function collect(
  project: ProjectStatus,
  targets: Targets,
  signal: AbortSignal,
): Promise<{ readonly read: readonly ReadTarget[]; readonly withProblems: number }> {
  const read: ReadTarget[] = [];
  let withProblems = 0;
  for (const { set, locale } of targets) {
    signal.throwIfAborted();
    const { counts } = await project.status(set, locale);
    if ((counts?.unreviewed ?? 0) === 0) continue;
    const target = await project.plan(set, locale);
    const found = await acceptable(target);
    const items = target.plan.items.filter(({ id }) => found.ids.has(id));
    if (items.length > 0) read.push({ set, locale, texts: readTexts(items) });
    withProblems += found.withProblems;
  }
  return { read, withProblems };
}

async function tell(
  reviews: Reviews,
  marked: Marked | undefined,
  withProblems: number,
): Promise<void> {
  const undo = buttonTexts.undo();
  const text = markedText(marked ?? noneMarked, withProblems);
  const answer = await showInformationMessage(text, ...(marked === undefined ? [] : [undo]));
  if (answer === undo) await reviews.undo();
}
