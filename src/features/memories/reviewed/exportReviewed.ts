import * as vscode from 'vscode';
import type { ResourceSet } from '../../../catalog/layouts/resourceSet.ts';
import { parseCommandArgument } from '../../../platform/ui/command.ts';
import { withNotification } from '../../../platform/ui/messages.ts';
import { inBackground } from '../../../platform/ui/inBackground.ts';
import { pathIn, chooseFolder } from '../../../platform/workspace/pathIn.ts';
import { findResources, noResources } from '../../../platform/workspace/resources.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import { hint } from '../../../platform/ui/userError.ts';
import { workspaceProject } from '../../../platform/workspace/workspaceFiles.ts';
import type { ReviewedArguments } from '../memoryArguments.ts';
import { ReviewedFile, type ReviewedReport } from './reviewedFile.ts';
import type { AlsoWanted } from './reviewedMessages.ts';
import { saveAsTmx } from '../saveAsTmx.ts';
import { tellReviewed } from './tellReviewed.ts';
import { sentences } from '../../../texts/sentences.ts';

/**
 * Writes what people have reviewed in the resource files of a workspace folder into a TMX file,
 * ready to become a translation memory. A choice answers all questions, for keybindings and tests.
 */
export async function exportReviewed(
  log: vscode.LogOutputChannel,
  given: unknown,
): Promise<ReviewedReport | undefined> {
  const { uri, choice } = await readGiven(given);
  const files = choice?.files?.map((file) => vscode.Uri.parse(file, true)) ?? (uri ? [uri] : []);
  const folder = await chooseFolder(files[0]);
  if (folder === undefined) {
    throw hint(sentences.openFolder());
  }
  const sets = (await findResources(folder)).filter((set) => isAmong(set, folder, files));
  if (sets.length === 0) throw noResources(folder);
  const also = choice === undefined ? await askWhatElse() : { ...reviewedOnly, ...choice };
  if (also === undefined) return undefined;
  const target =
    choice === undefined ? await saveAsTmx(folder.name) : vscode.Uri.parse(choice.target, true);
  if (target === undefined) return undefined;
  const title = vscode.l10n.t('Exporting reviewed messages');
  const reviewed = new ReviewedFile(workspaceProject(folder), sets, {
    translated: also.translated === true || also.machineMade === true,
    machineMade: also.machineMade === true,
    locales: choice?.targets,
  });
  const report = await withNotification(title, (progress, signal) =>
    reviewed.write(target, progress, signal),
  );
  if (choice === undefined) inBackground(log, tellReviewed(report, target));
  return report;
}

async function readGiven(
  given: unknown,
): Promise<{ readonly uri?: vscode.Uri; readonly choice?: ReviewedArguments }> {
  if (given instanceof vscode.Uri) return { uri: given };
  if (given === undefined || given === null) return {};
  const { reviewedArguments } = await import('../memoryArguments.ts');
  return { choice: parseCommandArgument(reviewedArguments, given) };
}

function isAmong(
  { source, targets }: ResourceSet,
  folder: vscode.WorkspaceFolder,
  files: readonly vscode.Uri[],
): boolean {
  if (files.length === 0) return true;
  const paths = [source.path, ...targets.map(({ path }) => path)];
  return files.some((file) => {
    const wanted = pathIn(folder, file);
    return wanted === '' || paths.some((path) => path === wanted || path.startsWith(`${wanted}/`));
  });
}

const reviewedOnly: AlsoWanted = { translated: false, machineMade: false };

async function askWhatElse(): Promise<AlsoWanted | undefined> {
  const items = [
    {
      label: vscode.l10n.t('Reviewed Messages Only'),
      detail: vscode.l10n.t('What a person marked, accepted, or wrote in the catalog'),
      ...reviewedOnly,
    },
    {
      label: vscode.l10n.t('Translated Messages Too'),
      detail: vscode.l10n.t('What was there before Glossa, or was changed without it, as well'),
      translated: true,
      machineMade: false,
    },
    {
      label: vscode.l10n.t('Machine-Made Messages Too'),
      detail: vscode.l10n.t('Including unreviewed ones; a memory repeats their mistakes'),
      translated: true,
      machineMade: true,
    },
  ];
  const title = vscode.l10n.t('Export Reviewed Messages as TMX');
  return showQuickPick(items, { title });
}
