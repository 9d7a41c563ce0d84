import * as vscode from 'vscode';
import { resourceFileGlob } from '../../catalog/globs.ts';
import { activeResource } from '../../platform/contextKeys.ts';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import { ReviewActions } from './reviewActions.ts';
import { acceptAll, acceptSelected, acceptGiven, nextToReview } from './reviewCommands.ts';
import { Reviews } from './reviews.ts';
import { StateHints } from './stateHints.ts';
import { StateLens } from './stateLens.ts';

/** What a person sees of the states of messages in a file, and how they say that they have read one. */
export function registerReview(
  register: RegisterCommand,
  status: WorkspaceStatus,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const reviews = new Reviews(status);
  const lens = new StateLens(status);
  const hints = new StateHints(status);
  const files = { pattern: resourceFileGlob };
  const tellEditor = () => inBackground(log, tellActive(status));
  tellEditor();
  return vscode.Disposable.from(
    lens,
    hints,
    vscode.languages.registerCodeLensProvider(files, lens),
    vscode.languages.registerInlayHintsProvider(files, hints),
    vscode.languages.registerCodeActionsProvider(files, new ReviewActions(status), {
      providedCodeActionKinds: [ReviewActions.kind],
    }),
    vscode.window.onDidChangeActiveTextEditor(tellEditor),
    status.resources.onDidChange(tellEditor),
    register('glossa.review.accept', async (given) =>
      given === undefined
        ? acceptSelected(status, reviews, ['unreviewed', 'outdated'])
        : acceptGiven(status, reviews, given),
    ),
    register('glossa.review.keep', () => acceptSelected(status, reviews, ['outdated'])),
    register('glossa.review.acceptAll', (given) => acceptAll(status, reviews, given)),
    register('glossa.review.next', () => nextToReview(status)),
    register('glossa.review.undo', () => reviews.undo()),
  );
}

/** The palette and the keys offer what fits the file in front. */
async function tellActive(status: WorkspaceStatus): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  const member = document && (await status.resources.memberOf(document.uri));
  if (document !== vscode.window.activeTextEditor?.document) return;
  await activeResource.set(member === undefined ? 'none' : member.isSource ? 'source' : 'target');
}
