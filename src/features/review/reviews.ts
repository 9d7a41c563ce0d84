import * as vscode from 'vscode';
import { quantity } from '../../platform/ui/text/quantity.ts';
import { setStatusBarMessage } from '../../platform/ui/messages.ts';
import { hint } from '../../platform/ui/userError.ts';
import { inWords } from '../../platform/workspace/projectProblem.ts';
import { requireTrust } from '../../platform/workspace/requireTrust.ts';
import { WorkspaceFiles } from '../../platform/workspace/workspaceFiles.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import {
  acceptMessages,
  takeBack,
  type Acceptance,
  type ReviewedSection,
} from '../../project/review/acceptMessages.ts';

interface Review {
  readonly folder: vscode.WorkspaceFolder;
  readonly sections: readonly ReviewedSection[];
}

/** Milliseconds for which the status bar says what was done. */
const shown = 5_000;

/** What people of this window have accepted, the last of it first to be taken back. */
export class Reviews {
  readonly #status: WorkspaceStatus;
  readonly #done: Review[] = [];

  constructor(status: WorkspaceStatus) {
    this.#status = status;
  }

  /** Records that somebody has read these messages. */
  async accept(folder: vscode.WorkspaceFolder, acceptances: readonly Acceptance[]): Promise<void> {
    requireTrust(refusal());
    const files = new WorkspaceFiles(folder);
    const sections = await acceptMessages(files, acceptances).catch((error: unknown) => {
      throw inWords(error, (path) => files.uriOf(path));
    });
    const count = sections.reduce((sum, { messages }) => sum + messages.size, 0);
    if (count > 0) this.#done.push({ folder, sections });
    await this.#status.lookAtLedger(folder, sections);
    setStatusBarMessage(vscode.l10n.t('Marked as reviewed: {0}', quantity.messages(count)), shown);
  }

  /** Takes the last of it back. */
  async undo(): Promise<void> {
    requireTrust(refusal());
    const last = this.#done.pop();
    if (last === undefined) {
      throw hint(vscode.l10n.t('Nothing was marked as reviewed in this window.'));
    }
    const files = new WorkspaceFiles(last.folder);
    const count = await takeBack(files, last.sections).catch((error: unknown) => {
      this.#done.push(last);
      throw inWords(error, (path) => files.uriOf(path));
    });
    await this.#status.lookAtLedger(last.folder, last.sections);
    const text = vscode.l10n.t('No longer marked as reviewed: {0}', quantity.messages(count));
    setStatusBarMessage(text, shown);
  }
}

const refusal = () =>
  vscode.l10n.t('Nothing is marked as reviewed until you trust this workspace.');
