import { setImmediate } from 'node:timers/promises';
import type { LogOutputChannel } from 'vscode';
import { isCancelled, showFailure } from './command.ts';

/** Lets work go on for which a command does not wait, such as a notification with buttons; its failure is reported. */
export function inBackground(log: LogOutputChannel, work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    if (!isCancelled(error)) void showFailure(error, log);
  });
}

/** Begins work when the activation is over, so that what it loads keeps no other extension waiting; its failure is reported. */
export function afterActivation(log: LogOutputChannel, work: () => Promise<unknown>): void {
  inBackground(log, setImmediate().then(work));
}

/** Makes something when it is first asked for, and hands out the same from then on. What failed is tried again. */
export function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}
