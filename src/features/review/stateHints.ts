import * as vscode from 'vscode';
import { inlayHint } from '../../platform/ui/inEditor/inlayHint.ts';
import { settings } from '../../platform/settings.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import { stateText } from '../../texts/states/stateText.ts';
import { openTargetDocument, type OpenMessage } from './targetDocument.ts';
import { labels } from '../../texts/labels.ts';

/** Says behind a translation that nobody has reviewed it, or that its source has changed since. */
export class StateHints implements vscode.InlayHintsProvider, vscode.Disposable {
  readonly #status: WorkspaceStatus;
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #parts: vscode.Disposable;

  readonly onDidChangeInlayHints = this.#changed.event;

  constructor(status: WorkspaceStatus) {
    this.#status = status;
    this.#parts = vscode.Disposable.from(
      this.#changed,
      status.onDidChange(() => this.#changed.fire()),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration(settings.editor.hints.key)) this.#changed.fire();
      }),
    );
  }

  async provideInlayHints(
    document: vscode.TextDocument,
    visible: vscode.Range,
  ): Promise<vscode.InlayHint[]> {
    if (!settings.editor.hints.get(document.uri)) return [];
    const open = await openTargetDocument(document, this.#status.planOf(document.uri));
    if (open === undefined) return [];
    return open.in(visible).flatMap((message) => {
      const { end } = open.rangeOf(message);
      return (visible.contains(end) ? hintFor(message, behind(end, document)) : undefined) ?? [];
    });
  }

  dispose(): void {
    this.#parts.dispose();
  }
}

function hintFor(
  { state, item }: OpenMessage,
  place: vscode.Position,
): vscode.InlayHint | undefined {
  const source = labels.source(item.source.value);
  if (state === 'unreviewed') {
    return inlayHint(place, stateText(state), [
      vscode.l10n.t('A machine wrote this translation, and nobody has reviewed it yet.'),
      source,
    ]);
  }
  if (state !== 'outdated') return undefined;
  const why =
    item.state === 'editedStale'
      ? vscode.l10n.t(
          'The source has changed since. Somebody translated or reviewed this text, so Glossa does not replace it.',
        )
      : vscode.l10n.t('The source has changed since. The next run renews this translation.');
  return inlayHint(place, stateText(state), [why, source]);
}

/** Behind the comma that follows a value. */
function behind(end: vscode.Position, document: vscode.TextDocument): vscode.Position {
  const comma = end.translate(0, 1);
  return document.getText(new vscode.Range(end, comma)) === ',' ? comma : end;
}
