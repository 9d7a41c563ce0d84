import * as vscode from 'vscode';
import { termListsOf, type StoredList } from '../../terms/compareTerms.ts';
import type { Services } from '../../platform/services.ts';
import { plural } from '../../texts/format.ts';
import { nameOf } from '../../platform/files/textFile.ts';
import { showInformationMessage, withLateCancel } from '../../platform/ui/messages.ts';
import { uiText } from '../../texts/uiText.ts';
import { UserError } from '../../platform/ui/userError.ts';
import type { CollectionSnapshots } from './collectionSnapshots.ts';
import { collectionOf } from './collectionOf.ts';
import { withTermFileErrors } from './termFileErrors.ts';
import type { ListDocuments } from './listDocuments.ts';
import { openTermFile } from './openTermFile.ts';
import { buttonTexts } from '../../texts/buttonTexts.ts';

/** Shows the lists of a collection beside those of its term file, in the diff editor. */
export async function compareTermFile(
  services: Services,
  snapshots: CollectionSnapshots,
  documents: ListDocuments,
  target: unknown,
): Promise<void> {
  const open = await openTermFile(target);
  if (open === undefined) return;
  const { uri, file } = open;
  const id = file.collection;
  if (id === undefined) throw notPushed(uri);
  const collection = await withLateCancel(vscode.l10n.t('Reading the collection…'), () =>
    withTermFileErrors(() => collectionOf(services, snapshots, open, id)),
  );
  const here = termListsOf(file).filter(({ terms }) => terms.length > 0);
  const [left, right] = [termListText(collection.lists, unread), termListText(here, unread)];
  const name = nameOf(uri);
  if (left === right) {
    const text = vscode.l10n.t('{0} and its collection are the same.', name);
    void showInformationMessage(text);
    return;
  }
  const title = vscode.l10n.t({
    message: '{0} ↔ {1}',
    args: [uiText(collection.name ?? id), name],
    comment:
      'Title of a comparison. {0} is the name of a collection in the service, {1} of a file.',
  });
  const sides = [documents.show(uri, 'collection', left), documents.show(uri, 'file', right)];
  await vscode.commands.executeCommand('vscode.diff', ...sides, title);
}

/** Stands for terms that the service does not report. */
function unread({ count }: StoredList): string {
  return count === undefined
    ? vscode.l10n.t('(The service does not offer reading these terms.)')
    : plural(
        vscode.l10n.t(
          '{0, plural, one {(# term. The service does not offer reading it.)} other {(# terms. The service does not offer reading them.)}}',
        ),
        count,
      );
}

function notPushed(uri: vscode.Uri): UserError {
  const message = vscode.l10n.t('{0} names no collection yet. Push it to create one.', nameOf(uri));
  return new UserError(message, {
    title: buttonTexts.push(),
    command: 'glossa.termFiles.push',
    args: [uri],
  });
}

/**
 * Lists as a text to compare: each language as a heading, one term per line, sorted because their order means nothing.
 *
 * @param unread what stands in the place of terms that are not known
 */
export function termListText(
  lists: readonly StoredList[],
  unread: (list: StoredList) => string,
): string {
  const shown = lists.toSorted(byCodeUnits(({ language }) => language)).map((list) => {
    const lines = list.terms?.toSorted(byCodeUnits((term) => term)) ?? [unread(list)];
    return [`# ${list.language}`, ...lines, ''].join('\n');
  });
  return shown.join('\n');
}

function byCodeUnits<T>(text: (item: T) => string): (a: T, b: T) => number {
  return (a, b) => (text(a) < text(b) ? -1 : 1);
}
