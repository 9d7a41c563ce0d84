import { readdir, readFile } from 'node:fs/promises';

/** Milliseconds of a tick of the clock that Linux counts CPU time with. */
const tick = 10;

/** Milliseconds of CPU that the extension hosts of a server have used so far, all threads of theirs; Linux only. */
export async function hostCpu(root: string): Promise<number> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  const times = await Promise.all(numbers.map((number) => cpuOf(`/proc/${number}`, root)));
  return times.reduce((sum, time) => sum + time, 0);
}

/** Processes that end meanwhile, and those of others, count for nothing. */
async function cpuOf(folder: string, root: string): Promise<number> {
  const read = (name: string) => readFile(`${folder}/${name}`, 'utf8').catch(() => '');
  const [command, variables] = [await read('cmdline'), await read('environ')];
  if (!command.includes('--type=extensionHost') || !variables.includes(root)) return 0;
  const fields = (await read('stat')).replace(/^.*\) /u, '').split(' ');
  // utime and stime, of which the manual counts two fields more: the number, and the name in parentheses.
  return (Number(fields[11]) + Number(fields[12])) * tick;
}
