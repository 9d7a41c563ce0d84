import * as vscode from 'vscode';
import { resourceFileGlob } from '../../resources/globs.ts';
import { activeResource } from '../../platform/contextKeys.ts';
import { inBackground, afterActivation, lazily } from '../../platform/ui/inBackground.ts';
import type { MessageState } from '../../project/status/messageState.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import type { Services } from '../../platform/services.ts';
import { ReviewCursor } from './reviewCursor.ts';
import { ReviewActions } from './reviewActions.ts';
import { StateHints } from './stateHints.ts';
import { StateLens } from './stateLens.ts';

/** What a person sees of the states of messages in a file, and how they say that they have read one. */
export function registerReview(services: Services): vscode.Disposable {
  const { register, status, proposals, log } = services;
  const reviews = lazily(async () => new (await import('./reviewCommands.ts')).Reviews(services));
  const lens = new StateLens(status, proposals);
  const hints = new StateHints(status);
  const files = { pattern: resourceFileGlob };
  const cursor = new ReviewCursor();
  const acceptSelected = async (states: readonly MessageState[]) => {
    const place = await cursor.place();
    return (await commands()).acceptSelected(status, await reviews(), place, states);
  };
  const notifyEditor = () => inBackground(log, notifyActive(status));
  afterActivation(log, () => notifyActive(status));
  return vscode.Disposable.from(
    lens,
    hints,
    vscode.languages.registerCodeLensProvider(files, lens),
    vscode.languages.registerInlayHintsProvider(files, hints),
    vscode.languages.registerCodeActionsProvider(files, new ReviewActions(status), {
      providedCodeActionKinds: ReviewActions.kinds,
    }),
    vscode.window.onDidChangeActiveTextEditor(notifyEditor),
    status.resources.onDidChange(notifyEditor),
    register('glossa.review.accept', async (given) => {
      if (given === undefined) return acceptSelected(['unreviewed', 'translated', 'outdated']);
      return (await commands()).acceptGiven(status, await reviews(), given);
    }),
    register('glossa.review.keep', () => acceptSelected(['outdated'])),
    register('glossa.review.acceptAll', async (given) => {
      const { acceptAll, targetsAt } = await import('./reviewCommands.ts');
      await acceptAll(status, await reviews(), targetsAt, given);
    }),
    register('glossa.review.acceptLocale', async (given) => {
      const { acceptAll, targetsInLocaleAt } = await import('./reviewCommands.ts');
      await acceptAll(status, await reviews(), targetsInLocaleAt, given);
    }),
    register('glossa.review.treatAsMachine', async (given) => {
      const { treatAsMachine } = await import('./treatAsMachine.ts');
      await treatAsMachine(status, await reviews(), await cursor.place(), given);
    }),
    register('glossa.review.next', () =>
      cursor.move(async () => (await commands()).nextToReview(status)),
    ),
    register('glossa.review.undo', async (given) => (await reviews()).undo(given)),
  );
}

/** They bring the checks along, which nobody needs before. */
const commands = () => import('./reviewCommands.ts');

/** The palette and the keys offer what fits the file in front. */
async function notifyActive(status: WorkspaceStatus): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  const member = document && (await status.resources.memberOf(document.uri));
  if (document !== vscode.window.activeTextEditor?.document) return;
  await activeResource.set(member === undefined ? 'none' : member.isSource ? 'source' : 'target');
}
