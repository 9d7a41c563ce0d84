import * as vscode from 'vscode';
import { showKeyPath } from '../../../resources/formats/format.ts';
import type { RunReport } from '../../../project/run/runReport.ts';
import type { CheckedCounts } from '../../../project/status/messageState.ts';
import { format, quantity } from '../../../texts/format.ts';
import { statusText } from '../../../texts/states/statusText.ts';
import type { KeptRun } from '../state/keptRun.ts';
import { DocumentBuilder, number, words } from '../pages/documentBuilder.ts';
import { remarks, sentText, unchangedText } from '../../../texts/report/reportRemarks.ts';
import { targetSection } from './targetSection.ts';
import { labels } from '../../../texts/labels.ts';
import { columns } from '../../../texts/report/columns.ts';

/** Messages that one report lists as written; more are told by their number, and shown by Show Changes. */
const mostWritten = 2_000;
/** Texts that are named as perhaps billed. */
const mostUncertain = 200;

/** How a file stands at the moment, by its path. */
export type StandsNow = (file: string) => CheckedCounts | undefined;

/** The account of a run as a document, with how its files stand now. */
export function reportPage(
  { at, report, changes, undone }: Pick<KeptRun, 'at' | 'report' | 'changes' | 'undone'>,
  standsNow: StandsNow,
): DocumentBuilder {
  const document = new DocumentBuilder();
  const unchanged = unchangedText(report);
  if (unchanged !== undefined) document.paragraph(unchanged, 'box');
  document.paragraph(startText(report, at), 'quiet');
  if (undone !== undefined) undoSection(document, undone);
  overview(document, report, standsNow);
  for (const remark of remarks(report)) document.paragraph(remark);
  let room = mostWritten;
  for (const target of report.targets) {
    const changed = changes.files.find(({ path }) => path === target.file);
    room -= targetSection(document, target, changed, room);
  }
  uncertainSection(document, report);
  return document;
}

function startText({ sourceLocales }: RunReport, at: number): string {
  const when = format.date(new Date(at));
  const time = format.moment(new Date(at), new Date(at));
  if (sourceLocales.length === 0) return `${when}, ${time}`;
  const from = labels.from(format.list(sourceLocales.map(format.locale)));
  return `${when}, ${time} · ${from}`;
}

function overview(document: DocumentBuilder, report: RunReport, standsNow: StandsNow): void {
  const rows = report.targets.map((target) => {
    const { locale, file, translated, reused, kept, skipped, failed } = target;
    const counts = [translated, reused, kept, skipped, failed.length];
    const now = standsNow(file);
    return [
      words(format.locale(locale)),
      document.file(file),
      ...counts.map(number),
      words(now === undefined ? '' : statusText(now)),
    ];
  });
  document.table(vscode.l10n.t('Files of the run'), heads(), rows);
  document.paragraph(
    vscode.l10n.t(
      'Kept: already translated. Skipped: nothing to translate, or no place in the file.',
    ),
    'quiet',
  );
  document.paragraph(costText(report));
}

function heads(): readonly string[] {
  return [
    columns.locale(),
    vscode.l10n.t({ message: 'File', comment: 'Heading of a column.' }),
    vscode.l10n.t({
      message: 'Translated',
      comment: 'Heading of a column of numbers of messages.',
    }),
    columns.reused(),
    vscode.l10n.t({
      message: 'Kept',
      comment: 'Heading of a column of numbers of messages: they had a translation already.',
    }),
    vscode.l10n.t({
      message: 'Skipped',
      comment: 'Heading of a column of numbers of messages: not to be translated.',
    }),
    vscode.l10n.t({ message: 'Failed', comment: 'Heading of a column of numbers of messages.' }),
    vscode.l10n.t({ message: 'Now', comment: 'Heading of a column of texts.' }),
  ];
}

function costText(report: RunReport): string {
  const { requests, repairCharacters } = report;
  if (requests === 0) return labels.nothingSent();
  const sent = sentText(report);
  if (repairCharacters === 0) return sent;
  const again = vscode.l10n.t(
    'Of these, {0} were sent again because a response was damaged.',
    quantity.characters(repairCharacters),
  );
  return `${sent} ${again}`;
}

/** What was taken back of the run since, and what was left. */
function undoSection(document: DocumentBuilder, undone: NonNullable<KeptRun['undone']>): void {
  const text = vscode.l10n.t({
    message: 'This run was undone: {0} in {1}.',
    args: [quantity.messages(undone.messages), quantity.files(undone.files)],
    comment: '{0} is a number such as “3 messages”, {1} one such as “2 files”.',
  });
  document.paragraph(text, 'box');
  const why = {
    changed: vscode.l10n.t('Left as it is: somebody changed it since.'),
    reviewed: vscode.l10n.t('Left as it is: somebody reviewed it since.'),
    gone: vscode.l10n.t('Left as it is: its file was moved or deleted since.'),
    noPlace: vscode.l10n.t('Left as it is: it cannot be taken out without touching its neighbors.'),
  };
  document.list(
    undone.kept.map(({ file, path, reason }) => [
      document.message(showKeyPath(path), { file, path }),
      words(file),
      words(why[reason]),
    ]),
  );
}

/** The texts that the service may have counted without an answer. */
function uncertainSection(document: DocumentBuilder, { uncertainTexts }: RunReport): void {
  if (uncertainTexts.length === 0) return;
  const heading = vscode.l10n.t('Sent, but no response came; may have been billed');
  document.heading(3, `${heading} (${format.number(uncertainTexts.length)})`);
  document.list(uncertainTexts.slice(0, mostUncertain).map((text) => [words(text)]));
  const others = uncertainTexts.length - mostUncertain;
  if (others > 0) document.paragraph(labels.andMore(format.number(others)));
}
