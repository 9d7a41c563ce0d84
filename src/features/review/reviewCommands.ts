import * as vscode from 'vscode';
import type { LocaleTarget, ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { sameLocale } from '../../resources/locale.ts';
import { sameFile } from '../../platform/files/sameFile.ts';
import { acceptRead, willBeReplaced } from '../../platform/review/acceptRead.ts';
import { askToMark, type MassMark } from '../../platform/review/askToMark.ts';
import { forgetMarks, lastMarks } from '../../platform/review/markRecords.ts';
import type { Services } from '../../platform/services.ts';
import { inWords } from '../../platform/workspace/projectProblem.ts';
import { WorkspaceFiles } from '../../platform/workspace/workspaceFiles.ts';
import { unmark } from '../../project/review/acceptMessages.ts';
import { asksFirst, type TextsToMark } from '../../project/review/asksFirst.ts';
import { markedSections } from '../../project/review/keptMarks.ts';
import {
  setStatusBarMessage,
  showInformationMessage,
  withLateCancel,
} from '../../platform/ui/messages.ts';
import { pathIn } from '../../platform/workspace/pathIn.ts';
import { History, type Step } from '../../project/changes/history.ts';
import {
  markTexts,
  noneReviewed,
  type ReviewOutcome,
  type ReadTarget,
} from '../../project/changes/markTexts.ts';
import { StaleError } from '../../project/changes/staleError.ts';
import { acceptable } from '../../project/review/acceptable.ts';
import { readTexts, type ReadText } from '../../project/changes/unchangedIds.ts';
import type { MessageState } from '../../project/status/messageState.ts';
import { hint } from '../../platform/ui/userError.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import type { ProjectStatus } from '../../project/status/projectStatus.ts';
import { buttonTexts } from '../../texts/buttonTexts.ts';
import { quantity } from '../../texts/format.ts';
import { reviewOutcomeText } from '../../texts/states/reviewOutcome.ts';
import { noTarget, openTargetDocument } from './targetDocument.ts';
import { placeNow, type CursorPlace } from './reviewCursor.ts';

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

async function targetAt(status: WorkspaceStatus, place: CursorPlace | undefined) {
  const document = place?.editor.document;
  const folder = document && vscode.workspace.getWorkspaceFolder(document.uri);
  if (place === undefined || folder === undefined || document === undefined) throw noTarget();
  const planned = status.planNow(document.uri);
  const open = await openTargetDocument(document, planned);
  if (open !== undefined) return { ...place, folder, open };
  const isTarget = (await planned)?.current !== undefined;
  throw isTarget ? new StaleError() : noTarget();
}

/** Milliseconds for which the status bar says what was done. */
const shown = 5_000;

/** What people of this window have accepted, the last of it first to be taken back. */
export class Reviews {
  readonly #marking: Pick<Services, 'status' | 'records'>;
  readonly #history = new History();

  constructor(marking: Pick<Services, 'status' | 'records'>) {
    this.#marking = marking;
  }

  /**
   * Records that somebody has read these texts.
   *
   * @throws {StaleError} where none is: they have changed
   * @throws {UserError} where none is: they are about to change
   */
  async accept(
    folder: vscode.WorkspaceFolder,
    read: readonly ReadTarget[],
  ): Promise<ReviewOutcome> {
    const project = {
      mark: (own: readonly ReadTarget[]) => acceptRead(this.#marking, folder, own),
    };
    let marked = noneReviewed;
    const made = (all: ReviewOutcome) => (marked = all);
    const places = read.map((one) => ({ ...one, project }));
    await this.#history.run(
      markTexts(places, { made, back: sayUnmarked, replaced: willBeReplaced }),
    );
    setStatusBarMessage(reviewOutcomeText(marked), shown);
    return marked;
  }

  /** Does another step that is taken back as these are. */
  async run(step: Step): Promise<void> {
    await this.#history.run(step);
  }

  /**
   * Takes the last of it back; where nothing of this window is left, or `marks` are meant, those that were made together last, in
   * whichever window.
   */
  async undo(given?: unknown): Promise<void> {
    if (given !== 'marks' && (await this.#history.undo())) return;
    const { status, records } = this.#marking;
    const marks = await lastMarks(records);
    const folders = vscode.workspace.workspaceFolders ?? [];
    const folder = folders.find(({ uri }) => uri.toString() === marks?.folder);
    if (marks === undefined || folder === undefined)
      throw hint(vscode.l10n.t('Nothing was marked as reviewed in this window.'));
    const sections = markedSections(marks);
    const files = new WorkspaceFiles(folder);
    const count = await unmark(files, sections).catch((error: unknown) => {
      throw inWords(error, (path) => files.uriOf(path));
    });
    await forgetMarks(records, marks);
    await status.lookAtLedger(folder, sections);
    sayUnmarked(count);
  }
}

function sayUnmarked(count: number): void {
  const text = vscode.l10n.t('No longer marked as reviewed: {0}', quantity.messages(count));
  setStatusBarMessage(text, shown);
}

type Targets = readonly { readonly set: ResourceSet; readonly locale: string }[];

/** Names the targets that a file or folder stands for, by its path. */
type Choice = (project: ProjectStatus, path: string) => Targets;

/** Of a translation, a source, or a folder, whose path is empty. */
export const targetsAt: Choice = ({ sets }, path) =>
  targetsIn(sets, (set, target) => path === '' || path === set.source.path || path === target.path);

/** Of a translation all that are in its locale, whatever their source files. */
export const targetsInLocaleAt: Choice = (project, path) => {
  const locales = targetsIn(project.sets, (_, target) => path === target.path);
  return targetsIn(project.sets, (_, target) =>
    locales.some(({ locale }) => sameLocale(locale, target.locale)),
  );
};

/**
 * Accepts all that the machine wrote in the targets of a file or folder, but for what a check finds fault with. One undo takes
 * it back.
 */
export async function acceptAll(
  status: WorkspaceStatus,
  reviews: Reviews,
  choose: Choice,
  given: unknown,
): Promise<void> {
  const uri = given instanceof vscode.Uri ? given : vscode.window.activeTextEditor?.document.uri;
  const folder = uri && vscode.workspace.getWorkspaceFolder(uri);
  if (uri === undefined || folder === undefined) throw noTarget();
  const project = await status.of(folder);
  const targets = choose(project, pathIn(folder, uri));
  if (targets.length === 0) throw noTarget();
  const { read, withProblems } = await withLateCancel(
    vscode.l10n.t('Mark All as Reviewed'),
    (signal) => collect(project, targets, signal),
  );
  const mark = await unseenIn(status, folder, read);
  const isAsked = asksFirst(mark);
  if (isAsked && !(await isWanted(uri, { ...mark, locales: localesOf(read), left: withProblems })))
    return;
  const marked = read.length > 0 ? await reviews.accept(folder, read) : undefined;
  if (marked === undefined && withProblems === 0)
    throw hint(vscode.l10n.t('Nothing here is unreviewed.'));
  if (isAsked || withProblems > 0) await notify(reviews, marked, withProblems);
}

function targetsIn(
  sets: ProjectStatus['sets'],
  isMeant: (set: ResourceSet, target: LocaleTarget) => boolean,
): Targets {
  return sets.flatMap((set) =>
    set.targets.filter((target) => isMeant(set, target)).map(({ locale }) => ({ set, locale })),
  );
}

/** The texts that a check has found nothing in: others that are there by the time that they are accepted are not meant. */
async function collect(
  project: ProjectStatus,
  targets: Targets,
  signal: AbortSignal,
): Promise<{ readonly read: readonly ReadTarget[]; readonly withProblems: number }> {
  const read: ReadTarget[] = [];
  let withProblems = 0;
  for (const { set, locale } of targets) {
    signal.throwIfAborted();
    const { counts } = await project.status(set, locale);
    if ((counts?.unreviewed ?? 0) === 0) continue;
    const target = await project.plan(set, locale);
    const found = await acceptable(target);
    const items = target.plan.items.filter(({ id }) => found.ids.has(id));
    if (items.length > 0) read.push({ set, locale, texts: readTexts(items) });
    withProblems += found.withProblems;
  }
  return { read, withProblems };
}

const localesOf = (read: readonly ReadTarget[]) => [...new Set(read.map(({ locale }) => locale))];

/** Asks before many texts count as read, or such that no editor shows; who wants to read them is led there. */
async function isWanted(uri: vscode.Uri, mark: MassMark): Promise<boolean> {
  const answer = await askToMark(mark);
  if (answer === 'read') await vscode.commands.executeCommand('glossa.catalog.review', uri);
  return answer === 'mark';
}

/** How many texts there are, and how many of them no editor shows. */
async function unseenIn(
  status: WorkspaceStatus,
  folder: vscode.WorkspaceFolder,
  read: readonly ReadTarget[],
): Promise<TextsToMark> {
  let [count, unseen] = [0, 0];
  for (const { set, locale, texts } of read) {
    const uri = vscode.Uri.joinPath(folder.uri, set.targetPath(locale));
    const seen = await seenIn(status, uri);
    count += texts.size;
    for (const id of texts.keys()) if (!seen.has(id)) unseen++;
  }
  return { count, unseen };
}

async function seenIn(status: WorkspaceStatus, uri: vscode.Uri): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  for (const { document, visibleRanges } of vscode.window.visibleTextEditors) {
    if (!sameFile(document.uri, uri)) continue;
    const open = await openTargetDocument(document, status.planOf(uri));
    for (const range of visibleRanges) for (const { id } of open?.in(range) ?? []) seen.add(id);
  }
  return seen;
}

async function notify(
  reviews: Reviews,
  marked: ReviewOutcome | undefined,
  withProblems: number,
): Promise<void> {
  const undo = buttonTexts.undo();
  const text = reviewOutcomeText(marked ?? noneReviewed, withProblems);
  const answer = await showInformationMessage(text, ...(marked === undefined ? [] : [undo]));
  if (answer === undo) await reviews.undo();
}
