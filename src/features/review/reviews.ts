import * as vscode from 'vscode';
import {
  acceptRead,
  type AcceptedRead,
  type ReadTarget,
} from '../../platform/review/acceptRead.ts';
import {
  isNoneMarked,
  markedText,
  whyNoneMarked,
  type Marked,
} from '../../platform/ui/text/markedText.ts';
import { quantity } from '../../platform/ui/text/quantity.ts';
import { setStatusBarMessage } from '../../platform/ui/messages.ts';
import { hint } from '../../platform/ui/userError.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';

/** Milliseconds for which the status bar says what was done. */
const shown = 5_000;

/** What people of this window have accepted, the last of it first to be taken back. */
export class Reviews {
  readonly #status: WorkspaceStatus;
  readonly #done: AcceptedRead[] = [];

  constructor(status: WorkspaceStatus) {
    this.#status = status;
  }

  /**
   * Records that somebody has read these texts.
   *
   * @throws {UserError} where none is: they have changed, or are about to
   */
  async accept(folder: vscode.WorkspaceFolder, read: readonly ReadTarget[]): Promise<Marked> {
    const accepted = await acceptRead(this.#status, folder, read);
    if (isNoneMarked(accepted)) throw hint(whyNoneMarked(accepted));
    this.#done.push(accepted);
    setStatusBarMessage(markedText(accepted), shown);
    return accepted;
  }

  /** Takes the last of it back. */
  async undo(): Promise<void> {
    const last = this.#done.pop();
    if (last === undefined) {
      throw hint(vscode.l10n.t('Nothing was marked as reviewed in this window.'));
    }
    const count = await last.takeBack().catch((error: unknown) => {
      this.#done.push(last);
      throw error;
    });
    const text = vscode.l10n.t('No longer marked as reviewed: {0}', quantity.messages(count));
    setStatusBarMessage(text, shown);
  }
}
