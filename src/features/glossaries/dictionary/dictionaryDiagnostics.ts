import * as vscode from 'vscode';
import { editNow } from '../../../platform/files/editNow.ts';
import { diagnosticAt, quickFix } from '../../../platform/ui/inEditor/diagnostic.ts';
import { readDictionary, type DictionaryProblem } from './dictionaryText.ts';
import { dictionaryScheme } from './dictionaryUri.ts';
import { problemText } from './problemText.ts';

/** Milliseconds without typing before a text is read again: it may have 10 MiB. */
const rest = 200;

/** Shows what the service would refuse while a dictionary is typed, with fixes where one is obvious. */
export class DictionaryDiagnostics implements vscode.Disposable, vscode.CodeActionProvider {
  readonly #diagnostics = vscode.languages.createDiagnosticCollection('glossa.dictionary');
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #listeners: vscode.Disposable;

  constructor() {
    const { workspace } = vscode;
    this.#listeners = vscode.Disposable.from(
      this.#diagnostics,
      workspace.onDidOpenTextDocument((document) => this.#check(document)),
      workspace.onDidChangeTextDocument(({ document }) => this.#checkSoon(document)),
      workspace.onDidCloseTextDocument(({ uri }) => this.#forget(uri)),
      vscode.languages.registerCodeActionsProvider({ scheme: dictionaryScheme }, this, {
        providedCodeActionKinds: [vscode.CodeActionKind.QuickFix],
      }),
    );
    for (const document of workspace.textDocuments) this.#check(document);
  }

  provideCodeActions(
    document: vscode.TextDocument,
    _range: vscode.Range,
    { diagnostics }: vscode.CodeActionContext,
  ): vscode.CodeAction[] {
    const ours = diagnostics.filter((diagnostic) => diagnostic.source === 'Glossa');
    return ours.flatMap((diagnostic) => fixOf(document, diagnostic) ?? []);
  }

  dispose(): void {
    this.#listeners.dispose();
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #checkSoon(document: vscode.TextDocument): void {
    if (document.uri.scheme !== dictionaryScheme) return;
    const key = document.uri.toString();
    clearTimeout(this.#timers.get(key));
    this.#timers.set(
      key,
      setTimeout(() => this.#check(document), rest),
    );
  }

  #check(document: vscode.TextDocument): void {
    if (document.uri.scheme !== dictionaryScheme || document.isClosed) return;
    const { problems } = readDictionary(document.getText());
    this.#diagnostics.set(document.uri, problems.map(diagnosticOf));
  }

  #forget(uri: vscode.Uri): void {
    clearTimeout(this.#timers.get(uri.toString()));
    this.#timers.delete(uri.toString());
    this.#diagnostics.delete(uri);
  }
}

function diagnosticOf(problem: DictionaryProblem): vscode.Diagnostic {
  const { code, line, start, end } = problem;
  const range = new vscode.Range(line, start, line, end);
  return diagnosticAt(range, problemText(problem), vscode.DiagnosticSeverity.Error, code);
}

function fixOf(
  document: vscode.TextDocument,
  diagnostic: vscode.Diagnostic,
): vscode.CodeAction | undefined {
  const { code, range } = diagnostic;
  if (code === 'source-blanks' || code === 'target-blanks') {
    const replaced = replacing(document, range, document.getText(range).trim());
    return quickFix(vscode.l10n.t('Remove the spaces'), replaced, [diagnostic]);
  }
  if (code !== 'duplicate') return undefined;
  const line = document.lineAt(range.start.line).rangeIncludingLineBreak;
  const deleted = replacing(document, line, '');
  return quickFix(vscode.l10n.t('Delete this line'), deleted, [diagnostic]);
}

function replacing(document: vscode.TextDocument, range: vscode.Range, text: string) {
  const offset = document.offsetAt(range.start);
  const replaced = { offset, length: document.offsetAt(range.end) - offset, text };
  return editNow(() => [{ uri: document.uri, text: document.getText(), edits: [replaced] }]);
}
