import * as vscode from 'vscode';
import { sameFile } from '../../platform/files/sameFile.ts';
import { Debouncer } from '../../platform/debouncer.ts';
import { describeError } from '../../platform/ui/errors/describeError.ts';
import { settings } from '../../platform/settings.ts';
import type { CheckedDocument, DocumentCheck } from './checkDocument.ts';
import type { FolderFacts } from './folderFacts.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';

/** Milliseconds of quiet after which a document that somebody types in is checked. */
const quiet = 150;

/** Keeps the Problems panel up to date with the resource files that are open. */
export class DocumentProblems implements vscode.Disposable {
  readonly #log: vscode.LogOutputChannel;
  readonly #diagnostics = vscode.languages.createDiagnosticCollection('glossa');
  readonly #debouncer = new Debouncer(quiet);
  readonly #status: WorkspaceStatus;
  readonly #facts: FolderFacts;
  readonly #checked = new Map<string, CheckedDocument>();
  /** The check of each document that began last. */
  readonly #turns = new Map<string, number>();
  #turn = 0;
  readonly #parts: vscode.Disposable;

  constructor(status: WorkspaceStatus, facts: FolderFacts, log: vscode.LogOutputChannel) {
    this.#status = status;
    this.#facts = facts;
    this.#log = log;
    const { resources } = status;
    this.#parts = vscode.Disposable.from(
      this.#diagnostics,
      this.#debouncer,
      vscode.workspace.onDidOpenTextDocument((document) => this.#schedule(document)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.#schedule(document)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#drop(uri)),
      resources.onDidChangeFile((uri) => this.#scheduleTargets(uri)),
      status.onDidChange(() => this.#scheduleAll()),
      status.onDidCount(() => this.#scheduleAll()),
      facts.onDidChange(() => this.#scheduleAll()),
    );
    this.#scheduleAll();
  }

  /** What was found in a document as it is now; nothing while it is being typed in. */
  checked(document: vscode.TextDocument): CheckedDocument | undefined {
    const checked = this.#checked.get(document.uri.toString());
    return checked?.version === document.version ? checked : undefined;
  }

  /** The same, looked at once more where somebody has just typed in it. */
  async checkedNow(document: vscode.TextDocument): Promise<CheckedDocument | undefined> {
    if (this.checked(document) === undefined) {
      await this.#status.look(document.uri);
      await this.#check(document);
    }
    return this.checked(document);
  }

  dispose(): void {
    this.#parts.dispose();
  }

  #scheduleAll(): void {
    for (const document of vscode.workspace.textDocuments) this.#schedule(document);
  }

  #schedule(document: vscode.TextDocument): void {
    this.#debouncer.schedule(document.uri.toString(), () => {
      this.#check(document).catch((error: unknown) => this.#log.error(describeError(error).detail));
    });
  }

  async #check(document: vscode.TextDocument): Promise<void> {
    const { uri } = document;
    const turn = ++this.#turn;
    this.#turns.set(uri.toString(), turn);
    const enabled = settings.problems.enabled.get(uri);
    const member = enabled ? await this.#status.resources.memberOf(uri) : undefined;
    if (member === undefined || document.isClosed) return this.#drop(uri);
    const [{ checkDocument }, { findingDiagnostics }] = await Promise.all([
      import('./checkDocument.ts'),
      import('./findingDiagnostics.ts'),
    ]);
    const facts = await this.#facts.of(member, uri);
    const target = await this.#status.planOf(uri);
    const last = this.#checked.get(uri.toString());
    const status = await this.#status.of(member.folder);
    const sharedRevision = status.sharedRevision(member.locale);
    const check = { member, target, status, sharedRevision, ...facts };
    if (last !== undefined && isSame(last, check, document)) return;
    const checked = await checkDocument(document, check, last);
    const links = await this.#facts.links();
    // If someone has typed in the meantime, another check is due; what one finds that began later is newer.
    const isLast = this.#turns.get(uri.toString()) === turn;
    if (checked?.version !== document.version || document.isClosed || !isLast) return;
    this.#checked.set(uri.toString(), checked);
    this.#status.problems.set('open', uri, checked.findings);
    this.#diagnostics.set(uri, findingDiagnostics(member.folder, checked.findings, links));
    if (member.isSource && last?.version !== document.version) await this.#scheduleTargets(uri);
  }

  /** Checks the open translations of a source again. */
  async #scheduleTargets(source: vscode.Uri): Promise<void> {
    for (const document of vscode.workspace.textDocuments) {
      const member = await this.#status.resources.memberOf(document.uri);
      if (member === undefined || member.isSource) continue;
      const uri = vscode.Uri.joinPath(member.folder.uri, member.set.source.path);
      if (sameFile(uri, source)) this.#schedule(document);
    }
  }

  #drop(uri: vscode.Uri): void {
    this.#checked.delete(uri.toString());
    this.#turns.delete(uri.toString());
    this.#status.problems.set('open', uri, undefined);
    this.#diagnostics.delete(uri);
  }
}

/** Whether nothing that a check looks at has changed since the last one. */
function isSame(
  last: CheckedDocument,
  { member, target, revision: turn, sharedRevision }: DocumentCheck,
  { version }: vscode.TextDocument,
): boolean {
  const isKnown = member.isSource || target !== undefined;
  const isNew =
    last.version !== version ||
    last.revision !== turn ||
    last.sharedRevision !== sharedRevision ||
    last.member.set !== member.set;
  return isKnown && last.target === target && !isNew;
}
