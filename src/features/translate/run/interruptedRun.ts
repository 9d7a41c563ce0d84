import * as vscode from 'vscode';
import type { Connection } from '../../../platform/account/connection.ts';
import { inBackground } from '../../../platform/ui/inBackground.ts';
import { showInformationMessage } from '../../../platform/ui/messages.ts';
import { plural } from '../../../platform/ui/plural.ts';
import { openFolders } from './runJournal.ts';
import type { TranslateContext } from '../translateContext.ts';

type Context = Pick<TranslateContext, 'connection' | 'journal' | 'log'>;

/** Commands that do not use Glossa, or say themselves what becomes of the answers. */
const withoutOffer: ReadonlySet<string> = new Set([
  'glossa.log.show',
  'glossa.translate.undo',
  'glossa.translate.discardAnswers',
]);

/**
 * Offers what an interrupted run left when Glossa is first used in a window: once for each such run, and not to a user
 * who translates anyhow. `onUse` is called for every command that runs.
 */
export function offerInterruptedRun(
  context: Context,
  onUse: vscode.Event<string>,
): vscode.Disposable {
  let looking = false;
  const look = async (): Promise<void> => {
    looking = true;
    const left = await interruptedRuns(context);
    looking = false;
    if (left === undefined) return;
    uses.dispose();
    if (left.count > 0) await offer(context, left);
  };
  const uses = onUse((command) => {
    if (command === 'glossa.translate.missing') uses.dispose();
    else if (!looking && !withoutOffer.has(command)) inBackground(context.log, look());
  });
  return uses;
}

interface Left {
  readonly folders: readonly vscode.Uri[];
  readonly count: number;
}

/** `undefined` where that is not known yet: nobody is signed in, or a run goes on. */
async function interruptedRuns({ connection, journal }: Context): Promise<Left | undefined> {
  const service = await addressOf(connection);
  if (!vscode.workspace.isTrusted || service === undefined) return undefined;
  const folders: vscode.Uri[] = [];
  let [count, busy] = [0, false];
  for (const folder of openFolders()) {
    const found = await journal.interrupted(folder, service);
    busy ||= found === undefined;
    if (found === undefined || found === 0) continue;
    folders.push(folder);
    count += found;
  }
  return busy && count === 0 ? undefined : { folders, count };
}

async function offer({ journal }: Context, { folders, count }: Left): Promise<void> {
  const [resume, discard] = [
    vscode.l10n.t({
      message: 'Resume',
      comment: 'Button: goes on with a run that was interrupted.',
    }),
    vscode.l10n.t({
      message: 'Discard',
      comment: 'Button: throws away translations that are not written yet.',
    }),
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
