import * as vscode from 'vscode';
import { showKeyPath } from '../../../resources/formats/format.ts';
import type { TargetReport } from '../../../project/run/runReport.ts';
import type { FilledBy, FilledFile } from '../../../project/undo/filledFile.ts';
import { failureText, skippedText } from '../../../texts/reasons/failureText.ts';
import { findingText } from '../../../texts/findings/findingText.ts';
import { format } from '../../../texts/format.ts';
import { plainText } from '../../../texts/uiText.ts';
import type { DocumentText } from '../../../protocol/document.ts';
import { type DocumentBuilder, foreign, words } from '../pages/documentBuilder.ts';
import { columns } from '../../../texts/report/columns.ts';
import { labels } from '../../../texts/labels.ts';

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
export function targetSection(
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

function writtenTexts(): Readonly<Record<Exclude<FilledBy, 'source'>, string>> {
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
