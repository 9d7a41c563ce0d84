import {
  chmodSync,
  chownSync,
  linkSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRoot } from './mounts.ts';

/** What the file system of temporary files can do, which is FAT in some runs (`test/runner/disks.ts`). */
export interface Abilities {
  /** Files can have several names. */
  readonly names: boolean;
  readonly links: boolean;
  readonly modes: boolean;
  /** Files can be given to another user, which these tests may do. */
  readonly owners: boolean;
}

const folder = mkdtempSync(join(tmpdir(), 'glossa-abilities-'));
const path = join(folder, 'file');
writeFileSync(path, '');

export const can: Abilities = {
  names: isPossible(() => linkSync(path, join(folder, 'name'))),
  links: isPossible(() => symlinkSync(path, join(folder, 'link'))),
  modes: isPossible(() => chmodSync(path, 0o640)) && (statSync(path).mode & 0o777) === 0o640,
  owners: isRoot && isPossible(() => chownSync(path, 1234, 5678)) && statSync(path).uid === 1234,
};
rmSync(folder, { recursive: true });

function isPossible(attempt: () => void): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}
