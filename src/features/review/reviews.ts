import * as vscode from 'vscode';
import { acceptRead, willBeReplaced } from '../../platform/review/acceptRead.ts';
import { quantity } from '../../texts/format.ts';
import { markedText } from '../../texts/states/markedText.ts';
import { setStatusBarMessage } from '../../platform/ui/messages.ts';
import { hint } from '../../platform/ui/userError.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import { History } from '../../project/changes/history.ts';
import {
  markTexts,
  noneMarked,
  type Marked,
  type ReadTarget,
} from '../../project/changes/markTexts.ts';

/** Milliseconds for which the status bar says what was done. */
const shown = 5_000;

/** What people of this window have accepted, the last of it first to be taken back. */
export class Reviews {
  readonly #status: WorkspaceStatus;
  readonly #history = new History();

  constructor(status: WorkspaceStatus) {
    this.#status = status;
  }

  /**
   * Records that somebody has read these texts.
   *
   * @throws {StaleError} where none is: they have changed
   * @throws {UserError} where none is: they are about to change
   */
  async accept(folder: vscode.WorkspaceFolder, read: readonly ReadTarget[]): Promise<Marked> {
    const project = { mark: (own: readonly ReadTarget[]) => acceptRead(this.#status, folder, own) };
    let marked = noneMarked;
    const made = (all: Marked) => (marked = all);
    const back = (count: number) => {
      const text = vscode.l10n.t('No longer marked as reviewed: {0}', quantity.messages(count));
      setStatusBarMessage(text, shown);
    };
    const places = read.map((one) => ({ ...one, project }));
    await this.#history.run(markTexts(places, { made, back, replaced: willBeReplaced }));
    setStatusBarMessage(markedText(marked), shown);
    return marked;
  }

  /** Takes the last of it back. */
  async undo(): Promise<void> {
    if (await this.#history.undo()) return;
    throw hint(vscode.l10n.t('Nothing was marked as reviewed in this window.'));
  }
}
