import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { readdir, realpath } from './fileSystem.ts';
import { spelledOnDisk } from './resolveLink.ts';

/** Where the state of a workspace folder is kept on this machine. */
export interface FolderStatePaths {
  /** The file of its journal. */
  readonly journal: string;
  /** The file of its proposals. */
  readonly proposals: string;
  /** The folder of its lock. */
  readonly lock: string;
}

/** The state of a folder, by its real path, however that is spelled, or by its URI where it is not on a disk. */
export async function folderStatePaths(
  folder: string,
  state = stateFolder(),
): Promise<FolderStatePaths> {
  const real = await realpath(folder).then(spelledOnDisk, () => folder);
  return stateNamed(createHash('sha256').update(real).digest('hex').slice(0, 16), state);
}

/** The states of all folders that have a journal. */
export async function statesWithJournal(
  state = stateFolder(),
): Promise<readonly FolderStatePaths[]> {
  const names = await readdir(join(state, journals)).catch(() => []);
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => stateNamed(name.slice(0, -ending.length), state));
}

const journals = 'answers';
const ending = '.jsonl';

function stateNamed(name: string, state: string): FolderStatePaths {
  return {
    journal: join(state, journals, name + ending),
    proposals: join(state, 'proposals', name + ending),
    lock: join(state, 'locks', name),
  };
}

/**
 * Where Glossa keeps what outlasts a process and belongs to no project: one place for each user and machine, so that all
 * windows, editors and processes find the same.
 */
export function stateFolder(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  const home = homedir();
  if (platform === 'win32') {
    return join(env['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local'), 'Glossa');
  }
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Glossa');
  const chosen = env['XDG_STATE_HOME'];
  return join(chosen?.startsWith('/') ? chosen : join(home, '.local', 'state'), 'glossa');
}
