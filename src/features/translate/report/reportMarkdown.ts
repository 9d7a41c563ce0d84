import * as vscode from 'vscode';
import type { RunReport, TargetReport } from '../../../project/runReport.ts';
import { findingText } from '../../../platform/ui/findingText.ts';
import { codeSpan, inertText } from '../../../platform/ui/markdown.ts';
import { quantity } from '../../../platform/ui/quantity.ts';
import { format } from '../../../platform/ui/format.ts';
import { uiText } from '../../../platform/ui/uiText.ts';
import { failureText, skippedText } from './reasonText.ts';
import { remarks } from './reportRemarks.ts';

/** Keys that are named for one reason; a report of more would not be read. */
const namedKeys = 200;
/** One is enough to find out what was wrong; more may differ. */
const namedTraces = 3;

/** The account of a run, as a Markdown document. */
export function reportMarkdown(report: RunReport): string {
  const lines = [
    `# ${vscode.l10n.t('Translation Report')}`,
    '',
    ...(report.sourceLocales.length === 0
      ? []
      : [vscode.l10n.t('From {0}.', format.list(report.sourceLocales.map(format.locale))), '']),
    ...table(report),
    '',
    vscode.l10n.t(
      'Kept: already translated. Skipped: nothing to translate, or no place in the file.',
    ),
    '',
    costText(report),
    ...remarks(report).flatMap((remark) => ['', inertText(remark)]),
    ...report.targets.flatMap(details),
    ...uncertain(report),
  ];
  return `${lines.join('\n')}\n`;
}

function costText({ requests, characters, repairCharacters }: RunReport): string {
  if (requests === 0) return vscode.l10n.t('Nothing was sent.');
  const sent = vscode.l10n.t({
    message: 'Sent: {0} in {1}.',
    args: [quantity.characters(characters), quantity.requests(requests)],
    comment: '{0} is a number such as “30 characters”, {1} one such as “2 requests”.',
  });
  if (repairCharacters === 0) return sent;
  const again = vscode.l10n.t(
    'Of these, {0} were sent again because a response was damaged.',
    quantity.characters(repairCharacters),
  );
  return `${sent} ${again}`;
}

function table({ targets }: RunReport): readonly string[] {
  const head = [
    vscode.l10n.t({ message: 'Locale', comment: 'Heading of a column.' }),
    vscode.l10n.t({ message: 'File', comment: 'Heading of a column.' }),
    vscode.l10n.t({
      message: 'Translated',
      comment: 'Heading of a column of numbers of messages.',
    }),
    vscode.l10n.t({
      message: 'Reused',
      comment: 'Heading of a column of numbers of messages: taken from existing translations.',
    }),
    vscode.l10n.t({
      message: 'Kept',
      comment: 'Heading of a column of numbers of messages: they had a translation already.',
    }),
    vscode.l10n.t({
      message: 'Skipped',
      comment: 'Heading of a column of numbers of messages: not to be translated.',
    }),
    vscode.l10n.t({ message: 'Failed', comment: 'Heading of a column of numbers of messages.' }),
  ];
  const rows = targets.map(({ locale, file, translated, reused, kept, skipped, failed }) => [
    locale,
    codeSpan(file),
    ...[translated, reused, kept, skipped, failed.length].map(format.number),
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

/** What happened to single messages of a target file; equal reasons are together. */
function details(target: TargetReport): readonly string[] {
  const { locale, file, failed, left, suspicious } = target;
  const groups = new Map<string, Group>();
  const put = (heading: string, line: string, traceId?: string) => {
    const group = groups.get(heading) ?? { lines: [], traceIds: new Set() };
    groups.set(heading, group);
    group.lines.push(line);
    if (traceId !== undefined) group.traceIds.add(traceId);
  };
  const told = ({ key, findings }: TargetReport['suspicious'][number], ...more: string[]) =>
    [codeSpan(key), ...sentences(findings), ...more].join(' · ');
  const held = vscode.l10n.t("The source's text holds its place in the list.");
  for (const one of failed) {
    const line = told(one, ...(one.isHeld === true ? [held] : []));
    put(inertText(failureText(one)), line, one.traceId);
  }
  for (const one of suspicious) put(vscode.l10n.t('Written, but worth a look'), told(one));
  for (const { key, reason } of left) put(skippedText(reason), codeSpan(key));
  if (groups.size === 0) return [];
  return ['', `## ${locale} · ${codeSpan(file)}`, ...[...groups].flatMap(groupLines)];
}

/** Messages with the same heading. */
interface Group {
  readonly lines: string[];
  readonly traceIds: Set<string>;
}

/** The texts that the service may have counted without an answer. */
function uncertain({ uncertainTexts }: RunReport): readonly string[] {
  if (uncertainTexts.length === 0) return [];
  const heading = vscode.l10n.t('Sent, but no response came; may have been billed');
  const lines = uncertainTexts.map((text) => codeSpan(text));
  return ['', ...groupLines([heading, { lines, traceIds: new Set() }])];
}

function groupLines([heading, { lines, traceIds }]: readonly [string, Group]): readonly string[] {
  const others = lines.length - namedKeys;
  return [
    '',
    `**${heading}** (${format.number(lines.length)})${traceText([...traceIds])}`,
    '',
    ...lines.slice(0, namedKeys).map((line) => `- ${line}`),
    ...(others > 0 ? [`- ${vscode.l10n.t('… and {0} more', format.number(others))}`] : []),
  ];
}

/** What support needs to find the requests of a group. */
function traceText(ids: readonly string[]): string {
  if (ids.length === 0) return '';
  const shown = ids.slice(0, namedTraces).map((id) => uiText(id, 64));
  return ` · ${vscode.l10n.t('Trace ID {0}', codeSpan(shown.join(', ')))}`;
}

function sentences(findings: TargetReport['failed'][number]['findings']): readonly string[] {
  return [...new Set(findings.map((finding) => inertText(findingText(finding))))];
}
