import * as vscode from 'vscode';
import { canonicalLocale } from '../../catalog/locale.ts';
import { settings } from '../../platform/settings.ts';
import { UserError } from '../../platform/userError.ts';
import type { RunReport } from '../../translation/report.ts';
import { chooseSets } from './chooseSets.ts';
import { chooseTargets } from './chooseTargets.ts';
import type { MissingChoice } from './choices.ts';
import { Project, type OpenTask } from '../../platform/project.ts';
import { runMissing } from './runMissing.ts';
import { tellReport } from './tellReport.ts';
import type { TranslateContext } from './translateContext.ts';

/**
 * Translates what the target files of a resource file, of a folder or of the workspace folder lack. Called with
 * a choice, nothing is asked; the report is handed back in any case.
 */
export async function translateMissing(
  context: TranslateContext,
  ...args: readonly unknown[]
): Promise<RunReport | undefined> {
  if (!vscode.workspace.isTrusted) {
    throw new UserError(
      vscode.l10n.t('Resource files are not written until you trust this workspace.'),
      { title: vscode.l10n.t('Manage Workspace Trust'), command: 'workbench.trust.manage' },
    );
  }
  const { uri, choice } = await readArguments(args);
  const chosen = await chooseSets(uri);
  if (chosen === undefined) return undefined;
  const project = new Project(chosen.folder);
  const locales =
    choice?.targets?.map(locale) ?? (await chooseTargets(project, chosen, context.languages));
  if (locales === undefined) return undefined;
  const tasks: OpenTask[] = [];
  for (const set of chosen.sets) {
    for (const target of new Set(locales)) tasks.push(await project.open(set, target));
  }
  const report = await runMissing(context, project, tasks, {
    ...choice,
    review: choice?.review ?? settings.translate.review.get(chosen.folder.uri),
    confirm: choice === undefined,
  });
  if (report !== undefined && choice === undefined) void tellReport(report, context.log);
  return report;
}

function locale(tag: string): string {
  const canonical = canonicalLocale(tag);
  if (canonical !== undefined) return canonical;
  throw new UserError(vscode.l10n.t('“{0}” is not the tag of a locale.', tag));
}

/** Menus pass a file and things of their own behind it; keybindings pass the choice alone. */
async function readArguments(
  args: readonly unknown[],
): Promise<{ uri: vscode.Uri | undefined; choice: MissingChoice | undefined }> {
  const [first, second] = args;
  const uri = first instanceof vscode.Uri ? first : undefined;
  const given = uri === undefined && second === undefined ? first : second;
  const fromMenu =
    Array.isArray(given) || (typeof given === 'object' && given !== null && 'groupId' in given);
  if (given === undefined || given === null || fromMenu) return { uri, choice: undefined };
  const { readChoice, missingChoice } = await import('./choices.ts');
  return { uri, choice: readChoice(missingChoice, given) };
}
