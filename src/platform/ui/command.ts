import * as vscode from 'vscode';
import type * as z from 'zod/mini';
import { StaleError } from '../../project/changes/staleError.ts';
import { AwaitsSignIn, awaitingSignIn, WaitingWork } from './awaitsSignIn.ts';
import { describeError } from './errors/describeError.ts';
import { noteFailure } from './errors/failureKinds.ts';
import { showErrorMessage, showInformationMessage } from './messages.ts';
import { UserError } from './userError.ts';
import type { CommandId } from './commandEffects.ts';
import type { Requests } from './requests.ts';
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

/** Registers a command; the arguments are whatever a menu, a keybinding or another extension passes, or those of a request. */
export type RegisterCommand = <Id extends CommandId>(
  id: Id,
  run: Id extends keyof Requests ? Requests[Id] : (...args: readonly unknown[]) => Promise<unknown>,
) => vscode.Disposable;

/**
 * The one place where a failure meets the user: cancelling is silent, everything else is one message with the next
 * steps that the failure knows of, and the log. What Restricted Mode forbids does not run. `onUse` is called for every
 * command before it runs. What lacked an account waits, as `onWait` tells, until `goOn` is called after signing in.
 */
export function commandsWith(log: vscode.LogOutputChannel): {
  readonly register: RegisterCommand;
  readonly onUse: vscode.Event<string>;
  readonly onWait: vscode.Event<boolean>;
  readonly goOn: () => Promise<void>;
} {
  const waits = new vscode.EventEmitter<boolean>();
  const waiting = new WaitingWork((now) => waits.fire(now));
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
    if (!(error instanceof AwaitsSignIn)) return showFailure(error, log);
    const wait = () => waiting.put(error, Date.now());
    wait();
    // Of several, the one whose message is answered goes on.
    await showFailure(error, log, wait);
  };
  const goOn = async (): Promise<void> => {
    const due = waiting.take(Date.now());
    if (due !== undefined) await attempt(due.again);
  };
  const register = (id: CommandId, run: (...args: readonly unknown[]) => Promise<unknown>) =>
    vscode.commands.registerCommand(id, async (...args: unknown[]) => {
      uses.fire(id);
      return attempt(async () => {
        // Work that begins at once sees what is there as the command is asked for, such as the cursor.
        if (!vscode.workspace.isTrusted) await requireTrustFor(id);
        return run(...args);
      });
    });
  return {
    register: register as RegisterCommand,
    onUse: uses.event,
    onWait: waits.event,
    goOn,
  };
}

/** Reports a failure; `willStep` is called before the next step that the user has chosen. */
export async function showFailure(
  error: unknown,
  log: vscode.LogOutputChannel,
  willStep = () => {},
): Promise<void> {
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
  if (step === undefined) return;
  willStep();
  await vscode.commands.executeCommand(step.command, ...(step.args ?? []));
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
