import * as vscode from 'vscode';
import { showKeyPath } from '../../catalog/formats/format.ts';
import { findingText } from '../../texts/findings/findingText.ts';
import { severityText } from '../../texts/findings/severityText.ts';
import { codeSpan, inertText } from '../../texts/markdown.ts';
import { format } from '../../texts/format.ts';
import type { PlacedFinding } from '../../project/findings/placedFindings.ts';
import type { CheckedInWorkspace } from './workspaceProblems.ts';
import { labels } from '../../texts/labels.ts';

/** Findings that a report lists of one file; the Problems panel has all. */
const mostInFile = 200;

/** What was found in the files of a workspace as Markdown: numbers for each check, then each finding with its place. */
export function checkReport(checked: readonly CheckedInWorkspace[], outcome: string): string {
  const withFindings = checked.filter(({ findings }) => findings.length > 0);
  return [
    `# ${vscode.l10n.t('Problems in resource files')}`,
    '',
    outcome,
    ...(withFindings.length === 0 ? [] : ['', ...countLines(checked)]),
    ...withFindings.flatMap((file) => ['', ...fileLines(file)]),
    '',
  ].join('\n');
}

function countLines(checked: readonly CheckedInWorkspace[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { findings } of checked) {
    for (const { found } of findings) {
      const { code, severity } = found.finding;
      const row = `| ${severityText(severity)} | ${codeSpan(code)} |`;
      counts.set(row, (counts.get(row) ?? 0) + 1);
    }
  }
  const heads = [
    vscode.l10n.t({ message: 'Severity', comment: 'Heading of a column.' }),
    vscode.l10n.t({ message: 'Check', comment: 'Noun, the heading of a column.' }),
    vscode.l10n.t({ message: 'Found', comment: 'Heading of a column of numbers.' }),
  ];
  return [
    `| ${heads.join(' | ')} |`,
    '| --- | --- | ---: |',
    ...[...counts]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([row, count]) => `${row} ${format.number(count)} |`),
  ];
}

function fileLines({ uri, path, findings }: CheckedInWorkspace): readonly string[] {
  const lines = findings.slice(0, mostInFile).map((one) => findingLine(uri, one));
  const others = findings.length - lines.length;
  const more = others > 0 ? [`- ${labels.andMore(format.number(others))}`] : [];
  return [`## ${codeSpan(path)}`, '', ...lines, ...more];
}

function findingLine(uri: vscode.Uri, { found, range }: PlacedFinding): string {
  const { finding, message } = found;
  const { line, character } = range.start;
  const place = `${line + 1}:${character + 1}`;
  const target = uri.with({ fragment: `L${line + 1},${character + 1}` }).toString();
  const key = message === undefined ? '' : ` ${codeSpan(showKeyPath(message.path))}`;
  const text = inertText(findingText(finding));
  return `- [${place}](<${target}>) ${severityText(finding.severity)}${key}: ${text} (${finding.code})`;
}
