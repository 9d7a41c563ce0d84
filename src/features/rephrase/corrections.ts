import * as vscode from 'vscode';
import type { Edit } from '../../resources/edit.ts';
import { editNow } from '../../platform/files/editNow.ts';
import { isEditable } from '../../platform/files/readOnly.ts';
import type { Correction } from '../../project/corrections/corrections.ts';
import { diagnosticAt, rangeIn, codeOf, quickFix } from '../../platform/ui/inEditor/diagnostic.ts';
import { removeTitle } from '../../texts/findings/findingText.ts';
import { uiText } from '../../texts/uiText.ts';

/** The name of a correction in the Problems panel. */
export const correctionCode = 'correction';

/**
 * The corrections of open documents, shown where their words are. Typing elsewhere moves them along; one whose words are
 * typed in goes, and all of a document when it is closed.
 */
export class Corrections implements vscode.Disposable {
  readonly #diagnostics = vscode.languages.createDiagnosticCollection('glossa corrections');
  readonly #all = new Map<string, readonly Correction[]>();
  readonly #parts: vscode.Disposable;

  constructor() {
    this.#parts = vscode.Disposable.from(
      this.#diagnostics,
      vscode.workspace.onDidChangeTextDocument((event) => this.#follow(event)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.clear(uri)),
    );
  }

  /** Corrections of a document take the place of those that it had. */
  set(document: vscode.TextDocument, corrections: readonly Correction[]): void {
    if (corrections.length === 0) return this.clear(document.uri);
    this.#all.set(document.uri.toString(), corrections);
    this.#diagnostics.set(
      document.uri,
      corrections.map((one) =>
        diagnosticAt(
          rangeIn(document, one.at),
          correctionText(one),
          vscode.DiagnosticSeverity.Information,
          correctionCode,
        ),
      ),
    );
  }

  of({ uri }: Pick<vscode.TextDocument, 'uri'>): readonly Correction[] {
    return this.#all.get(uri.toString()) ?? [];
  }

  /** Those of a document, or of all. */
  clear(uri?: vscode.Uri): void {
    if (uri === undefined) {
      this.#all.clear();
      this.#diagnostics.clear();
      return;
    }
    this.#all.delete(uri.toString());
    this.#diagnostics.delete(uri);
  }

  dispose(): void {
    this.#parts.dispose();
  }

  // The changes of one event are in descending order, so each one's offsets hold when it is applied.
  #follow({ document, contentChanges }: vscode.TextDocumentChangeEvent): void {
    const known = this.of(document);
    if (known.length === 0 || contentChanges.length === 0) return;
    const left = contentChanges.reduce(
      (all, change) => all.flatMap((one) => moved(one, change) ?? []),
      known,
    );
    this.set(document, left);
  }
}

/** A correction after a change elsewhere; nothing where its own words were changed. */
function moved(
  correction: Correction,
  { rangeOffset, rangeLength, text }: vscode.TextDocumentContentChangeEvent,
): Correction | undefined {
  const { at, edit } = correction;
  const start = Math.min(at.offset, edit.offset);
  const end = Math.max(at.offset + at.length, edit.offset + edit.length);
  if (rangeOffset > end) return correction;
  if (rangeOffset + rangeLength >= start) return undefined;
  const by = text.length - rangeLength;
  return {
    ...correction,
    at: { ...at, offset: at.offset + by },
    edit: { ...edit, offset: edit.offset + by },
  };
}

/** Offers to correct words, one correction or all of the document. */
export class CorrectionFixes implements vscode.CodeActionProvider {
  readonly #corrections: Corrections;

  constructor(corrections: Corrections) {
    this.#corrections = corrections;
  }

  async provideCodeActions(
    document: vscode.TextDocument,
    range: vscode.Range,
    { diagnostics }: vscode.CodeActionContext,
  ): Promise<vscode.CodeAction[]> {
    const all = this.#corrections.of(document);
    const here = all.filter(({ at }) => rangeIn(document, at).intersection(range) !== undefined);
    if (here.length === 0 || !(await isEditable(document))) return [];
    const ours = diagnostics.filter((one) => codeOf(one) === correctionCode);
    const single = here.map((one) => {
      const own = ours.filter((found) => found.range.isEqual(rangeIn(document, one.at)));
      const action = quickFix(correctionTitle(one), editOf(document, [one]), own);
      action.isPreferred = true;
      return action;
    });
    if (all.length < 2) return single;
    const title = vscode.l10n.t('Apply all corrections in this file');
    return [...single, quickFix(title, editOf(document, all), ours)];
  }
}

/** Of two that change the same stretch, the first. */
function editOf(
  document: vscode.TextDocument,
  corrections: readonly Correction[],
): vscode.WorkspaceEdit {
  const edits: Edit[] = [];
  let end = -1;
  for (const one of corrections.toSorted((a, b) => a.edit.offset - b.edit.offset)) {
    if (one.edit.offset < end) continue;
    edits.push(one.edit);
    end = one.edit.offset + one.edit.length;
  }
  return editNow(() => [{ uri: document.uri, text: document.getText(), edits }]);
}

/** Says what is wrong and how it should read. */
function correctionText({ before, after }: Correction): string {
  if (after.trim() === '') {
    return vscode.l10n.t('This should go: “{0}”.', uiText(before, 80));
  }
  return vscode.l10n.t({
    message: '“{0}” should read “{1}”.',
    args: [uiText(before, 80), uiText(after, 80)],
    comment: '{0} are words with a mistake, {1} the same words corrected.',
  });
}

/** The title of the quick fix. */
function correctionTitle({ before, after }: Correction): string {
  return after.trim() === ''
    ? removeTitle(uiText(before, 60))
    : vscode.l10n.t('Correct to “{0}”', uiText(after, 60));
}
