import { readFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** How long processes may take to end by themselves, in milliseconds. */
const grace = 3_000;

/**
 * Ends a process and all that it started. The list is taken first: an extension host outlives the
 * server's end by seconds and then belongs to nobody.
 */
export async function endProcessTree(root: number): Promise<void> {
  const pids = [root, ...(await descendantsOf(root))];
  signal(pids, 'SIGTERM');
  const deadline = Date.now() + grace;
  while (Date.now() < deadline && pids.some(isRunning)) await wait(25);
  signal(pids.filter(isRunning), 'SIGKILL');
}

/** The pids below `root`, read from /proc. */
async function descendantsOf(root: number): Promise<readonly number[]> {
  const parents = new Map<number, number>();
  for (const entry of await readdir('/proc')) {
    if (/^\d+$/.test(entry)) parents.set(Number(entry), await parentOf(entry));
  }
  const found: number[] = [root];
  // The list grows while it is read: children of children are reached in the same pass.
  for (const parent of found) {
    for (const [pid, of] of parents) if (of === parent) found.push(pid);
  }
  return found.slice(1);
}

async function parentOf(pid: string): Promise<number> {
  const [, parent] = fieldsOf(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''));
  return Number(parent);
}

/** A process that ended but that its parent never asked for (`Z`) counts as gone. */
function isRunning(pid: number): boolean {
  try {
    return fieldsOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))[0] !== 'Z';
  } catch {
    return false;
  }
}

/** State, parent and so on: what follows the command's name, which stands in parentheses and may hold spaces. */
function fieldsOf(stat: string): readonly string[] {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended in the meantime.
    }
  }
}
