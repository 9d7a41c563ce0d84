import * as vscode from 'vscode';
import { keyId } from '../../../resources/formats/format.ts';
import { codeActionCommand } from '../../../platform/ui/inEditor/diagnostic.ts';
import { messageNear } from '../../../platform/workspace/openFile.ts';
import type { WorkspaceStatus } from '../../../platform/workspace/workspaceStatus.ts';
import type { MachineTexts } from './machineTexts.ts';
import type { GivenMessage } from './messageCommands.ts';
import { translateKind } from './translateKind.ts';
import { commandTitles } from '../../../texts/commandTitles.ts';

/** Offers at a message to translate it, to put its source or the machine's text there. */
export class MessageActions {
  readonly #status: WorkspaceStatus;
  readonly #texts: MachineTexts;

  constructor(status: WorkspaceStatus, texts: MachineTexts) {
    this.#status = status;
    this.#texts = texts;
  }

  async provideCodeActions(
    document: vscode.TextDocument,
    { start }: vscode.Range,
  ): Promise<vscode.CodeAction[]> {
    const near = await messageNear(this.#status.resources, document, start);
    if (near === undefined) return [];
    const given: GivenMessage = { uri: document.uri.toString(), id: keyId(near.message.path) };
    const action = (title: string, command: string) =>
      codeActionCommand(title, { command, arguments: [given] }, translateKind);
    const { folder, set, isSource } = near.member;
    const counts = (await this.#status.knownOf(folder))?.knownOfSet(set);
    const isAnyDue = counts === undefined || counts.missing + counts.outdated > 0;
    const everywhere = () =>
      action(
        vscode.l10n.t('Translate This Message in All Locales'),
        'glossa.translate.messageEverywhere',
      );
    if (isSource) return isAnyDue ? [everywhere()] : [];
    const target = await this.#status.planOf(document.uri);
    const item = target?.plan.items.find(({ id }) => id === given.id);
    if (target === undefined || item === undefined || item.state === 'skipped') return [];
    const { value } = near.message;
    const machine = await this.#texts.find(folder.uri, target.path, given.id);
    const isDue = ['missing', 'renamed', 'stale'].includes(item.state);
    return [
      ...(isDue ? [action(commandTitles.translateMessage(), 'glossa.translate.message')] : []),
      ...(isAnyDue ? [everywhere()] : []),
      ...(machine !== undefined && machine.by !== 'source' && machine.now !== value
        ? [action(vscode.l10n.t('Back to the Machine’s Text'), 'glossa.translate.machineText')]
        : []),
      ...(item.source.value === value
        ? []
        : [action(commandTitles.copySource(), 'glossa.translate.copySource')]),
    ];
  }
}
