import * as vscode from 'vscode';
import { putOnDisk } from '../../platform/putOnDisk.ts';
import { loadedDocument, nameOf, readBytes, sameBytes } from '../../platform/textFile.ts';
import { UserError } from '../../platform/userError.ts';
import type { WrittenFile } from '../../platform/writeFiles.ts';
import { counted } from '../../platform/counted.ts';
import type { RunJournal } from './runJournal.ts';
import { show } from '../../platform/show.ts';

/** Remembers what the last run wrote, so that it can be taken back as a whole. */
export class LastRun {
  readonly #journal: RunJournal;
  #files: readonly WrittenFile[] = [];
  #answers = '';

  constructor(journal: RunJournal) {
    this.#journal = journal;
  }

  /** `answers` is what the run has closed of the journal: when it is taken back they stand in no file again. */
  remember(files: readonly WrittenFile[], answers: string): void {
    if (files.length === 0) return;
    this.#files = files;
    this.#answers = answers;
  }

  /** Puts every file back that is still as the run left it. What was changed since is left alone and named. */
  async undo(): Promise<void> {
    const files = this.#files;
    this.#files = [];
    if (files.length === 0) {
      throw new UserError(vscode.l10n.t('There is no translation of files that could be undone.'));
    }
    this.#journal.restore(this.#answers);
    const changed: string[] = [];
    for (const file of files) if (!(await putBack(file))) changed.push(nameOf(file.uri));
    if (changed.length > 0) {
      throw new UserError(
        vscode.l10n.t('Changed since and therefore left as they are: {0}', show.list(changed)),
      );
    }
    void vscode.window.showInformationMessage(
      vscode.l10n.t('The last translation was undone: {0}.', counted.files(files.length)),
    );
  }
}

async function putBack({ uri, before, after }: WrittenFile): Promise<boolean> {
  if (loadedDocument(uri)?.isDirty === true) return false;
  if (!sameBytes(await readBytes(uri), after)) return false;
  if (before === undefined) await vscode.workspace.fs.delete(uri);
  else await putOnDisk(uri, before);
  return true;
}
