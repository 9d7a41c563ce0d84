import { homedir } from 'node:os';
import { join } from 'node:path';

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
