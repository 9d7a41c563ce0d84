import * as vscode from 'vscode';
import { type Edit, applyEdits } from '../../resources/edit.ts';
import { applyWhenCurrent } from '../../platform/files/applyWhenCurrent.ts';
import { rangeIn } from '../../platform/ui/inEditor/diagnostic.ts';
import { setStatusBarMessage, showWarningMessage } from '../../platform/ui/messages.ts';
import { hint } from '../../platform/ui/userError.ts';
import { uiText } from '../../texts/uiText.ts';

/** What a document would be with its improved texts. */
export interface Proposal {
  readonly document: vscode.TextDocument;
  /** The edits that make it so of the document as it is; nothing where the texts were changed since. */
  edits(): readonly Edit[] | undefined;
  /** The improved texts by themselves. */
  readonly texts: readonly string[];
  /** Nobody needs it any more. */
  end(): void;
}

const scheme = 'glossa-improved';

/** Improvements that wait to be accepted or left, each in a diff editor beside its document. Closing that leaves it. */
export class Proposals implements vscode.Disposable {
  readonly #waiting = new Map<string, { readonly proposal: Proposal; readonly text: string }>();
  readonly #parts: vscode.Disposable;
  #count = 0;

  constructor() {
    this.#parts = vscode.Disposable.from(
      vscode.workspace.registerTextDocumentContentProvider(scheme, {
        provideTextDocumentContent: (uri) => this.#waiting.get(uri.toString())?.text ?? '',
      }),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#end(uri)),
    );
  }

  /**
   * Shows what would change. Nothing is written.
   *
   * @returns whether the proposal waits from now on; where it does not, its end is left to the caller
   */
  async show(proposal: Proposal): Promise<boolean> {
    const { document } = proposal;
    const edits = proposal.edits();
    if (edits === undefined) {
      void notifyChanged(proposal);
      return false;
    }
    this.#count++;
    const query = String(this.#count);
    // The path of the file itself: else the editor would say that it was renamed.
    const uri = vscode.Uri.from({ scheme, path: document.uri.path, query });
    const text = applyEdits(document.getText(), edits);
    this.#waiting.set(uri.toString(), { proposal, text });
    const name = uiText(document.uri.path.split('/').at(-1) ?? '');
    const title = vscode.l10n.t('{0} (Improved)', name);
    const selection = rangeIn(document, { offset: edits[0]?.offset ?? 0, length: 0 });
    try {
      await vscode.commands.executeCommand('vscode.diff', document.uri, uri, title, { selection });
    } catch (error) {
      this.#waiting.delete(uri.toString());
      throw error;
    }
    return true;
  }

  /** Writes the improved texts of the diff editor that is in front, as one step that can be undone. */
  async accept(given: unknown): Promise<void> {
    const uri = this.#shown(given);
    const found = this.#waiting.get(uri.toString());
    if (found === undefined) throw nothingShown();
    const { proposal } = found;
    const { document } = proposal;
    let isChanged = false;
    const done = await applyWhenCurrent(() => {
      const edits = document.isClosed ? undefined : proposal.edits();
      isChanged = edits === undefined;
      return edits === undefined ? [] : [{ uri: document.uri, text: document.getText(), edits }];
    });
    if (!done || isChanged) void notifyChanged(proposal);
    await this.#close(uri);
  }

  /** Leaves the text as it is. */
  async leave(given: unknown): Promise<void> {
    await this.#close(this.#shown(given));
  }

  dispose(): void {
    for (const { proposal } of this.#waiting.values()) proposal.end();
    this.#parts.dispose();
  }

  /** The menu of an editor hands over what it shows; the palette means the editor in front, or the last that was opened. */
  #shown(given: unknown): vscode.Uri {
    if (given instanceof vscode.Uri && given.scheme === scheme) return given;
    const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
    const front = input instanceof vscode.TabInputTextDiff ? input.modified : undefined;
    if (front?.scheme === scheme) return front;
    const last = [...this.#waiting.keys()].at(-1);
    if (last === undefined) throw nothingShown();
    return vscode.Uri.parse(last);
  }

  async #close(uri: vscode.Uri): Promise<void> {
    const shows = ({ input }: vscode.Tab) =>
      input instanceof vscode.TabInputTextDiff && input.modified.toString() === uri.toString();
    const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs.filter(shows));
    this.#end(uri);
    if (tabs.length > 0) await vscode.window.tabGroups.close(tabs);
  }

  #end(uri: vscode.Uri): void {
    if (uri.scheme !== scheme) return;
    this.#waiting.get(uri.toString())?.proposal.end();
    this.#waiting.delete(uri.toString());
  }
}

/** They are paid for, so they are offered, but nothing is overwritten. */
async function notifyChanged({ texts }: Proposal): Promise<void> {
  const button = vscode.l10n.t('Copy Improved Text');
  const message = vscode.l10n.t(
    'The selected text changed in the meantime, so it was left as it is. You can copy the improved text.',
  );
  if ((await showWarningMessage(message, button)) !== button) return;
  await vscode.env.clipboard.writeText(texts.join('\n'));
  setStatusBarMessage(vscode.l10n.t('Improved text copied'), 3000);
}

const nothingShown = () => hint(vscode.l10n.t('There is no improved text to accept or leave.'));
