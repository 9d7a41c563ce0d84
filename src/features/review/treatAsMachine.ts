import * as vscode from 'vscode';
import { acceptRead } from '../../platform/review/acceptRead.ts';
import { setStatusBarMessage, withLateCancel } from '../../platform/ui/messages.ts';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { hint } from '../../platform/ui/userError.ts';
import { pathIn } from '../../platform/workspace/pathIn.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import { markTexts, type ReadTarget, type ReviewOutcome } from '../../project/changes/markTexts.ts';
import { translatedTexts } from '../../project/review/translatedTexts.ts';
import type { ProjectStatus } from '../../project/status/projectStatus.ts';
import { format, quantity } from '../../texts/format.ts';
import { uiPath } from '../../texts/uiText.ts';
import { targetsAt, targetsInLocaleAt, type Reviews } from './reviewCommands.ts';
import type { CursorPlace } from './reviewCursor.ts';
import { noTarget, openTargetDocument } from './targetDocument.ts';

interface Scope extends vscode.QuickPickItem {
  readonly texts: readonly ReadTarget[];
}

/**
 * Makes texts that nobody has claimed the machine's: those at the cursor, of a file, or of its locale; asks which, with their
 * numbers.
 *
 * @param given the address of a file or folder; without it the translation in front is meant
 */
export async function treatAsMachine(
  status: WorkspaceStatus,
  reviews: Reviews,
  place: CursorPlace | undefined,
  given: unknown,
): Promise<void> {
  const uri = given instanceof vscode.Uri ? given : place?.editor.document.uri;
  const folder = uri && vscode.workspace.getWorkspaceFolder(uri);
  if (uri === undefined || folder === undefined) throw noTarget();
  const project = await status.of(folder);
  const title = vscode.l10n.t('Treat as Machine Translation');
  const selected = given === undefined ? await textsAt(status, place) : [];
  const scopes = await withLateCancel(title, async (signal) =>
    scopesOf(project, pathIn(folder, uri), { selected, signal }),
  );
  if (scopes.length === 0)
    throw hint(vscode.l10n.t('Every text here is reviewed already, or Glossa has written it.'));
  const picked = await showQuickPick(scopes, {
    title,
    placeHolder: vscode.l10n.t(
      'These texts then count as unreviewed, and runs renew them when their source changes.',
    ),
  });
  if (picked === undefined) return;
  // One for all of them: they are marked together, or none is.
  const marked = {
    mark: (own: readonly ReadTarget[]) => acceptRead({ status }, folder, own, 'machine'),
  };
  const places = picked.texts.map((one) => ({ ...one, project: marked }));
  await reviews.run(markTexts(places, { made, back }));
}

/** Milliseconds for which the status bar says what was done. */
const shown = 5_000;

function made({ count, unsaved }: ReviewOutcome): void {
  const messages = quantity.messages(count + unsaved);
  setStatusBarMessage(vscode.l10n.t('Treated as machine translation: {0}', messages), shown);
}

function back(count: number): void {
  const messages = quantity.messages(count);
  const text = vscode.l10n.t('No longer treated as machine translation: {0}', messages);
  setStatusBarMessage(text, shown);
}

async function textsAt(
  status: WorkspaceStatus,
  place: CursorPlace | undefined,
): Promise<readonly ReadTarget[]> {
  const document = place?.editor.document;
  const open = document && (await openTargetDocument(document, status.planNow(document.uri)));
  if (place === undefined || open === undefined) return [];
  const ids = place.selections.flatMap((selection) => open.selectedBy(selection));
  const { set, locale } = open.target;
  const texts = translatedTexts(open.target, new Set(ids.map(({ id }) => id)));
  return texts.size > 0 ? [{ set, locale, texts }] : [];
}

/** What may be meant, the least first; nothing twice. */
async function scopesOf(
  project: ProjectStatus,
  path: string,
  { selected, signal }: { readonly selected: readonly ReadTarget[]; readonly signal: AbortSignal },
): Promise<readonly Scope[]> {
  const inFile = await textsOf(project, targetsAt(project, path), signal);
  const ofLocale = targetsInLocaleAt(project, path);
  const inLocale = await textsOf(project, ofLocale, signal);
  const [first] = ofLocale;
  const scopes: readonly Scope[] = [
    scope(vscode.l10n.t('At the cursor'), selected),
    scope(uiPath(path), inFile),
    ...(first === undefined ? [] : [scope(format.locale(first.locale), inLocale)]),
  ];
  const said = new Set([0]);
  return scopes.filter(({ texts }) => {
    const count = countIn(texts);
    return !said.has(count) && said.add(count);
  });
}

function scope(label: string, texts: readonly ReadTarget[]): Scope {
  return { label, description: quantity.messages(countIn(texts)), texts };
}

const countIn = (all: readonly ReadTarget[]): number =>
  all.reduce((sum, { texts }) => sum + texts.size, 0);

async function textsOf(
  project: ProjectStatus,
  targets: ReturnType<typeof targetsAt>,
  signal: AbortSignal,
): Promise<readonly ReadTarget[]> {
  const found: ReadTarget[] = [];
  for (const { set, locale } of targets) {
    signal.throwIfAborted();
    const { counts } = await project.status(set, locale);
    if ((counts?.translated ?? 0) === 0) continue;
    const texts = translatedTexts(await project.plan(set, locale));
    if (texts.size > 0) found.push({ set, locale, texts });
  }
  return found;
}
