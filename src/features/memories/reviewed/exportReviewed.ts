import * as vscode from 'vscode';
import type { ResourceSet } from '../../../resources/layouts/resourceSet.ts';
import { nameOf } from '../../../platform/files/textFile.ts';
import { parseCommandArgument } from '../../../platform/ui/command.ts';
import { withNotification, showInformationMessage } from '../../../platform/ui/messages.ts';
import { inBackground } from '../../../platform/ui/inBackground.ts';
import { pathIn, chooseFolder } from '../../../platform/workspace/pathIn.ts';
import { findResources, noResources } from '../../../platform/workspace/resources.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import { hint } from '../../../platform/ui/userError.ts';
import { workspaceProject } from '../../../platform/workspace/workspaceFiles.ts';
import { commandTitles } from '../../../texts/commandTitles.ts';
import { format, quantity } from '../../../texts/format.ts';
import type { ReviewedArguments } from '../memoryArguments.ts';
import { ReviewedFile, type ReviewedReport } from './reviewedFile.ts';
import type { AlsoWanted } from './reviewedMessages.ts';
import { saveAsTmx } from '../saveAsTmx.ts';
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
  if (sets.length === 0) throw await noResources(folder);
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
  if (choice === undefined) inBackground(log, notifyReviewed(report, target));
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

/** Says what was exported and what was left out, and offers the second step: the import as a memory. */
async function notifyReviewed(report: ReviewedReport, target: vscode.Uri): Promise<void> {
  const done = vscode.l10n.t({
    message: 'Exported to {0}: {1} in {2}.',
    args: [
      nameOf(target),
      quantity.messages(report.messages),
      quantity.locales(report.locales.length),
    ],
    comment:
      '{0} is the name of a file, {1} a number such as “3 messages”, {2} one such as “2 target locales”.',
  });
  const left = leftOutTexts(report.leftOut);
  const leftOut = vscode.l10n.t('Left out: {0}.', format.list(left));
  const toMemory = vscode.l10n.t('Import as Memory…');
  const open = commandTitles.openFile();
  const message = left.length === 0 ? done : `${done} ${leftOut}`;
  const chosen = await showInformationMessage(message, toMemory, open);
  if (chosen === toMemory) await vscode.commands.executeCommand('glossa.memories.import', target);
  if (chosen === open) await vscode.commands.executeCommand('vscode.open', target);
}

function leftOutTexts(leftOut: ReviewedReport['leftOut']): readonly string[] {
  const texts: Record<keyof ReviewedReport['leftOut'], (count: string) => string> = {
    translated: (count) => vscode.l10n.t('{0} translated and not reviewed', count),
    machineMade: (count) => vscode.l10n.t('{0} machine-made', count),
    sourceChanged: (count) => vscode.l10n.t('{0} whose source has changed', count),
    sameAsSource: (count) => vscode.l10n.t('{0} equal to their source', count),
    plural: (count) => vscode.l10n.t('{0} with plural forms', count),
    broken: (count) => vscode.l10n.t('{0} with broken placeholders', count),
    unwritable: (count) => vscode.l10n.t('{0} with characters that XML cannot hold', count),
  };
  return Object.entries(texts).flatMap(([reason, text]) => {
    const count = leftOut[reason as keyof typeof texts] ?? 0;
    return count > 0 ? [text(format.number(count))] : [];
  });
}
