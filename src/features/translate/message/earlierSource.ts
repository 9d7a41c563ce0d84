import * as vscode from 'vscode';
import { keyId } from '../../../resources/formats/format.ts';
import { textHash } from '../../../resources/ledger/ledgerEntry.ts';
import { rangeIn } from '../../../platform/ui/inEditor/diagnostic.ts';
import { hoverOf } from '../../../platform/ui/inEditor/hover.ts';
import { pointedAt } from '../../../platform/workspace/openFile.ts';
import type { WorkspaceStatus } from '../../../platform/workspace/workspaceStatus.ts';
import type { MachineTexts } from './machineTexts.ts';

/**
 * Shows at an outdated translation the source that it was made for: as far as the last run had that text, which the ledger
 * knows by its hash.
 */
export class EarlierSource {
  readonly #status: WorkspaceStatus;
  readonly #texts: MachineTexts;

  constructor(status: WorkspaceStatus, texts: MachineTexts) {
    this.#status = status;
    this.#texts = texts;
  }

  async provideHover(
    document: vscode.TextDocument,
    position: vscode.Position,
  ): Promise<vscode.Hover | undefined> {
    const pointed = await pointedAt(this.#status.resources, document, position);
    const target = pointed?.at.message && (await this.#status.planOf(document.uri));
    if (pointed?.at.message === undefined || target === undefined) return undefined;
    const { at, member } = pointed;
    const id = keyId(pointed.at.message.path);
    const item = target.plan.items.find((one) => one.id === id);
    if (item?.state !== 'stale' && item?.state !== 'editedStale') return undefined;
    const known = await this.#texts.find(member.folder.uri, target.path, id);
    const source = known && textHash(known.source);
    if (!target.plan.entries.get(id)?.some((entry) => entry.source === source)) return undefined;
    const text = known?.source ?? '';
    return hoverOf(rangeIn(document, at), [[{ name: vscode.l10n.t('Source before'), text }]]);
  }
}
