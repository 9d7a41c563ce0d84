import * as vscode from 'vscode';
import { failedText } from '../../platform/files/received/transferStep.ts';
import { showInformationMessage, showWarningMessage } from '../../platform/ui/messages.ts';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { ServiceError } from '../../service/errors.ts';
import { sentenceOf } from '../../platform/ui/errors/describeError.ts';
import { nameOf } from '../../platform/files/textFile.ts';
import { buttonTexts } from '../../texts/buttonTexts.ts';
import { quantity, plural } from '../../texts/format.ts';
import type { DocumentOutcome } from './runDocument.ts';
import { sentences } from '../../texts/sentences.ts';

/** What became of a file, also of one that the service did not take. */
export type FileOutcome =
  | DocumentOutcome
  /** It was not sent, or the service did not take it. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** It was left out, or the run was cancelled before it was sent. */
  | { readonly kind: 'notSent'; readonly reason: string }
  /** The run was cancelled after it was sent: it is billed, and waits to be fetched. */
  | { readonly kind: 'left' };

export interface FileEnd {
  readonly file: vscode.Uri;
  readonly outcome: FileOutcome;
}

/** What the command returns to its caller: no error, no key. */
export interface DocumentReport {
  readonly files: readonly {
    readonly file: string;
    readonly outcome: FileOutcome['kind'];
    /** The translation, as a URI. */
    readonly translation?: string;
    readonly characters?: number;
    /** A sentence. */
    readonly reason?: string;
  }[];
  /** What was chosen and not used, in sentences; none where everything was. */
  readonly unused?: readonly string[];
}

export function reportOf(ends: readonly FileEnd[], unused: readonly string[] = []): DocumentReport {
  return {
    ...(unused.length > 0 && { unused }),
    files: ends.map(({ file, outcome }) => ({
      file: file.toString(),
      outcome: outcome.kind,
      ...(outcome.kind === 'translated'
        ? { translation: outcome.place, ...charactersOf(outcome) }
        : { reason: outcomeText(outcome) }),
    })),
  };
}

const charactersOf = ({ characters }: { readonly characters: number | undefined }) =>
  characters === undefined ? {} : { characters };

/** What became of a file and what to do next, in a sentence without its name. */
export function outcomeText(outcome: FileOutcome): string {
  switch (outcome.kind) {
    case 'translated':
      return translatedText(vscode.Uri.parse(outcome.place, true), outcome.characters);
    case 'failed':
      return failedText(outcome.reason);
    case 'unsent':
      return vscode.l10n.t(
        'The window closed while it was being sent. The service may have billed it; look at your usage before you send it again.',
      );
    case 'gone':
      return vscode.l10n.t(
        'The service no longer has it: it was fetched before, it is too old, or it belongs to another key. Where there is no translation beside the file, translate it again.',
      );
    case 'broken':
      return brokenText(outcome.kept);
    case 'waiting':
      return waitingText(outcome);
    case 'refused':
      return refusedText(outcome.error);
    case 'notSent':
      return outcome.reason;
    case 'left':
      return vscode.l10n.t(
        'The service has it and bills it. Run "Glossa: Fetch Translated Documents" to get the translation.',
      );
  }
}

/** A connection that broke leaves open whether the service has the document. */
function refusedText(error: unknown): string {
  const what = sentenceOf(error);
  if (!(error instanceof ServiceError && error.ambiguous)) return what;
  const perhaps = vscode.l10n.t(
    'The service may have received and billed it; look at your usage before you send it again.',
  );
  return `${what} ${perhaps}`;
}

function translatedText(place: vscode.Uri, characters: number | undefined): string {
  return characters === undefined
    ? sentences.translated(nameOf(place))
    : vscode.l10n.t({
        message: 'Translated: {0}. Billed: {1}.',
        args: [nameOf(place), quantity.characters(characters)],
        comment: '{0} is the name of a file, {1} a number such as “50,000 characters”.',
      });
}

function brokenText(kept: string | undefined): string {
  const what = vscode.l10n.t(
    'The translation did not arrive completely, and the service hands it out only once. Translating it again is billed again.',
  );
  if (kept === undefined) return what;
  return `${what} ${vscode.l10n.t('What arrived is in {0}.', nameOf(vscode.Uri.file(kept)))}`;
}

function waitingText(outcome: Extract<FileOutcome, { kind: 'waiting' }>): string {
  const later = vscode.l10n.t(
    'The service still has it: run "Glossa: Fetch Translated Documents" later.',
  );
  switch (outcome.why) {
    case 'stillRunning':
      return `${sentences.tookTooLong()} ${later}`;
    case 'otherKey':
      return vscode.l10n.t(
        'It was sent with another key, and the present one cannot fetch it. Sign in with the other key and run "Glossa: Fetch Translated Documents".',
      );
    case 'unknown':
      return `${sentences.unknownStatus()} ${later}`;
    case 'failure':
      return `${sentenceOf(outcome.error)} ${later}`;
  }
}

/** Says in one notification what became of the documents; each of them is one button away. */
export async function notifyDocuments(ends: readonly FileEnd[]): Promise<void> {
  const [only, ...others] = ends;
  if (only === undefined) return;
  const isFine = ends.every(({ outcome }) => outcome.kind === 'translated');
  const show = isFine ? showInformationMessage : showWarningMessage;
  const showFile = buttonTexts.showFile();
  const details = buttonTexts.showReport();
  const fetch = buttonTexts.fetchNow();
  const waits = ends.some(({ outcome }) => canBeFetched(outcome));
  const buttons = [
    ...(others.length > 0 ? [details] : only.outcome.kind === 'translated' ? [showFile] : []),
    ...(waits ? [fetch] : []),
  ];
  const message = others.length === 0 ? oneText(only) : summary(ends);
  const chosen = await show(message, ...buttons);
  if (chosen === showFile) await reveal(only);
  if (chosen === details) await showReport(ends);
  if (chosen === fetch) await vscode.commands.executeCommand('glossa.documents.fetch');
}

const canBeFetched = (outcome: FileOutcome) =>
  outcome.kind === 'left' || (outcome.kind === 'waiting' && outcome.why !== 'otherKey');

const oneText = ({ file, outcome }: FileEnd) => sentences.about(nameOf(file), outcomeText(outcome));

function summary(ends: readonly FileEnd[]): string {
  const done = ends.filter(({ outcome }) => outcome.kind === 'translated').length;
  const left = ends.length - done;
  const translated = plural(
    vscode.l10n.t(
      '{0, plural, one {# document was translated.} other {# documents were translated.}}',
    ),
    done,
  );
  if (left === 0) return translated;
  const others = plural(
    vscode.l10n.t(
      '{0, plural, one {# document was not: the report says why.} other {# documents were not: the report says why.}}',
    ),
    left,
  );
  return `${translated} ${others}`;
}

/** One row for each file; choosing one shows it. */
async function showReport(ends: readonly FileEnd[]): Promise<void> {
  const items = ends.map((end) => ({
    label: nameOf(end.file),
    detail: outcomeText(end.outcome),
    end,
  }));
  const title = vscode.l10n.t('Translated Documents');
  const picked = await showQuickPick(items, { title, matchOnDetail: true });
  if (picked !== undefined) await reveal(picked.end);
}

async function reveal({ file, outcome }: FileEnd): Promise<void> {
  const uri = outcome.kind === 'translated' ? vscode.Uri.parse(outcome.place, true) : file;
  await vscode.commands.executeCommand('revealInExplorer', uri);
}
