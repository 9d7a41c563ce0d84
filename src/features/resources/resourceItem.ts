import * as vscode from 'vscode';
import { describeError } from '../../platform/ui/errors/describeError.ts';
import { format } from '../../platform/ui/text/format.ts';
import { statusParts, statusText } from '../../platform/ui/text/statusText.ts';
import { treeItem } from '../../platform/ui/treeItem.ts';
import { inWords } from '../../platform/workspace/projectProblem.ts';
import { translatedShare, type StateCounts } from '../../project/status/messageState.ts';
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

/** A source file; `counts` of all its targets, where they are known. */
export function setItem(
  row: SetRow,
  counts: StateCounts | undefined,
  expanded: boolean,
): vscode.TreeItem {
  const { source, targets } = row.set;
  const language = format.language(source.locale);
  const description = counts === undefined ? language : `${language} · ${statusText(counts)}`;
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
    ],
    spoken: [source.path, language, ...(counts === undefined ? [] : spoken(counts))].join(', '),
    ...(expanded ? { expanded } : { collapsed: true }),
  });
}

/** A target file, with what is left to do in it, or why that cannot be told. */
export function targetItem(row: TargetRow, status: TargetStatus): vscode.TreeItem {
  const { target } = row;
  const label = format.language(target.locale);
  const state = status.counts === undefined ? problem(row, status) : progress(row, status.counts);
  return treeItem({
    label,
    id: idOf(row),
    contextValue: target.exists ? 'target' : 'newTarget',
    ...state,
    tooltip: [`${label} (${target.locale})`, target.path, ...state.tooltip],
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

function progress({ target }: TargetRow, counts: StateCounts) {
  const share = format.percent(translatedShare(counts));
  const text = `${share} · ${statusText(counts)}`;
  return {
    description: target.exists ? text : vscode.l10n.t('{0} (new file)', text),
    icon: iconOf(counts),
    tooltip: [vscode.l10n.t('{0} translated', share), ...spoken(counts)],
  };
}

function problem({ folder }: TargetRow, { error }: TargetStatus) {
  const uriIn = (path: string) => vscode.Uri.joinPath(folder.uri, path);
  const { message } = describeError(inWords(error, uriIn));
  return { description: message, icon: 'warning', tooltip: [message] };
}

function iconOf({ missing, outdated, unreviewed }: StateCounts): string {
  if (missing + outdated > 0) return 'circle-large-outline';
  return unreviewed > 0 ? 'eye' : 'pass';
}

function spoken(counts: StateCounts): readonly string[] {
  const parts = statusParts(counts);
  return parts.length === 0 ? [statusText(counts)] : parts;
}

/** The same row after each look. */
function idOf(row: Exclude<ResourceRow, FolderRow>): string {
  const place = `${row.folder.uri.toString()} ${row.set.pattern}`;
  return row.kind === 'set' ? place : `${place} ${row.target.locale}`;
}
