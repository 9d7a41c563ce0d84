import * as vscode from 'vscode';
import { nameOf } from '../../platform/files/textFile.ts';
import { showInformationMessage, showWarningMessage } from '../../platform/ui/messages.ts';
import { plural } from '../../texts/format.ts';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { outcomeText, type FileEnd, type FileOutcome } from './documentReport.ts';
import { buttonTexts } from '../../texts/buttonTexts.ts';
import { sentences } from '../../texts/sentences.ts';

/** Says in one notification what became of the documents; each of them is one button away. */
export async function tellDocuments(ends: readonly FileEnd[]): Promise<void> {
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
