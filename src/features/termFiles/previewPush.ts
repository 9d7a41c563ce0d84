import * as vscode from 'vscode';
import type { ListChange } from '../../terms/compareTerms.ts';
import { format } from '../../texts/format.ts';
import { pickLive } from '../../platform/ui/quickPick.ts';
import { uiText } from '../../texts/uiText.ts';
import { buttonTexts } from '../../texts/buttonTexts.ts';

/** What a push would do, before anything is sent. */
export interface PushPlan {
  readonly title: string;
  readonly changes: readonly ListChange[];
  /** Languages that the collection has and the file does not. */
  readonly beside: readonly string[];
}

/** Decides which of the changes are made; none where nothing is to be sent. */
export type Approve = (plan: PushPlan) => Promise<readonly ListChange[]>;

/** Shows every term that a push would add or remove, by language; the first row sends them. */
export const previewPush: Approve = async ({ title, changes, beside }) => {
  const send: vscode.QuickPickItem = {
    label: buttonTexts.push(),
    iconPath: new vscode.ThemeIcon('cloud-upload'),
    description: vscode.l10n.t('Voice sessions that start after that use these terms'),
  };
  const picked = await pickLive({
    title,
    placeholder: vscode.l10n.t('Nothing has been sent yet'),
    ignoreFocusOut: true,
    items: [send, ...changes.flatMap(changeRows), ...besideRows(beside)],
    refuse: (row) => (row === send ? undefined : title),
  });
  return picked === undefined ? [] : changes;
};

function changeRows(change: ListChange): readonly vscode.QuickPickItem[] {
  return [
    heading(headingOf(change)),
    ...removedBy(change).map((term) => ({ label: `− ${uiText(term)}` })),
    ...addedBy(change).map((term) => ({ label: `+ ${uiText(term)}` })),
  ];
}

function besideRows(languages: readonly string[]): readonly vscode.QuickPickItem[] {
  if (languages.length === 0) return [];
  const rows = languages.map((language) => ({ label: format.language(language) }));
  return [heading(vscode.l10n.t('not in the file, left as they are')), ...rows];
}

function heading(label: string): vscode.QuickPickItem {
  return { label, kind: vscode.QuickPickItemKind.Separator };
}

function headingOf(change: ListChange): string {
  const language = format.language(change.language);
  switch (change.kind) {
    case 'same':
      return vscode.l10n.t('{0}: unchanged', language);
    case 'add':
      return vscode.l10n.t({
        message: '{0}: {1} added, nothing removed',
        args: [language, format.number(change.added.length)],
        comment: '{0} is the name of a language, {1} a number of terms.',
      });
    case 'replace':
      return change.removed === undefined
        ? vscode.l10n.t('{0}: replaced; its current terms cannot be read', language)
        : vscode.l10n.t({
            message: '{0}: replaced, {1} added, {2} removed',
            args: [
              language,
              format.number(change.added.length),
              format.number(change.removed.length),
            ],
            comment:
              '{0} is the name of a language whose list is replaced, {1} and {2} are numbers of terms.',
          });
    case 'delete':
      return vscode.l10n.t('{0}: the whole list is removed', language);
  }
}

function addedBy(change: ListChange): readonly string[] {
  return change.kind === 'add' || change.kind === 'replace' ? change.added : [];
}

function removedBy(change: ListChange): readonly string[] {
  return change.kind === 'replace' || change.kind === 'delete' ? (change.removed ?? []) : [];
}
