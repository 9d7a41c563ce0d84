import type * as vscode from 'vscode';
import type { Services } from '../../../platform/services.ts';
import { inBackground } from '../../../platform/ui/inBackground.ts';
import type { RunJournal } from '../state/runJournal.ts';

/** Commands that do not use Glossa, or say themselves what becomes of the answers. */
const withoutOffer: ReadonlySet<string> = new Set([
  'glossa.log.show',
  'glossa.translate.undo',
  'glossa.translate.showReport',
  'glossa.translate.showChanges',
  'glossa.translate.discardAnswers',
]);

/**
 * Offers what an interrupted run left when Glossa is first used in a window: once for each such run, and not to a user
 * who translates anyhow.
 *
 * @param journal opened when it is looked at
 */
export function offerInterruptedRun(
  { connection, onUse, log }: Services,
  journal: () => Promise<RunJournal>,
): vscode.Disposable {
  let looking = false;
  const look = async (): Promise<void> => {
    looking = true;
    const { interruptedRuns, offerToResume } = await import('./interruptedRuns.ts');
    const opened = await journal();
    const left = await interruptedRuns(connection, opened);
    looking = false;
    if (left === undefined) return;
    uses.dispose();
    if (left.count > 0) await offerToResume(opened, left);
  };
  const uses = onUse((command) => {
    if (command === 'glossa.translate.missing') uses.dispose();
    else if (!looking && !withoutOffer.has(command)) inBackground(log, look());
  });
  return uses;
}
