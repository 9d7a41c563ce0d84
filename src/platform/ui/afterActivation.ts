import { setImmediate } from 'node:timers/promises';
import type { LogOutputChannel } from 'vscode';
import { inBackground } from './inBackground.ts';

/** Begins work when the activation is over, so that what it loads keeps no other extension waiting; its failure is reported. */
export function afterActivation(log: LogOutputChannel, work: () => Promise<unknown>): void {
  inBackground(log, setImmediate().then(work));
}
