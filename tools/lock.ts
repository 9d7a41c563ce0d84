import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cacheFolder } from './paths.ts';

/**
 * Runs `job` while no other process of this checkout runs one under the same name.
 * A lock whose process is gone is taken over.
 */
export async function withLock<T>(name: string, job: () => Promise<T>): Promise<T> {
  const file = join(cacheFolder, `${name}.lock`);
  await mkdir(cacheFolder, { recursive: true });
  while (!(await take(file))) await wait(200);
  try {
    return await job();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    // An empty file belongs to a process between creating and writing it.
    if (owner > 0 && !isAlive(owner)) await rm(file, { force: true });
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
