import * as vscode from 'vscode';
import type { SpokenTerms } from '../../service/spokenTerms/schemas.ts';
import type { SpokenTermsService } from '../../service/spokenTerms/spokenTermsService.ts';
import {
  type ListChange,
  listOf,
  type StoredList,
  type TermList,
} from '../../terms/compareTerms.ts';
import { format } from '../../texts/format.ts';
import { pickLive } from '../../platform/ui/quickPick.ts';
import { uiText } from '../../texts/uiText.ts';
import { buttonTexts } from '../../texts/buttonTexts.ts';

/** Decides which of the changes are made; none where nothing is to be sent. */
export type Approve = (plan: {
  readonly title: string;
  readonly changes: readonly ListChange[];
  /** Languages that the collection has and the file does not. */
  readonly beside: readonly string[];
}) => Promise<readonly ListChange[]>;

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

/**
 * Makes the lists of a collection those of the file: lists that only grow are merged in one PATCH, each list that loses
 * terms is replaced by a PUT, and one that has none left is deleted. Yields each list as the service has it from then
 * on, so that a failure midway leaves nothing in doubt.
 */
export async function* pushChanges(
  spokenTerms: SpokenTermsService,
  id: string,
  file: readonly TermList[],
  changes: readonly ListChange[],
): AsyncGenerator<StoredList> {
  const grown = changes.flatMap(({ language, ...change }) =>
    change.kind === 'add' ? [{ language, terms: change.added }] : [],
  );
  if (grown.length > 0) {
    const collection = await spokenTerms.edit(id, { lists: grown });
    const isGrown = ({ language }: TermList) => grown.some((list) => list.language === language);
    yield* listsAfter(collection, file.filter(isGrown));
  }
  for (const { language, kind } of changes) {
    const terms = file.find((list) => list.language === language)?.terms ?? [];
    if (kind === 'replace') {
      const { entryCount } = await spokenTerms.replaceList(id, { language, terms });
      yield { language, count: entryCount, terms };
    }
    if (kind === 'delete') {
      await spokenTerms.deleteList(id, language);
      yield { language, count: 0, terms };
    }
  }
}

/** The lists of a collection that now are those of a file, with the counts that the service answered. */
export function listsAfter(
  { lists }: Pick<SpokenTerms, 'lists'>,
  sent: readonly TermList[],
): readonly StoredList[] {
  const counts = lists.map(({ language, entryCount }) => ({ language, count: entryCount }));
  return sent.map(({ language, terms }) => ({
    language,
    count: listOf(counts, language)?.count ?? 0,
    terms,
  }));
}
