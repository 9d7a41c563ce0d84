import * as vscode from 'vscode';
import {
  codeActionCommand,
  codeOf,
  quickFixCommand,
} from '../../platform/ui/inEditor/diagnostic.ts';
import { readTexts } from '../../project/changes/unchangedIds.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import { openTargetDocument, type OpenMessage } from './targetDocument.ts';
import type { GivenMessages } from './reviewCommands.ts';
import { commandTitles } from '../../texts/commandTitles.ts';

/** Offers to mark the translations at the cursor as reviewed, or to keep them for a source that has changed. */
export class ReviewActions implements vscode.CodeActionProvider {
  static readonly kind = vscode.CodeActionKind.Empty.append('review');
  static readonly kinds = [ReviewActions.kind, vscode.CodeActionKind.QuickFix];
  readonly #status: WorkspaceStatus;

  constructor(status: WorkspaceStatus) {
    this.#status = status;
  }

  async provideCodeActions(
    document: vscode.TextDocument,
    range: vscode.Range,
    { diagnostics }: vscode.CodeActionContext,
  ): Promise<vscode.CodeAction[]> {
    const open = await openTargetDocument(document, this.#status.planOf(document.uri));
    if (open === undefined) return [];
    const here = open.selectedBy(range);
    const given = (...states: readonly OpenMessage['state'][]) => {
      const messages = here.filter(({ state }) => states.includes(state));
      if (messages.length === 0) return [];
      const texts = Object.fromEntries(readTexts(messages.map(({ item }) => item)));
      const given: GivenMessages = { uri: document.uri.toString(), texts };
      return [{ command: 'glossa.review.accept', arguments: [given] }];
    };
    const outdated = diagnostics.filter((one) => codeOf(one) === 'outdated');
    return [
      ...given('unreviewed', 'translated').map((command) =>
        codeActionCommand(commandTitles.markAsReviewed(), command, ReviewActions.kind),
      ),
      // That the source changed is mended by keeping the text, where the text is still right.
      ...given('outdated').map((command) =>
        quickFixCommand(commandTitles.keepForSource(), command, outdated),
      ),
    ];
  }
}
