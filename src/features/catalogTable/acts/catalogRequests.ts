import * as vscode from 'vscode';
import {
  translateRequest,
  type RequestedFile,
  type RequestedRun,
} from '../../../platform/review/catalogRequests.ts';
import { quantity } from '../../../platform/ui/text/quantity.ts';
import { hint } from '../../../platform/ui/userError.ts';
import { actedRows, bySection } from './actedRows.ts';
import type { Step } from './catalogHistory.ts';
import { changedMeanwhile } from './changedMeanwhile.ts';
import type { ActParts } from './rowActs.ts';

/** What other features do for the catalog. They ask and report by themselves; the history of the catalog takes it back. */
export class CatalogRequests {
  readonly #parts: ActParts;

  constructor(parts: ActParts) {
    this.#parts = parts;
  }

  /** @param handles `null` for all that are shown */
  async translate(handles: readonly number[] | null, locale: string): Promise<string> {
    const { model, places } = this.#parts;
    const due = actedRows(model.lines, handles).filter((row) => {
      const state = row.section.cell(row, locale)?.state;
      return state === 'missing' || state === 'outdated' || state === 'proposed';
    });
    if (due.length === 0) throw hint(vscode.l10n.t('Nothing here is missing or outdated.'));
    const folders = new Map<vscode.WorkspaceFolder, RequestedFile[]>();
    for (const own of bySection(due).values()) {
      const { folder, set } = places.target(own[0], locale);
      const uri = vscode.Uri.joinPath(folder.uri, set.targetPath(locale));
      const files = folders.get(folder) ?? [];
      folders.set(folder, [...files, { uri, ids: own.map(({ id }) => id) }]);
    }
    let written = 0;
    for (const files of folders.values()) written += await this.#run(files);
    return written === 0 ? '' : vscode.l10n.t('Translated: {0}', quantity.messages(written));
  }

  /** Whatever else is done while a run is under way is undone before it. */
  async #run(files: readonly RequestedFile[]): Promise<number> {
    const run = await vscode.commands.executeCommand<RequestedRun | undefined>(
      translateRequest,
      files,
    );
    if (run === undefined || run.written === 0) return 0;
    const again: Step = async () => {
      const next = await vscode.commands.executeCommand<RequestedRun | undefined>(
        translateRequest,
        files,
      );
      if (next === undefined || next.written === 0) throw changedMeanwhile();
      return undo(next);
    };
    const undo =
      ({ takeBack }: RequestedRun): Step =>
      async () => {
        if ((await takeBack()) === 0) throw changedMeanwhile();
        return again;
      };
    await this.#parts.history.did(undo(run));
    return run.written;
  }
}
