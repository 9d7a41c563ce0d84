import * as vscode from 'vscode';
import { showKeyPath } from '../../resources/formats/format.ts';
import { putOnDisk } from '../../platform/files/putOnDisk.ts';
import type { PlacedFinding } from '../../project/findings/placedFindings.ts';
import { findingText } from '../../texts/findings/findingText.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import { showInformationMessage, withNotification } from '../../platform/ui/messages.ts';
import { outcomeText, type CheckOutcome } from '../../texts/findings/checkOutcome.ts';
import { hint } from '../../platform/ui/userError.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import { sarifLog } from '../../project/findings/sarif.ts';
import { severityText } from '../../texts/findings/severityText.ts';
import { format } from '../../texts/format.ts';
import { labels } from '../../texts/labels.ts';
import { codeSpan, inertText } from '../../texts/markdown.ts';
import type { FolderFacts } from './folderFacts.ts';
import { WorkspaceProblems, type CheckedInWorkspace } from './workspaceProblems.ts';
import { buttonTexts } from '../../texts/buttonTexts.ts';

/** Findings that a report lists of one file; the Problems panel has all. */
const mostInFile = 200;

const scheme = 'glossa-check';

/** Shows what checks found as read-only documents: closing one asks nothing. */
class CheckReportProvider implements vscode.TextDocumentContentProvider, vscode.Disposable {
  readonly #registration = vscode.workspace.registerTextDocumentContentProvider(scheme, this);
  readonly #contents = new Map<string, string>();
  #count = 0;

  async show(content: string): Promise<void> {
    const name = vscode.l10n.t({
      message: 'Problems',
      comment: 'The name of a document that lists problems in resource files.',
    });
    const path = `/${name} ${++this.#count}.md`;
    const uri = vscode.Uri.from({ scheme, path });
    this.#contents.set(uri.toString(), content);
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document, { preview: true });
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return (
      this.#contents.get(uri.toString()) ?? vscode.l10n.t('This report is no longer available.')
    );
  }

  dispose(): void {
    this.#registration.dispose();
  }
}

/** Checks all resource files of the workspace, and offers the result as a document or a file. */
export class WorkspaceCheck implements vscode.Disposable {
  readonly #problems: WorkspaceProblems;
  readonly #reports = new CheckReportProvider();
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
    inBackground(this.#log, this.#notify(checked));
    return outcomeOf(checked);
  }

  /** Saves what was found as SARIF; the file is asked for where nobody names one. */
  async saveSarif(given: unknown): Promise<CheckOutcome> {
    const checked = await this.#checkAll();
    await save(checked, this.#version, given instanceof vscode.Uri ? given : undefined);
    return outcomeOf(checked);
  }

  /** Accepts all that there is as it stands, once it was asked about. */
  async acceptPresent(): Promise<void> {
    const present = await this.#each((...how) => this.#problems.present(...how));
    const { acceptPresent } = await import('./acceptPresent.ts');
    await acceptPresent(present);
  }

  dispose(): void {
    vscode.Disposable.from(this.#problems, this.#reports).dispose();
  }

  #checkAll(): Promise<readonly CheckedInWorkspace[]> {
    return this.#each((...how) => this.#problems.check(...how));
  }

  async #each(check: WorkspaceProblems['check']): Promise<readonly CheckedInWorkspace[]> {
    const folders = vscode.workspace.workspaceFolders ?? [];
    const title = vscode.l10n.t('Checking resource files');
    const checked = await withNotification(title, (report, signal) =>
      check(folders, report, signal),
    );
    if (checked.length > 0) return checked;
    throw hint(vscode.l10n.t('No resource files were found in this workspace.'));
  }

  async #notify(checked: readonly CheckedInWorkspace[]): Promise<void> {
    const text = outcomeText(outcomeOf(checked));
    const showReport = buttonTexts.showReport();
    const asSarif = vscode.l10n.t('Save as SARIF…');
    const accept = checked.some(({ findings }) => findings.length > 0)
      ? [vscode.l10n.t('Accept All…')]
      : [];
    const answer = await showInformationMessage(text, showReport, asSarif, ...accept);
    if (answer === showReport) await this.#reports.show(checkReport(checked, text));
    if (answer === asSarif) await save(checked, this.#version, undefined);
    if (answer !== undefined && accept.includes(answer)) await this.acceptPresent();
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

/** What was found in the files of a workspace as Markdown: numbers for each check, then each finding with its place. */
function checkReport(checked: readonly CheckedInWorkspace[], outcome: string): string {
  const withFindings = checked.filter(({ findings }) => findings.length > 0);
  return [
    `# ${vscode.l10n.t('Problems in resource files')}`,
    '',
    outcome,
    ...(withFindings.length === 0 ? [] : ['', ...countLines(checked)]),
    ...withFindings.flatMap((file) => ['', ...fileLines(file)]),
    '',
  ].join('\n');
}

function countLines(checked: readonly CheckedInWorkspace[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { findings } of checked) {
    for (const { found } of findings) {
      const { code, severity } = found.finding;
      const row = `| ${severityText(severity)} | ${codeSpan(code)} |`;
      counts.set(row, (counts.get(row) ?? 0) + 1);
    }
  }
  const heads = [
    vscode.l10n.t({ message: 'Severity', comment: 'Heading of a column.' }),
    vscode.l10n.t({ message: 'Check', comment: 'Noun, the heading of a column.' }),
    vscode.l10n.t({ message: 'Found', comment: 'Heading of a column of numbers.' }),
  ];
  return [
    `| ${heads.join(' | ')} |`,
    '| --- | --- | ---: |',
    ...[...counts]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([row, count]) => `${row} ${format.number(count)} |`),
  ];
}

function fileLines({ uri, path, findings }: CheckedInWorkspace): readonly string[] {
  const lines = findings.slice(0, mostInFile).map((one) => findingLine(uri, one));
  const others = findings.length - lines.length;
  const more = others > 0 ? [`- ${labels.andMore(format.number(others))}`] : [];
  return [`## ${codeSpan(path)}`, '', ...lines, ...more];
}

function findingLine(uri: vscode.Uri, { found, range }: PlacedFinding): string {
  const { finding, message } = found;
  const { line, character } = range.start;
  const place = `${line + 1}:${character + 1}`;
  const target = uri.with({ fragment: `L${line + 1},${character + 1}` }).toString();
  const key = message === undefined ? '' : ` ${codeSpan(showKeyPath(message.path))}`;
  const text = inertText(findingText(finding));
  return `- [${place}](<${target}>) ${severityText(finding.severity)}${key}: ${text} (${finding.code})`;
}
