import * as vscode from 'vscode';
import { putOnDisk } from '../../platform/files/putOnDisk.ts';
import { findingText } from '../../texts/findings/findingText.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import { showInformationMessage, withNotification } from '../../platform/ui/messages.ts';
import { outcomeText, type CheckOutcome } from '../../texts/findings/checkOutcome.ts';
import { hint } from '../../platform/ui/userError.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import { sarifLog } from '../../project/findings/sarif.ts';
import { checkReport } from './checkReport.ts';
import { CheckReports } from './checkReports.ts';
import type { FolderFacts } from './folderFacts.ts';
import { WorkspaceProblems, type CheckedInWorkspace } from './workspaceProblems.ts';
import { buttonTexts } from '../../texts/buttonTexts.ts';

/** Checks all resource files of the workspace, and offers the result as a document or a file. */
export class WorkspaceCheck implements vscode.Disposable {
  readonly #problems: WorkspaceProblems;
  readonly #reports = new CheckReports();
  readonly #version: string;
  readonly #log: vscode.LogOutputChannel;

  constructor(
    status: WorkspaceStatus,
    facts: FolderFacts,
    version: string,
    log: vscode.LogOutputChannel,
  ) {
    this.#problems = new WorkspaceProblems(status, facts, log);
    this.#version = version;
    this.#log = log;
  }

  async check(): Promise<CheckOutcome> {
    const checked = await this.#checkAll();
    inBackground(this.#log, this.#tell(checked));
    return outcomeOf(checked);
  }

  /** Saves what was found as SARIF; the file is asked for where nobody names one. */
  async saveSarif(given: unknown): Promise<CheckOutcome> {
    const checked = await this.#checkAll();
    await save(checked, this.#version, given instanceof vscode.Uri ? given : undefined);
    return outcomeOf(checked);
  }

  dispose(): void {
    vscode.Disposable.from(this.#problems, this.#reports).dispose();
  }

  async #checkAll(): Promise<readonly CheckedInWorkspace[]> {
    const folders = vscode.workspace.workspaceFolders ?? [];
    const title = vscode.l10n.t('Checking resource files');
    const checked = await withNotification(title, (report, signal) =>
      this.#problems.check(folders, report, signal),
    );
    if (checked.length > 0) return checked;
    throw hint(vscode.l10n.t('No resource files were found in this workspace.'));
  }

  async #tell(checked: readonly CheckedInWorkspace[]): Promise<void> {
    const text = outcomeText(outcomeOf(checked));
    const showReport = buttonTexts.showReport();
    const asSarif = vscode.l10n.t('Save as SARIF…');
    const answer = await showInformationMessage(text, showReport, asSarif);
    if (answer === showReport) await this.#reports.show(checkReport(checked, text));
    if (answer === asSarif) await save(checked, this.#version, undefined);
  }
}

function outcomeOf(checked: readonly CheckedInWorkspace[]): CheckOutcome {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { findings } of checked) {
    for (const { found } of findings) counts[found.finding.severity]++;
  }
  return { files: checked.length, ...counts };
}

async function save(
  checked: readonly CheckedInWorkspace[],
  version: string,
  given: vscode.Uri | undefined,
): Promise<void> {
  const uri = given ?? (await askWhere());
  if (uri === undefined) return;
  const names = new Set(checked.map(({ folder }) => folder));
  const folders = [...names].map((folder) => ({
    files: checked.filter((one) => one.folder === folder),
  }));
  const log = sarifLog(folders, { version, textOf: findingText });
  await putOnDisk(uri, new TextEncoder().encode(log));
}

async function askWhere(): Promise<vscode.Uri | undefined> {
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  return vscode.window.showSaveDialog({
    title: vscode.l10n.t('Save Problems as SARIF'),
    filters: { SARIF: ['sarif'] },
    ...(folder && { defaultUri: vscode.Uri.joinPath(folder.uri, 'glossa.sarif') }),
  });
}
