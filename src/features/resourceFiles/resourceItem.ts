import * as vscode from 'vscode';
import { describeError } from '../../platform/ui/errors/describeError.ts';
import { format, quantity } from '../../texts/format.ts';
import { labels } from '../../texts/labels.ts';
import { statusParts, statusText } from '../../texts/states/statusText.ts';
import { problemStateText } from '../../texts/reasons/projectProblemText.ts';
import { treeItem } from '../../platform/ui/treeItem.ts';
import { inWords } from '../../platform/workspace/projectProblem.ts';
import { translatedShare, type CheckedCounts } from '../../project/status/messageState.ts';
import { problemOf, sourceProblem } from '../../project/status/sourceProblem.ts';
import {
  rootRows,
  rowsBelow,
  type StatusFolder,
  type StatusRow,
  type TreeFile,
  type TreeOptions,
} from '../../project/status/statusTree.ts';
import { foldersOf, resourceRow, uriIn, uriOf, type ResourceRow } from './resourceRow.ts';

/** What is said of a row beside what the row says itself. */
export interface RowContext {
  readonly expanded: boolean;
  /** Whether a target file has others in its locale. */
  readonly isOneOfSeveral: boolean;
}

/** The rows below a row, or those below which all others are. */
export function resourceRows(
  folders: readonly StatusFolder[],
  row: ResourceRow | undefined,
  options: TreeOptions,
): readonly ResourceRow[] {
  const rows = row === undefined ? rootRows(folders, options) : rowsBelow(row, options);
  return rows.map(resourceRow);
}

/** A row as the editor draws it: its name first, then what is left to do, then where it is. */
export function resourceItem(row: ResourceRow, context: RowContext): vscode.TreeItem {
  const label = row.kind === 'all' ? labels.allFiles() : row.label;
  const state = stateOf(row);
  const place = [...remarkOf(row), ...(row.place === '' ? [] : [row.place])];
  return treeItem({
    label,
    description: [...state.parts, ...place].join(' · '),
    id: row.id,
    icon: state.icon,
    contextValue: contextOf(row, context),
    tooltip: [...aboutOf(row, label), ...state.spoken, ...uncheckedText(row)],
    spoken: [row.name === '' ? label : row.name, ...state.spoken, ...place].join(', '),
    ...commandOf(row),
    ...(row.kind === 'target' ? {} : context.expanded ? { expanded: true } : { collapsed: true }),
  });
}

/** What stands behind the counts: the language of a source file; that a target file is new. */
function remarkOf({ kind, files: [file] }: StatusRow): readonly string[] {
  if (kind === 'set' && file !== undefined) return [format.language(file.set.source.locale)];
  const isNew = kind === 'target' && file?.target?.exists === false;
  const newFile = vscode.l10n.t({
    message: 'new file',
    comment: 'Stands beside a file that does not exist yet.',
  });
  return isNew ? [newFile] : [];
}

interface RowState {
  /** Behind the name. */
  readonly parts: readonly string[];
  readonly spoken: readonly string[];
  readonly icon: string;
}

function stateOf(row: StatusRow): RowState {
  const [file] = row.files;
  const { counts, problems, proposed } = row;
  const refusal = row.refused === 0 ? undefined : refusalOf(row, file);
  if (refusal !== undefined) return { parts: [refusal], spoken: [refusal], icon: 'warning' };
  const refused = row.refused === 0 ? [] : [quantity.uncounted(row.refused)];
  const named = icons[row.kind];
  if (counts === undefined)
    return { parts: refused, spoken: refused, icon: named ?? 'circle-large' };
  const checked = { ...counts, problems, proposed };
  const share = format.percent(translatedShare(counts));
  const left = [...statusParts(checked), ...refused];
  const parts = left.length === 0 ? [statusText(checked)] : left;
  return {
    parts: [...(isNamedByPlace(row) ? [] : [share]), ...parts],
    spoken: [vscode.l10n.t('{0} translated', share), ...parts],
    icon: named ?? iconOf(checked, row.refused),
  };
}

/** Names of files and packages are long: beside them there is room for what is left to do, and the share is in the tooltip. */
function isNamedByPlace({ kind, name, locale = '' }: StatusRow): boolean {
  const isFile = kind === 'target' && name !== format.language(locale);
  return kind === 'set' || kind === 'package' || isFile;
}

/** Why a target, or all targets of a source, cannot be counted: where it is about the source, all rows say the same. */
function refusalOf(row: StatusRow, file: TreeFile | undefined): string | undefined {
  if (file === undefined || (row.kind !== 'target' && row.kind !== 'set')) return undefined;
  const { folder, set, target } = file;
  const errorOf = (path: string) => folder.known(path)?.error;
  const ofSource = sourceProblem(set, errorOf);
  if (ofSource !== undefined) return problemStateText(ofSource);
  if (row.kind === 'set' || target === undefined) return undefined;
  const error = errorOf(target.path);
  const own = problemOf(error, target.path);
  if (own !== undefined) return problemStateText(own);
  return describeError(inWords(error, (path) => uriIn(file, path))).message;
}

/** Of rows that show no state. */
const icons: Partial<Record<StatusRow['kind'], string>> = {
  all: 'checklist',
  folder: 'root-folder',
  package: 'package',
  set: 'file',
};

function iconOf({ missing, outdated, unreviewed, problems = 0 }: CheckedCounts, refused: number) {
  if (problems + refused > 0) return 'warning';
  if (missing + outdated > 0) return 'circle-large-outline';
  return unreviewed > 0 ? 'eye' : 'pass';
}

function aboutOf(row: StatusRow, label: string): readonly string[] {
  const [file] = row.files;
  if (file === undefined) return [label];
  const { source, targets } = file.set;
  switch (row.kind) {
    case 'set':
      return [
        vscode.l10n.t('Source file: {0}', source.path),
        vscode.l10n.t('Source language: {0}', format.language(source.locale)),
        vscode.l10n.t('Target locales: {0}', format.list(targets.map(({ locale }) => locale))),
      ];
    case 'target':
      return [format.locale(row.locale ?? ''), file.target?.path ?? ''];
    case 'locale':
      return [format.locale(row.locale ?? ''), quantity.files(row.files.length)];
    case 'package':
      return [file.set.root, quantity.files(row.files.length)];
    case 'all':
    case 'folder':
      return [row.name === '' ? label : row.name, quantity.files(row.files.length)];
  }
}

/** What the numbers leave out. */
function uncheckedText({ counts, unchecked }: StatusRow): readonly string[] {
  if (unchecked === 0 || counts === undefined) return [];
  const text = vscode.l10n.t({
    message: 'Not checked for problems yet: {0}. Open a file, or use Check Workspace for all.',
    args: [quantity.files(unchecked)],
    comment: '{0} is a number such as “3 files”. “Check Workspace” is the name of a command.',
  });
  return [text];
}

/** What menus offer; a run is about one workspace folder. */
function contextOf(row: ResourceRow, { isOneOfSeveral }: RowContext): string {
  if (row.kind !== 'target') return foldersOf(row).length > 1 ? 'severalFolders' : row.kind;
  if (row.files[0]?.target?.exists !== true) return 'newTarget';
  return isOneOfSeveral ? 'targetOfSeveral' : 'target';
}

function commandOf(row: ResourceRow): { readonly command?: vscode.Command } {
  if (row.kind !== 'target' || row.files[0]?.target?.exists !== true) return {};
  const title = vscode.l10n.t({ message: 'Open', comment: 'Verb: opens a file.' });
  return { command: { command: 'vscode.open', title, arguments: [uriOf(row)] } };
}
