import * as vscode from 'vscode';
import { StaleError } from '../../project/changes/staleError.ts';
import { readTexts, type ReadText } from '../../project/review/unchangedIds.ts';
import type { MessageState } from '../../project/status/messageState.ts';
import { hint } from '../../platform/ui/userError.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import { noTarget, openTarget, type OpenTarget } from './openTarget.ts';
import { placeNow, type CursorPlace } from './reviewCursor.ts';
import type { Reviews } from './reviews.ts';

/** Messages of a file, as they were when an action was offered for them. */
export interface GivenMessages {
  readonly uri: string;
  /** By `keyId`. */
  readonly texts: Readonly<Record<string, ReadText>>;
}

/** Accepts the messages at the cursor, or in the selection, that are in one of these states. */
export async function acceptSelected(
  status: WorkspaceStatus,
  reviews: Reviews,
  place: CursorPlace | undefined,
  states: readonly MessageState[],
): Promise<void> {
  const { selections, folder, open } = await targetAt(status, place);
  const selected = selections.flatMap((selection) => open.selectedBy(selection));
  const chosen = selected.filter(({ state }) => states.includes(state));
  if (chosen.length === 0) {
    throw hint(
      states.includes('unreviewed')
        ? vscode.l10n.t('The selection has no message that is to be reviewed.')
        : vscode.l10n.t('The selection has no message whose source has changed.'),
    );
  }
  const { set, locale } = open.target;
  await reviews.accept(folder, [{ set, locale, texts: readTexts(chosen.map(({ item }) => item)) }]);
}

/** Accepts the messages that a caller names. */
export async function acceptGiven(
  status: WorkspaceStatus,
  reviews: Reviews,
  given: unknown,
): Promise<void> {
  const { uri, texts } = given as Partial<GivenMessages>;
  const member = uri && (await status.resources.memberOf(vscode.Uri.parse(uri)));
  if (!member || member.isSource || texts === undefined) return;
  const { folder, set, locale } = member;
  await reviews.accept(folder, [{ set, locale, texts: new Map(Object.entries(texts)) }]);
}

/** Goes to the next message that nobody has reviewed, and from the last one to the first. */
export async function nextToReview(status: WorkspaceStatus): Promise<void> {
  const { editor, open } = await targetAt(status, placeNow());
  const waiting = open.messages.filter(
    ({ state }) => state !== 'reviewed' && state !== 'translated',
  );
  const { active } = editor.selection;
  const next = waiting.find((one) => open.rangeOf(one).start.isAfter(active)) ?? waiting[0];
  if (next === undefined) {
    throw hint(vscode.l10n.t('Nothing in this file waits for a review.'));
  }
  const range = open.rangeOf(next);
  editor.selection = new vscode.Selection(range.start, range.start);
  editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}

interface TargetAt extends CursorPlace {
  readonly folder: vscode.WorkspaceFolder;
  readonly open: OpenTarget;
}

async function targetAt(
  status: WorkspaceStatus,
  place: CursorPlace | undefined,
): Promise<TargetAt> {
  const document = place?.editor.document;
  const folder = document && vscode.workspace.getWorkspaceFolder(document.uri);
  if (place === undefined || folder === undefined || document === undefined) throw noTarget();
  const planned = status.planNow(document.uri);
  const open = await openTarget(document, planned);
  if (open !== undefined) return { ...place, folder, open };
  const isTarget = (await planned)?.current !== undefined;
  throw isTarget ? new StaleError() : noTarget();
}
