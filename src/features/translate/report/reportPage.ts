import * as vscode from 'vscode';
import type { FilledFile, FilledMessage } from '../../../project/undo/filledFile.ts';
import type { DocumentText } from '../../../protocol/document.ts';
import { showKeyPath } from '../../../resources/formats/format.ts';
import type { RunReport, TargetReport } from '../../../project/run/runReport.ts';
import type { CheckedCounts } from '../../../project/status/messageState.ts';
import { findingText } from '../../../texts/findings/findingText.ts';
import { format, quantity } from '../../../texts/format.ts';
import { failureText, skippedText } from '../../../texts/reasons/failureText.ts';
import { statusText } from '../../../texts/states/statusText.ts';
import { plainText } from '../../../texts/uiText.ts';
import type { KeptRun } from '../state/keptRun.ts';
import { DocumentBuilder, number, words, foreign } from '../pages/documentBuilder.ts';
import { remarks, sentText, unchangedText } from '../../../texts/report/reportRemarks.ts';
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

/** Keys that are named for one reason; a report of more would not be read. */
const namedKeys = 200;

/** One is enough to find out what was wrong; more may differ. */
const namedTraces = 3;

/**
 * What happened to the messages of a target file; equal reasons are together.
 *
 * @param room how many messages may be listed as written
 * @returns how many are
 */
function targetSection(
  document: DocumentBuilder,
  target: TargetReport,
  changed: FilledFile | undefined,
  room: number,
): number {
  const groups = groupsOf(document, target);
  const { locale, file, outdated } = target;
  if (groups.size === 0 && changed === undefined && outdated.length === 0) return 0;
  document.heading(2, `${format.locale(locale)} · ${file}`);
  const listed = changed === undefined ? 0 : writtenTables(document, changed, room);
  outdatedTable(document, target, changed?.sourceLocale);
  for (const [heading, group] of groups) putGroup(document, heading, group);
  return listed;
}

function writtenTables(document: DocumentBuilder, file: FilledFile, room: number): number {
  let listed = 0;
  for (const [by, heading] of Object.entries(writtenTexts())) {
    const messages = file.messages.filter((message) => message.by === by);
    if (messages.length === 0) continue;
    const title = `${heading} (${format.number(messages.length)})`;
    const shown = messages.slice(0, Math.min(namedKeys, room - listed));
    listed += shown.length;
    document.heading(3, title);
    const hasBefore = shown.some(({ before = '' }) => before !== '');
    const rows = shown.map(({ path, source, before = '', now }) => [
      document.message(showKeyPath(path), { file: file.path, path }),
      foreign(source, file.sourceLocale),
      ...(hasBefore ? [foreign(before, file.locale)] : []),
      foreign(now, file.locale),
    ]);
    document.table(title, writtenHeads(hasBefore), rows);
    more(document, messages.length - shown.length);
  }
  return listed;
}

function writtenTexts(): Readonly<Record<Exclude<FilledMessage['by'], 'source'>, string>> {
  return {
    machine: vscode.l10n.t({
      message: 'Translated',
      comment: 'Heading of a list of messages that a run has translated.',
    }),
    reuse: vscode.l10n.t('Reused from existing translations'),
    move: vscode.l10n.t('Moved along with a renamed key'),
  };
}

function writtenHeads(hasBefore: boolean): readonly string[] {
  return [
    ...keyAndSource(),
    ...(hasBefore
      ? [vscode.l10n.t({ message: 'Before', comment: 'Heading of a column of texts.' })]
      : []),
    vscode.l10n.t({ message: 'Now', comment: 'Heading of a column of texts.' }),
  ];
}

const keyAndSource = () => [columns.key(), columns.source()];

/** A person's texts that were left as they are although their sources have changed. */
function outdatedTable(
  document: DocumentBuilder,
  { file, locale, outdated }: TargetReport,
  sourceLocale = '',
): void {
  if (outdated.length === 0) return;
  const heading = vscode.l10n.t(
    'Translated or reviewed for an earlier source, and left as they are',
  );
  const title = `${heading} (${format.number(outdated.length)})`;
  document.heading(3, title);
  const rows = outdated
    .slice(0, namedKeys)
    .map(({ key, path, source, text }) => [
      document.message(key, { file, path }),
      foreign(source, sourceLocale),
      foreign(text, locale),
    ]);
  const text = vscode.l10n.t({ message: 'Text', comment: 'Heading of a column of translations.' });
  document.table(title, [...keyAndSource(), text], rows);
  more(document, outdated.length - rows.length);
}

/** Messages with the same heading. */
interface Group {
  readonly lines: (readonly DocumentText[])[];
  readonly traceIds: Set<string>;
}

function groupsOf(
  document: DocumentBuilder,
  { file, failed, left, suspicious }: TargetReport,
): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  const put = (heading: string, line: readonly DocumentText[], traceId?: string) => {
    const group = groups.get(heading) ?? { lines: [], traceIds: new Set() };
    groups.set(heading, group);
    group.lines.push(line);
    if (traceId !== undefined) group.traceIds.add(traceId);
  };
  const told = ({ key, path, findings }: TargetReport['suspicious'][number]) => {
    const sentences = [...new Set(findings.map(findingText))];
    return [document.message(key, { file, path }), ...sentences.map(words)];
  };
  const held = words(vscode.l10n.t("The source's text holds its place in the list."));
  for (const one of failed) {
    const line = one.isHeld === true ? [...told(one), held] : told(one);
    put(failureText(one), line, one.traceId);
  }
  for (const one of suspicious) put(vscode.l10n.t('Written, but worth a look'), told(one));
  for (const { key, path, reason } of left) {
    if (reason === 'notChosen') continue;
    put(skippedText(reason), [document.message(key, { file, path })]);
  }
  return groups;
}

function putGroup(document: DocumentBuilder, heading: string, { lines, traceIds }: Group): void {
  document.heading(3, `${heading} (${format.number(lines.length)})${traceText([...traceIds])}`);
  document.list(lines.slice(0, namedKeys));
  more(document, lines.length - namedKeys);
}

function more(document: DocumentBuilder, others: number): void {
  if (others > 0) document.paragraph(labels.andMore(format.number(others)));
}

/** What support needs to find the requests of a group. */
function traceText(ids: readonly string[]): string {
  if (ids.length === 0) return '';
  const shown = ids.slice(0, namedTraces).map((id) => plainText(id, 64));
  return ` · ${vscode.l10n.t('Trace ID {0}', shown.join(', '))}`;
}
