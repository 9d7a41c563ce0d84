import { execFileSync } from 'node:child_process';

/** Runs a command of the system that may need rights which the tests do not have. */
export function canRun(command: string, ...args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Whether these tests run as a user whom no mode bits keep from anything. */
export const isRoot = process.getuid?.() === 0;
