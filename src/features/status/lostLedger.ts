import * as vscode from 'vscode';
import { ledgerFolder, ledgerName } from '../../resources/ledger/ledger.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import type { Services } from '../../platform/services.ts';
import { showWarningMessage } from '../../platform/ui/messages.ts';
import { uiText } from '../../texts/uiText.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import type { MachineText } from '../../project/status/lostMachineTexts.ts';
import type { ProjectStatus } from '../../project/status/projectStatus.ts';

/** What the ledgers of this workspace knew, by folder: so that it is noticed when one is gone, also after a restart. */
const key = 'glossa.ledger.known';

/**
 * Says once that the ledger of a folder is gone, where texts of the machine count as somebody's since. A few of these texts are
 * remembered for that.
 */
export class LostLedger {
  readonly #status: WorkspaceStatus;
  readonly #state: vscode.Memento;
  readonly #log: vscode.LogOutputChannel;
  #turn: Promise<void> = Promise.resolve();

  constructor({ status, context, log }: Services) {
    this.#status = status;
    this.#state = context.workspaceState;
    this.#log = log;
  }

  /** Looks after all files have been counted, once at a time. */
  async look(): Promise<void> {
    const turn = this.#turn.then(() => this.#look());
    this.#turn = turn.catch(() => undefined);
    await turn;
  }

  async #look(): Promise<void> {
    const before = this.#state.get<Readonly<Record<string, readonly MachineText[]>>>(key, {});
    const now: Record<string, readonly MachineText[]> = {};
    for (const folder of vscode.workspace.workspaceFolders ?? []) {
      const name = folder.uri.toString();
      const project = await this.#status.knownOf(folder);
      if (project === undefined) continue;
      const { knownMachineTexts } = await import('../../project/status/lostMachineTexts.ts');
      const texts = before[name] ?? [];
      const isLost = await this.#isLost(folder, project, texts);
      if (isLost) inBackground(this.#log, notify(folder));
      const known = await knownMachineTexts(project, isLost ? [] : texts);
      if (known.length > 0) now[name] = known;
    }
    if (JSON.stringify(now) !== JSON.stringify(before)) await this.#state.update(key, now);
  }

  /** The files are read again first: whoever has changed them may not be done. */
  async #isLost(
    folder: vscode.WorkspaceFolder,
    project: ProjectStatus,
    texts: readonly MachineText[],
  ): Promise<boolean> {
    const { lostMachineTexts } = await import('../../project/status/lostMachineTexts.ts');
    const lost = await lostMachineTexts(project, texts);
    if (lost.length === 0) return false;
    for (const { sourcePath, locale } of lost) {
      const set = project.sets.find(({ source }) => source.path === sourcePath);
      const path = set?.targets.find((one) => one.locale === locale)?.path;
      if (path === undefined) continue;
      await this.#status.look(vscode.Uri.joinPath(folder.uri, path));
      if (set !== undefined) await project.status(set, locale).catch(() => undefined);
    }
    return (await lostMachineTexts(project, lost)).length > 0;
  }
}

async function notify({ name }: vscode.WorkspaceFolder): Promise<void> {
  const command = `git restore --source=HEAD -- ${ledgerFolder} ${ledgerName}`;
  const copy = vscode.l10n.t('Copy Command');
  const message = vscode.l10n.t({
    message:
      'The ledger of {0} is gone, or a part of it. Texts that a machine wrote count as translated now, and no run renews them. No text was changed. If the ledger is still wanted, bring it back: {1}',
    args: [uiText(name), command],
    comment: '{0} is the name of a folder, {1} a command for a terminal.',
  });
  if ((await showWarningMessage(message, copy)) === copy)
    await vscode.env.clipboard.writeText(command);
}
