import * as vscode from 'vscode';
import type * as z from 'zod/mini';
import { StaleError } from '../../project/changes/staleError.ts';
import { AwaitsSignIn, awaitingSignIn } from './awaitsSignIn.ts';
import { describeError } from './errors/describeError.ts';
import { noteFailure } from './errors/failureKinds.ts';
import { showErrorMessage, showInformationMessage } from './messages.ts';
import { UserError } from './userError.ts';
import type { CommandId } from './commandEffects.ts';
import { requireTrustFor } from './requireTrust.ts';
import { commandTitles } from '../../texts/commandTitles.ts';

/** True for the ways in which work ends because somebody wanted it to end. */
export function isCancelled(error: unknown): boolean {
  return (
    error instanceof vscode.CancellationError || (error as Error | null)?.name === 'AbortError'
  );
}

/** A failure that is reported to the caller of a command, because it made all choices itself, and to nobody else. */
export class RejectedCall extends Error {
  override readonly name = 'RejectedCall';

  constructor(error: unknown) {
    super(describeError(error).message, { cause: error });
  }
}

/** Registers a command; the arguments are whatever a menu, a keybinding or another extension passes. */
export type RegisterCommand = (
  id: CommandId,
  run: (...args: readonly unknown[]) => Promise<unknown>,
) => vscode.Disposable;

/**
 * The one place where a failure meets the user: cancelling is silent, everything else is one message with the next
 * steps that the failure knows of, and the log. What lacked an account goes on after signing in. What Restricted Mode
 * forbids does not run. `onUse` is called for every command before it runs.
 */
export function commandsWith(log: vscode.LogOutputChannel): {
  readonly register: RegisterCommand;
  readonly onUse: vscode.Event<string>;
} {
  const uses = new vscode.EventEmitter<string>();
  const attempt = async (work: () => Promise<unknown>): Promise<unknown> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof RejectedCall) throw error;
      if (!isCancelled(error)) void notify(awaitingSignIn(error, work));
      return undefined;
    }
  };
  const notify = async (error: unknown): Promise<void> => {
    const signedIn = await showFailure(error, log);
    if (signedIn && error instanceof AwaitsSignIn) await attempt(error.again);
  };
  const register: RegisterCommand = (id, run) =>
    vscode.commands.registerCommand(id, async (...args: unknown[]) => {
      uses.fire(id);
      return attempt(async () => {
        // Work that begins at once sees what is there as the command is asked for, such as the cursor.
        if (!vscode.workspace.isTrusted) await requireTrustFor(id);
        return run(...args);
      });
    });
  return { register, onUse: uses.event };
}

/** Reports a failure; resolves, once the user has answered, with whether the next step says that it was done. */
export async function showFailure(error: unknown, log: vscode.LogOutputChannel): Promise<boolean> {
  const { message, nextSteps, detail } = describeError(error);
  log.error(detail);
  noteFailure(error);
  const showLog = commandTitles.showLog();
  const awaitsSignIn = error instanceof AwaitsSignIn;
  const isStale = error instanceof StaleError;
  const needsLog = !awaitsSignIn && !isStale && !(error instanceof UserError);
  // What was reported in full needs no log.
  const buttons = [...nextSteps.map(({ title }) => title), ...(needsLog ? [showLog] : [])];
  const isHint = awaitsSignIn || isStale || (error instanceof UserError && error.isHint);
  const chosen = await (isHint ? showInformationMessage : showErrorMessage)(message, ...buttons);
  if (chosen === showLog) log.show();
  const step = nextSteps.find(({ title }) => title === chosen);
  if (step === undefined) return false;
  return (await vscode.commands.executeCommand(step.command, ...(step.args ?? []))) === true;
}

/**
 * Reads what was passed to a command.
 *
 * @throws {UserError} that names what is wrong with it
 */
export function parseCommandArgument<T>(schema: z.ZodMiniType<T>, given: unknown): T {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new UserError(
    vscode.l10n.t('The command was called with invalid arguments. {0}', issues.join('; ')),
  );
}
