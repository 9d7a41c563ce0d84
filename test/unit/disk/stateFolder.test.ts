import assert from 'node:assert/strict';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { stateFolder } from '../../../src/disk/folderStatePaths.ts';

describe('the folder for what outlasts a process', () => {
  for (const [platform, env, expected] of [
    ['linux', { XDG_STATE_HOME: '/state' }, join('/state', 'glossa')],
    ['linux', {}, join(homedir(), '.local', 'state', 'glossa')],
    ['linux', { XDG_STATE_HOME: '' }, join(homedir(), '.local', 'state', 'glossa')],
    ['linux', { XDG_STATE_HOME: 'relative' }, join(homedir(), '.local', 'state', 'glossa')],
    ['darwin', {}, join(homedir(), 'Library', 'Application Support', 'Glossa')],
    ['win32', { LOCALAPPDATA: join('/', 'local') }, join('/', 'local', 'Glossa')],
    ['win32', {}, join(homedir(), 'AppData', 'Local', 'Glossa')],
  ] as const) {
    it(`is ${expected} on ${platform} with ${JSON.stringify(env)}`, () => {
      assert.equal(stateFolder(env, platform), expected);
    });
  }
});
