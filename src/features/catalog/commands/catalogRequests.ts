import * as vscode from 'vscode';
import { keyId } from '../../../resources/formats/format.ts';
import {
  request,
  type KeyRequest,
  type RequestedFile,
  type RequestedKey,
} from '../../../platform/ui/requests.ts';
import { stepBack } from '../../../project/changes/history.ts';
import { affectedRows, bySection } from '../../../project/table/affectedRows.ts';
import type { TableRow } from '../../../project/table/tableSection.ts';
import { quantity } from '../../../texts/format.ts';
import { hint } from '../../../platform/ui/userError.ts';
import type { MessagePlace } from '../pendingReveal.ts';
import type { CommandContext } from './rowPlaces.ts';

/** What other features do for the catalog. They ask and report by themselves; the history of the catalog takes it back. */
export class CatalogRequests {
  readonly #parts: CommandContext;

  constructor(parts: CommandContext) {
    this.#parts = parts;
  }

  /** @param handles `null` for all that are shown */
  async translate(handles: readonly number[] | null, locale: string): Promise<string> {
    const { model, places } = this.#parts;
    const rows = affectedRows(model.lines, handles);
    places.requireRead(rows, locale);
    const due = rows.filter((row) => {
      const state = row.section.cell(row, locale)?.state;
      return state === 'missing' || state === 'outdated' || state === 'proposed';
    });
    if (due.length === 0) throw hint(vscode.l10n.t('Nothing here is missing or outdated.'));
    const folders = new Map<vscode.WorkspaceFolder, RequestedFile[]>();
    for (const own of bySection(due.map((row) => ({ row }))).values()) {
      const { folder, set } = places.target(own[0].row, locale);
      const uri = vscode.Uri.joinPath(folder.uri, set.targetPath(locale));
      const files = folders.get(folder) ?? [];
      folders.set(folder, [...files, { uri, ids: own.map(({ row }) => row.id) }]);
    }
    let written = 0;
    for (const files of folders.values()) written += await this.#run(files);
    return written === 0 ? '' : vscode.l10n.t('Translated: {0}', quantity.messages(written));
  }

  /**
   * Changes the keys of messages in all locales, or adds one behind the first of them.
   *
   * @returns where the message is that was added
   */
  async changeKeys(
    kind: KeyRequest,
    handles: readonly number[],
  ): Promise<MessagePlace | undefined> {
    const { model, places, history } = this.#parts;
    const rows = handles.flatMap((handle) => model.table.row(handle) ?? []);
    if (rows.length === 0) throw hint(vscode.l10n.t('This message is no longer in its file.'));
    const keys = rows.map((row) => this.#keyOf(row));
    const changed = await request('glossa.keys.change', kind, keys, (step) => history.run(step));
    const [row] = rows;
    const added = changed?.added;
    if (added === undefined || row === undefined) return undefined;
    const { pattern } = row.section.set;
    return { folder: places.folder(row), pattern, id: added, locale: undefined };
  }

  /** A message that only targets need is made from one with another key. */
  #keyOf(row: TableRow): RequestedKey {
    const { set } = row.section;
    const uri = vscode.Uri.joinPath(this.#parts.places.folder(row).uri, set.source.path);
    return { uri, id: keyId(row.source.path) };
  }

  /** Writes a finding into the list of those that are not reported, with the reason that the person gives. */
  async ignore(handle: number, locale: string, code: string): Promise<null> {
    const { places } = this.#parts;
    const row = places.row(handle);
    const { folder, set } = places.target(row, locale);
    const message = { file: set.targetPath(locale), key: row.path };
    await request('glossa.problems.ignore', {
      folder: folder.uri.toString(),
      finding: { code, message },
    });
    return null;
  }

  /** Whatever else is done while a run is under way is undone before it. */
  async #run(files: readonly RequestedFile[]): Promise<number> {
    const run = await request('glossa.translate.messages', files);
    if (run === undefined || run.count === 0) return 0;
    const again = async () =>
      (await request('glossa.translate.messages', files)) ?? { ...run, count: 0 };
    await this.#parts.history.run(async () => stepBack(run, again));
    return run.count;
  }
}
