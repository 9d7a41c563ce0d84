import * as vscode from 'vscode';
import { describeError } from '../../platform/ui/errors/describeError.ts';
import { format, quantity } from '../../texts/format.ts';
import { statusParts, statusText } from '../../texts/states/statusText.ts';
import { treeItem } from '../../platform/ui/treeItem.ts';
import type { CheckedFiles } from '../../platform/workspace/problemCounts.ts';
import { inWords } from '../../platform/workspace/projectProblem.ts';
import { translatedShare, type CheckedCounts } from '../../project/status/messageState.ts';
import type { TargetStatus } from '../../project/status/projectStatus.ts';
import {
  uriOf,
  type FolderRow,
  type ResourceRow,
  type SetRow,
  type TargetRow,
} from './resourceRow.ts';

/** A workspace folder. */
export function folderItem({ folder }: FolderRow): vscode.TreeItem {
  return treeItem({
    label: folder.name,
    id: folder.uri.toString(),
    icon: 'root-folder',
    contextValue: 'folder',
    tooltip: [folder.name],
    expanded: true,
  });
}

/** A source file; `counts` of all its targets, where they are known, and the problems in all of these files. */
export function setItem(
  row: SetRow,
  counts: CheckedCounts | undefined,
  { problems, unchecked }: CheckedFiles,
  expanded: boolean,
): vscode.TreeItem {
  const { source, targets } = row.set;
  const language = format.language(source.locale);
  const checked = counts && { ...counts, problems };
  const description = checked === undefined ? language : `${language} · ${statusText(checked)}`;
  const remarks = unchecked > 0 ? [uncheckedText(unchecked)] : [];
  return treeItem({
    label: source.path,
    description,
    id: idOf(row),
    icon: 'file',
    contextValue: 'set',
    tooltip: [
      vscode.l10n.t('Source file: {0}', source.path),
      vscode.l10n.t('Source language: {0}', language),
      vscode.l10n.t('Target locales: {0}', format.list(targets.map(({ locale }) => locale))),
      ...(checked === undefined ? [] : spoken(checked)),
      ...remarks,
    ],
    spoken: [source.path, language, ...(checked === undefined ? [] : spoken(checked))].join(', '),
    ...(expanded ? { expanded } : { collapsed: true }),
  });
}

/** A target file, with what is left to do in it and what was found in it, or why that cannot be told. */
export function targetItem(
  row: TargetRow,
  status: TargetStatus,
  found: Pick<CheckedCounts, 'problems' | 'proposed'>,
  isOneOfSeveral: boolean,
): vscode.TreeItem {
  const { target } = row;
  const label = format.language(target.locale);
  const { counts } = status;
  const state =
    counts === undefined ? refusal(row, status) : progress(row, { ...counts, ...found });
  const isChecked = found.problems !== undefined || !target.exists || counts === undefined;
  return treeItem({
    label,
    id: idOf(row),
    contextValue: !target.exists ? 'newTarget' : isOneOfSeveral ? 'targetOfSeveral' : 'target',
    ...state,
    tooltip: [
      `${label} (${target.locale})`,
      target.path,
      ...state.tooltip,
      ...(isChecked ? [] : [uncheckedText(1)]),
    ],
    spoken: [label, ...state.tooltip].join(', '),
    ...(target.exists
      ? {
          command: {
            command: 'vscode.open',
            title: vscode.l10n.t({ message: 'Open', comment: 'Verb: opens a file.' }),
            arguments: [uriOf(row)],
          },
        }
      : {}),
  });
}

function progress({ target }: TargetRow, counts: CheckedCounts) {
  const share = format.percent(translatedShare(counts));
  const text = `${share} · ${statusText(counts)}`;
  return {
    description: target.exists ? text : vscode.l10n.t('{0} (new file)', text),
    icon: iconOf(counts),
    tooltip: [vscode.l10n.t('{0} translated', share), ...spoken(counts)],
  };
}

function refusal({ folder }: TargetRow, { error }: TargetStatus) {
  const uriIn = (path: string) => vscode.Uri.joinPath(folder.uri, path);
  const { message } = describeError(inWords(error, uriIn));
  return { description: message, icon: 'warning', tooltip: [message] };
}

function iconOf({ missing, outdated, unreviewed, problems = 0 }: CheckedCounts): string {
  if (problems > 0) return 'warning';
  if (missing + outdated > 0) return 'circle-large-outline';
  return unreviewed > 0 ? 'eye' : 'pass';
}

function spoken(counts: CheckedCounts): readonly string[] {
  const parts = statusParts(counts);
  return parts.length === 0 ? [statusText(counts)] : parts;
}

/** What the numbers leave out. */
function uncheckedText(files: number): string {
  return vscode.l10n.t({
    message: 'Not checked for problems yet: {0}. Open a file, or use Check Workspace for all.',
    args: [quantity.files(files)],
    comment: '{0} is a number such as “3 files”. “Check Workspace” is the name of a command.',
  });
}

/** The same row after each look. */
function idOf(row: Exclude<ResourceRow, FolderRow>): string {
  const place = `${row.folder.uri.toString()} ${row.set.pattern}`;
  return row.kind === 'set' ? place : `${place} ${row.target.locale}`;
}
