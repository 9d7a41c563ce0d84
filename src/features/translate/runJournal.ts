import * as vscode from 'vscode';
import { AppendFile } from '../../disk/appendFile.ts';
import { describeError } from '../../platform/describeError.ts';
import { UserError } from '../../platform/userError.ts';
import { inBreaths } from '../../translation/breathe.ts';
import { Journal } from '../../translation/journal.ts';

/**
 * The journal of this window, in the folder that VS Code keeps for the extension and the workspace. Where it cannot
 * be written, runs go on without it and the log says so.
 */
export class RunJournal {
  readonly #file: AppendFile | undefined;
  readonly #log: vscode.LogOutputChannel;
  #busy = false;

  constructor(storage: vscode.Uri | undefined, log: vscode.LogOutputChannel) {
    const uri = storage && vscode.Uri.joinPath(storage, 'paid-answers.jsonl');
    this.#file = uri && new AppendFile(uri.fsPath);
    this.#log = log;
  }

  /**
   * Work on the journal, from the plan of a run to the last of its files, or its undoing.
   *
   * @throws {UserError} while other work of this kind goes on: two runs at once would pay for the same texts
   */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    if (this.#busy) {
      throw new UserError(
        vscode.l10n.t(
          'Files are being translated already. Let that end, cancel it, or answer its review first.',
        ),
      );
    }
    this.#busy = true;
    try {
      return await work();
    } finally {
      this.#busy = false;
    }
  }

  /** The journal for answers of the service at this address. */
  async open(service: string): Promise<Journal> {
    const journal = new Journal(service, (line) => this.#file?.append(line));
    await this.#guarded(async (file) => inBreaths(journal.read(await file.read())));
    return journal;
  }

  /**
   * Ends a run: what stands in its files is forgotten, what it would ask for again is kept. `askAgain` gets the journal
   * as the run leaves it and recalls that; absent where there is nothing to ask for.
   *
   * @returns the journal as it was, for {@link restore}
   */
  async close(
    run: Journal,
    askAgain: ((journal: Journal) => Promise<void>) | undefined,
  ): Promise<Uint8Array> {
    let before: Uint8Array = new Uint8Array();
    await this.#guarded(async (file) => {
      before = await file.read();
      const again = new Journal(run.service, () => undefined);
      if (askAgain !== undefined) {
        await inBreaths(again.read(before));
        await askAgain(again);
      }
      await file.replace(await inBreaths(run.rest(before, again)));
    });
    return before;
  }

  /** Takes up again what a run has closed, because its files were put back. */
  restore(before: Uint8Array): void {
    this.#file?.append(new TextDecoder().decode(before));
  }

  async #guarded(work: (file: AppendFile) => Promise<void>): Promise<void> {
    try {
      if (this.#file !== undefined) await work(this.#file);
    } catch (error) {
      this.#log.warn(`the journal of the run: ${describeError(error).detail}`);
    }
  }
}
