import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * Runs the tests of `disk/` and of kills on file systems that are not those of Linux, each in an image, where this machine can
 * make and mount one; says of each of the others why not.
 */

interface Disk {
  readonly name: string;
  readonly make: readonly string[];
  /** The program that mounts a device in a folder; absent: `mount`. */
  readonly mount?: readonly string[];
  /** What is done with the folder of the tests. */
  readonly folder?: readonly string[];
}

const disks: readonly Disk[] = [
  {
    name: 'ext4 that folds case',
    make: ['mkfs.ext4', '-q', '-O', 'casefold'],
    folder: ['chattr', '+F'],
  },
  { name: 'FAT', make: ['mkfs.vfat'] },
  { name: 'exFAT', make: ['mkfs.exfat'] },
  { name: 'exFAT by FUSE', make: ['mkfs.exfat'], mount: ['mount.exfat-fuse'] },
  {
    name: 'NTFS that folds case',
    make: ['mkntfs', '-F', '-Q'],
    mount: ['lowntfs-3g', '-o', 'ignore_case'],
  },
];

const size = 128 * 1024 * 1024;
const tests = ['test/unit/disk/*.test.ts', 'test/unit/project/run/killedRun.test.ts'];

let failed = 0;
for (const disk of disks) {
  const work = mkdtempSync(join(tmpdir(), 'glossa-disk-'));
  const undo: (readonly string[])[] = [];
  try {
    const folder = mounted(disk, work, undo);
    const env = { ...process.env, TMPDIR: folder };
    const args = ['test/runner/units.ts', '--jobs', '1', ...tests];
    const { status, stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    console.log(`${disk.name}: ${status === 0 ? 'passed' : `failed\n${stdout}`}`);
    if (status !== 0) failed++;
  } catch (error) {
    console.log(`${disk.name}: cannot be tried here (${reasonOf(error)})`);
  } finally {
    for (const command of undo.toReversed()) run(command);
    rmSync(work, { recursive: true, force: true });
  }
}
process.exitCode = failed === 0 ? 0 : 1;

/** The folder of the tests on such a disk; `undo` gets the commands that take it down. */
function mounted(
  { make, mount = ['mount'], folder }: Disk,
  work: string,
  undo: (readonly string[])[],
): string {
  if (process.getuid?.() !== 0) throw new Error('only root may mount');
  const [image, place] = [join(work, 'image'), join(work, 'disk')];
  writeFileSync(image, '');
  truncateSync(image, size);
  run([...make, image]);
  const device = run(['losetup', '--find', '--show', image]).trim();
  undo.push(['losetup', '--detach', device]);
  mkdirSync(place);
  run([...mount, device, place]);
  undo.push(['umount', place]);
  const tests = join(place, 'tests');
  mkdirSync(tests);
  if (folder !== undefined) run([...folder, tests]);
  writeFileSync(join(tests, 'Case'), '');
  if (!existsSync(join(tests, 'cASE'))) throw new Error('it tells the case of names apart');
  return tests;
}

function run([program = '', ...args]: readonly string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The first line of what a program said, or that there is no such program. */
function reasonOf(error: unknown): string {
  const { message, stderr = '' } = error as Error & { readonly stderr?: string };
  return (stderr.trim() || message).split('\n', 1)[0] ?? '';
}
