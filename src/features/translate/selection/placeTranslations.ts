import * as vscode from 'vscode';
import type { Edit } from '../../../resources/edit.ts';
import type { TextRange } from '../../../message/textRange.ts';
import { applyWhenCurrent } from '../../../platform/files/applyWhenCurrent.ts';
import { setStatusBarMessage, showWarningMessage } from '../../../platform/ui/messages.ts';

export type SelectionResult = 'replace' | 'below' | 'copy';

/** A translated selection: what was there, what it became, and where it is now. */
export interface TranslatedSelection {
  readonly before: string;
  /** `undefined` where there is no sound translation. */
  readonly value: string | undefined;
  /** Offsets in the document; `undefined` where the user changed the text meanwhile. */
  readonly at: TextRange | undefined;
}

/**
 * Puts the translations into the document, as one undo step, or on the clipboard. Nothing else is touched.
 * `translated` is called again whenever the document changes under the edit.
 */
export async function placeTranslations(
  document: vscode.TextDocument,
  translated: () => readonly TranslatedSelection[],
  result: SelectionResult,
): Promise<void> {
  const values = translated().flatMap(({ value }) => value ?? []);
  if (result === 'copy') {
    await copy(values);
    return;
  }
  const now = await reopened(document);
  let placed: readonly Placeable[] = [];
  let editor: vscode.TextEditor | undefined;
  const done = await applyWhenCurrent(() => {
    placed = translated().flatMap((selection) => placeableIn(now, selection));
    editor = vscode.window.visibleTextEditors.find((one) => selectsOnly(one, now, placed));
    const edits = placed.map((selection) => editFor(now, selection, result));
    return edits.length === 0 ? [] : [{ uri: now.uri, text: now.getText(), edits }];
  });
  if (done && result === 'replace' && editor !== undefined) {
    editor.selections = replaced(now, placed);
  }
  if (!done || placed.length < values.length) void offerCopy(values);
}

/** The document, opened again where it was closed meanwhile; it may be gone. */
async function reopened(document: vscode.TextDocument): Promise<vscode.TextDocument> {
  if (!document.isClosed) return document;
  try {
    return await vscode.workspace.openTextDocument(document.uri);
  } catch {
    return document;
  }
}

/** A selection that has a translation and a place. */
type Placeable = TranslatedSelection & {
  readonly value: string;
  readonly at: NonNullable<TranslatedSelection['at']>;
};

function placeableIn(
  document: vscode.TextDocument,
  selection: TranslatedSelection,
): readonly Placeable[] {
  const { before, value, at } = selection;
  if (value === undefined || at === undefined || document.isClosed) return [];
  return document.getText(rangeOf(document, at)) === before ? [{ ...selection, value, at }] : [];
}

function selectsOnly(
  { document, selections }: vscode.TextEditor,
  changed: vscode.TextDocument,
  placed: readonly Placeable[],
): boolean {
  if (document !== changed || selections.length !== placed.length) return false;
  const ranges = placed.map(({ at }) => rangeOf(document, at));
  return selections.every((selection) => ranges.some((range) => range.isEqual(selection)));
}

/** Where the translations are that have taken the places of the selections. */
function replaced(
  document: vscode.TextDocument,
  selections: readonly Placeable[],
): readonly vscode.Selection[] {
  const end = endOfLine(document);
  let shift = 0;
  return selections
    .toSorted((a, b) => a.at.start - b.at.start)
    .map(({ at, value }) => {
      const start = at.start + shift;
      const { length } = value.replaceAll(/\r\n|\r|\n/g, end);
      shift += length - (at.end - at.start);
      return new vscode.Selection(document.positionAt(start), document.positionAt(start + length));
    });
}

function editFor(
  document: vscode.TextDocument,
  { value, at }: Placeable,
  result: SelectionResult,
): Edit {
  if (result === 'replace') return { offset: at.start, length: at.end - at.start, text: value };
  const range = rangeOf(document, at);
  const offset = document.offsetAt(document.lineAt(range.end.line).range.end);
  return { offset, length: 0, text: below(document, range, value) };
}

// A selection that starts in the middle of a line is put below with that line's indent.
function below(document: vscode.TextDocument, range: vscode.Range, value: string): string {
  const { text, firstNonWhitespaceCharacterIndex } = document.lineAt(range.start.line);
  const indent =
    value.startsWith(' ') || value.startsWith('\t')
      ? ''
      : text.slice(0, firstNonWhitespaceCharacterIndex);
  return `${endOfLine(document)}${indent}${value}`;
}

const endOfLine = ({ eol }: vscode.TextDocument) => (eol === vscode.EndOfLine.CRLF ? '\r\n' : '\n');

const rangeOf = (document: vscode.TextDocument, at: TextRange) =>
  new vscode.Range(document.positionAt(at.start), document.positionAt(at.end));

async function copy(values: readonly string[]): Promise<void> {
  await vscode.env.clipboard.writeText(values.join('\n'));
  setStatusBarMessage(vscode.l10n.t('Translation copied'), 3000);
}

/** The text changed under the translation: it is paid for, so it is offered, but nothing is overwritten. */
async function offerCopy(values: readonly string[]): Promise<void> {
  if (values.length === 0) return;
  const button = vscode.l10n.t('Copy Translation');
  const message = vscode.l10n.t(
    'The selected text changed in the meantime, so it was left as it is. You can copy the translation.',
  );
  if ((await showWarningMessage(message, button)) === button) await copy(values);
}
