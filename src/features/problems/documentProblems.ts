import * as vscode from 'vscode';
import { Debouncer } from '../../platform/debouncer.ts';
import { describeError } from '../../platform/ui/errors/describeError.ts';
import { settings } from '../../platform/settings.ts';
import type { CheckedDocument } from './checkDocument.ts';
import { findingDiagnostics } from './findingDiagnostics.ts';
import { pathIn } from '../../platform/workspace/resources.ts';
import { ignoredBy } from '../../project/ignoredFindings.ts';
import { ignoredIndex } from './ignoredIndex.ts';
import { nameIndex } from './nameIndex.ts';
import type { Member, ResourceIndex } from '../../platform/workspace/resourceIndex.ts';

/** Milliseconds of quiet after which a document that somebody types in is checked. */
const quiet = 250;

/** Keeps the Problems panel up to date with the resource files that are open. */
export class DocumentProblems implements vscode.Disposable {
  readonly #log: vscode.LogOutputChannel;
  readonly #diagnostics = vscode.languages.createDiagnosticCollection('glossa');
  readonly #debouncer = new Debouncer(quiet);
  readonly #resources: ResourceIndex;
  readonly #names = nameIndex();
  readonly #ignored = ignoredIndex();
  readonly #checked = new Map<string, CheckedDocument>();
  readonly #parts: vscode.Disposable;

  constructor(resources: ResourceIndex, log: vscode.LogOutputChannel) {
    this.#resources = resources;
    this.#log = log;
    this.#parts = vscode.Disposable.from(
      this.#diagnostics,
      this.#debouncer,
      this.#names,
      this.#ignored,
      vscode.workspace.onDidOpenTextDocument((document) => this.#schedule(document)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.#schedule(document)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#drop(uri)),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration(settings.problems.enabled.key)) this.#scheduleAll();
      }),
      this.#resources.onDidChange(() => this.#scheduleAll()),
      this.#resources.onDidChangeFile((uri) => this.#scheduleTargets(uri)),
      this.#names.onDidChange(() => this.#scheduleAll()),
      this.#ignored.onDidChange(() => this.#scheduleAll()),
    );
    this.#scheduleAll();
  }

  /** What was found in a document as it is now; nothing while it is being typed in. */
  checked(document: vscode.TextDocument): CheckedDocument | undefined {
    const checked = this.#checked.get(document.uri.toString());
    return checked?.version === document.version ? checked : undefined;
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
    const enabled = settings.problems.enabled.get(uri);
    const member = enabled ? await this.#resources.memberOf(uri) : undefined;
    if (member === undefined || document.isClosed) return this.#drop(uri);
    const { checkDocument } = await import('./checkDocument.ts');
    const names = await this.#names.of(member.folder);
    const last = this.#checked.get(uri.toString());
    const found = await checkDocument(document, member, names, last);
    const checked = found && (await this.#withoutIgnored(found, member, uri));
    // If someone has typed in the meantime, another check is due.
    if (checked?.version !== document.version || document.isClosed) return;
    this.#checked.set(uri.toString(), checked);
    this.#diagnostics.set(uri, findingDiagnostics(document, checked.findings));
    if (member.isSource) await this.#scheduleTargets(uri);
  }

  async #withoutIgnored(
    checked: CheckedDocument,
    { folder, locale }: Member,
    uri: vscode.Uri,
  ): Promise<CheckedDocument> {
    const ignored = await this.#ignored.of(folder);
    if (ignored.length === 0) return checked;
    const file = pathIn(folder, uri);
    const isIgnored = ignoredBy(ignored);
    const findings = checked.findings.filter(
      ({ finding: { code }, message: { path: key } }) => !isIgnored({ code, locale, file, key }),
    );
    return { ...checked, findings };
  }

  /** Checks the open translations of a source again. */
  async #scheduleTargets(source: vscode.Uri): Promise<void> {
    for (const document of vscode.workspace.textDocuments) {
      const member = await this.#resources.memberOf(document.uri);
      if (member === undefined || member.isSource) continue;
      const uri = vscode.Uri.joinPath(member.folder.uri, member.set.source.path);
      if (uri.toString() === source.toString()) this.#schedule(document);
    }
  }

  #drop(uri: vscode.Uri): void {
    this.#checked.delete(uri.toString());
    this.#diagnostics.delete(uri);
  }
}
