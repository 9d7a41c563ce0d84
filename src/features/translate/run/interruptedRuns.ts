import * as vscode from 'vscode';
import { buttonTexts } from '../../../texts/buttonTexts.ts';
import type { Connection } from '../../../platform/account/connection.ts';
import { textSource } from '../../../platform/account/textSource.ts';
import { settings } from '../../../platform/settings.ts';
import { findResources } from '../../../platform/workspace/resources.ts';
import { workspaceProject } from '../../../platform/workspace/workspaceFiles.ts';
import { paidMessages } from '../../../project/run/paidMessages.ts';
import type { LeftTranslations } from '../../../translation/folderJournal.ts';
import { showInformationMessage } from '../../../platform/ui/messages.ts';
import { plural } from '../../../texts/format.ts';
import { openFolders, type RunJournal } from '../state/runJournal.ts';
import { reuseBySettings } from './reuseBySettings.ts';

/** What interrupted runs left in the folders of this window. */
interface Left {
  readonly folders: readonly vscode.Uri[];
  readonly count: number;
}

/** `undefined` where that is not known yet: nobody is signed in, or a run goes on. */
export async function interruptedRuns(
  connection: Connection,
  journal: RunJournal,
): Promise<Left | undefined> {
  const service = await addressOf(connection);
  if (!vscode.workspace.isTrusted || service === undefined) return undefined;
  const folders: vscode.Uri[] = [];
  let [count, busy] = [0, false];
  for (const folder of openFolders()) {
    // What was paid for is of no use to a machine that only pretends to translate: the offer waits.
    if (settings.translate.pseudo.get(folder)) continue;
    const found = await journal.interrupted(folder, service, (left) =>
      countIn(connection, folder, left),
    );
    busy ||= found === undefined;
    if (found === undefined || found === 0) continue;
    folders.push(folder);
    count += found;
  }
  return busy && count === 0 ? undefined : { folders, count };
}

/** The messages of a folder that would be paid for twice. */
async function countIn(
  connection: Connection,
  uri: vscode.Uri,
  { journal, questions }: LeftTranslations,
): Promise<number> {
  const folder = vscode.workspace.getWorkspaceFolder(uri);
  if (folder === undefined) return 0;
  const { translator, tagHandling } = await textSource(connection, uri, 'batch');
  return paidMessages({
    ...workspaceProject(folder),
    sets: await findResources(folder),
    reuse: reuseBySettings(folder),
    service: { translator, tagHandling, journal },
    questions,
  });
}

/** Asks what becomes of it. */
export async function offerToResume(journal: RunJournal, { folders, count }: Left): Promise<void> {
  const [resume, discard] = [
    vscode.l10n.t({
      message: 'Resume',
      comment: 'Button: goes on with a run that was interrupted.',
    }),
    buttonTexts.discard(),
  ];
  const later = vscode.l10n.t({
    message: 'Later',
    comment: 'Button: leaves the question for another time.',
  });
  const answer = await showInformationMessage(text(count), resume, discard, later);
  if (answer === discard) await journal.discard(folders);
  if (answer !== resume) return;
  for (const folder of folders) {
    await vscode.commands.executeCommand('glossa.translate.missing', folder);
  }
}

/** Nobody who is not signed in can take up a run. */
async function addressOf(connection: Connection): Promise<string | undefined> {
  return connection.address().then(
    ({ href }) => href,
    () => undefined,
  );
}

function text(count: number): string {
  return plural(
    vscode.l10n.t(
      '{0, plural, one {An earlier run was interrupted. # translation is paid for but not written yet.} other {An earlier run was interrupted. # translations are paid for but not written yet.}}',
    ),
    count,
  );
}
