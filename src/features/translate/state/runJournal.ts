import * as vscode from 'vscode';
import { AppendFile } from '../../../disk/appendFile.ts';
import { isTaken, takeLock, type Release } from '../../../disk/folderLock.ts';
import { statesWithJournal, type FolderStatePaths } from '../../../disk/folderStatePaths.ts';
import { takeTurn } from '../../../disk/folderTurn.ts';
import { isCancelled } from '../../../platform/ui/command.ts';
import { answersKept } from '../../../platform/contextKeys.ts';
import { stateOf } from '../../../platform/workspace/folderState.ts';
import { describeError } from '../../../platform/ui/errors/describeError.ts';
import { withNotification } from '../../../platform/ui/messages.ts';
import { FolderJournal, type LeftTranslations } from '../../../translation/folderJournal.ts';
import { JournalError } from '../../../translation/journalError.ts';

/**
 * The journals of workspace folders, and the turns of those who work on a folder. All windows, editors and processes of a
 * user on one machine share both; see {@link takeLock} for what that covers.
 */
export class RunJournal {
  readonly #log: vscode.LogOutputChannel;

  constructor(log: vscode.LogOutputChannel) {
    this.#log = log;
  }

  /**
   * Work on the files of a folder, from the plan of a run to the last of its files, or its undoing. Where such work goes
   * on, in this window or elsewhere, it waits for its turn, and the user may cancel that.
   *
   * @throws {JournalError} where the disk does not let anybody take turns
   */
  async alone<T>(folder: vscode.Uri, work: (journal: FolderJournal) => Promise<T>): Promise<T> {
    const state = await stateOf(folder);
    const release = await turn(state, folder);
    const journal = this.#journal(state);
    try {
      return await work(journal);
    } finally {
      await this.#guarded(() => journal.forgetOld());
      await release();
      await this.refresh();
    }
  }

  /**
   * What `count` says of the answers of this service that a run left which did not finish; reported once. `undefined`
   * where a run goes on, which uses them.
   */
  async interrupted(
    folder: vscode.Uri,
    service: string,
    count: (left: LeftTranslations) => Promise<number>,
  ): Promise<number | undefined> {
    const state = await stateOf(folder);
    if (await isTaken(state.lock)) return undefined;
    const journal = this.#journal(state);
    const { isNews } = await journal.waiting(service);
    if (!isNews) return 0;
    const counted = await count(await journal.left(service));
    return unlessTaken(state, async () => {
      await journal.markSeen();
      return counted;
    });
  }

  /** Forgets what was paid for and is in no file of these folders yet. */
  async discard(folders = openFolders()): Promise<void> {
    for (const folder of folders) await this.alone(folder, (journal) => journal.discard());
  }

  /** Forgets what is older than it may be, of all folders of this machine. */
  async forgetOld(): Promise<void> {
    for (const state of await statesWithJournal()) {
      await this.#guarded(() => this.#journal(state).forgetOld((work) => unlessTaken(state, work)));
    }
    await this.refresh();
  }

  /** Tells the palette whether something is kept for a folder of this window. */
  async refresh(): Promise<void> {
    await this.#guarded(async () => {
      const states = await Promise.all(openFolders().map(stateOf));
      const kept = await Promise.all(states.map((state) => this.#journal(state).exists()));
      await answersKept.set(kept.includes(true));
    });
  }

  #journal({ journal }: FolderStatePaths): FolderJournal {
    return new FolderJournal(new AppendFile(journal), (error) => this.#warn(error));
  }

  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#warn(error);
    }
  }

  #warn(error: unknown): void {
    this.#log.warn(`the journal of paid answers: ${describeError(error).detail}`);
  }
}

/** The workspace folders of this window. */
export function openFolders(): readonly vscode.Uri[] {
  return (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri);
}

/** `undefined` where somebody has the lock. */
async function unlessTaken<T>(
  { lock }: FolderStatePaths,
  work: () => Promise<T>,
): Promise<T | undefined> {
  if (await isTaken(lock)) return undefined;
  const release = await takeLock(lock);
  try {
    return await work();
  } finally {
    await release();
  }
}

/** Takes the lock; where that takes a while a notification says why, and can end it. */
async function turn(state: FolderStatePaths, folder: vscode.Uri): Promise<Release> {
  const cancel = new AbortController();
  const place = folder.scheme === 'file' ? folder.fsPath : undefined;
  const taking: Promise<Release> = takeTurn(state, place, {
    signal: cancel.signal,
    onWait(pid) {
      const isHere = pid === process.pid;
      void withNotification(isHere ? waitingHere() : waitingElsewhere(), async (_, signal) => {
        signal.addEventListener('abort', () => cancel.abort(signal.reason));
        await taking.catch(() => undefined);
      });
    },
  });
  try {
    return await taking;
  } catch (error) {
    throw isCancelled(error) ? error : new JournalError(undefined, { cause: error });
  }
}

const waitingHere = () => vscode.l10n.t('Waiting for the running translation…');

const waitingElsewhere = () =>
  vscode.l10n.t('Another window is translating this folder. Waiting for it to finish…');
