import type { LogOutputChannel } from 'vscode';
import { isCancelled, showFailure } from './command.ts';

/** Lets work go on for which a command does not wait, such as a notification with buttons; its failure is reported. */
export function inBackground(log: LogOutputChannel, work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    if (!isCancelled(error)) void showFailure(error, log);
  });
}
