import { now } from './clock.ts';

/** What the file system is asked. */
export type Call =
  | 'chmod'
  | 'connect'
  | 'copyFile'
  | 'link'
  | 'listen'
  | 'lstat'
  | 'mkdir'
  | 'open'
  | 'readFile'
  | 'readdir'
  | 'realpath'
  | 'rename'
  | 'rm'
  | 'stat'
  | 'sync'
  | 'writeFile';

/** A refusal that stays for some time. */
interface Refusal {
  readonly calls: readonly Call[];
  /** The end of the paths that are meant. */
  readonly path: string;
  readonly code: string;
  /** When it ends. */
  readonly until: number;
  /** Whether what is refused is done all the same. */
  readonly arrives?: boolean;
}

/** What is refused by chance, each time for a while. */
export interface Chances {
  readonly calls: Partial<Record<Call, number>>;
  readonly milliseconds: number;
}

interface State {
  refusals: Refusal[];
  chances: Chances;
  /** What was refused by chance, until when. */
  readonly refused: Map<string, number>;
  hasLinks: boolean;
  /** Calls that were refused so far. */
  count: number;
  random: number;
}

/** In all tests of `disk/`: now and then the scanner is there first. */
const usual: Chances = {
  calls: { copyFile: 0.05, open: 0.05, readFile: 0.05, rename: 0.05, rm: 0.05 },
  milliseconds: 50,
};

const state: State = {
  refusals: [],
  chances: process.env['GLOSSA_WINDOWS'] === undefined ? { calls: {}, milliseconds: 0 } : usual,
  refused: new Map(),
  hasLinks: true,
  count: 0,
  random: 1,
};

/** Another program has files open whose paths end like this, for so many milliseconds of virtual time. */
export function refuse(
  path: string,
  milliseconds: number,
  calls: readonly Call[],
  code = 'EBUSY',
): void {
  state.refusals.push({ calls, path, code, until: now() + milliseconds });
}

/** The next rename to such a path is done and refused, as it happens on a network. */
export function refuseWhatArrives(path: string, milliseconds: number): void {
  const until = now() + milliseconds;
  state.refusals.push({ calls: ['rename'], path, code: 'EPERM', until, arrives: true });
}

/** Whether a rename that is refused is done all the same. */
export function arrives(path: string): boolean {
  return state.refusals.some((one) => one.arrives === true && path.endsWith(one.path));
}

export function refuseByChance(chances: Chances, seed = 1): void {
  state.chances = chances;
  state.random = seed;
}

/** Takes away the second names of files, as FAT has none. */
export function withoutLinks(): void {
  state.hasLinks = false;
}

/** Makes the file system as it was at first. */
export function refuseNothing(): void {
  state.refusals = [];
  state.refused.clear();
  state.chances = { calls: {}, milliseconds: 0 };
  state.hasLinks = true;
  state.count = 0;
}

/** How many calls were refused. */
export const refusedCalls = () => state.count;

/** The error with which a call is refused now. */
export function refusedBy(call: Call, ...paths: readonly string[]): Error | undefined {
  const code = codeFor(call, paths);
  if (code === undefined) return undefined;
  state.count++;
  return errorOf(code, call, paths);
}

export function errorOf(code: string, call: string, paths: readonly string[]): Error {
  const error = new Error(`${code}: made up for a test, ${call} '${paths.join("' -> '")}'`);
  return Object.assign(error, { code, syscall: call, path: paths[0] });
}

function codeFor(call: Call, paths: readonly string[]): string | undefined {
  if (call === 'link' && !state.hasLinks) return 'EISDIR';
  const refusal = state.refusals.find(
    ({ calls, path, until }) =>
      calls.includes(call) && until > now() && paths.some((one) => one.endsWith(path)),
  );
  return refusal?.code ?? chanceOf(call, paths.join('\n'));
}

function chanceOf(call: Call, name: string): string | undefined {
  const chance = state.chances.calls[call] ?? 0;
  if (chance === 0) return undefined;
  const key = `${call} ${name}`;
  const until = state.refused.get(key);
  if (until === undefined) {
    if (nextRandom() >= chance) return undefined;
    state.refused.set(key, now() + state.chances.milliseconds);
  } else if (until <= now()) {
    state.refused.delete(key);
    return undefined;
  }
  return ['EPERM', 'EACCES', 'EBUSY'][state.count % 3];
}

/** A number from 0 to 1, the same ones in each run. */
function nextRandom(): number {
  state.random = (state.random * 48_271) % 2_147_483_647;
  return state.random / 2_147_483_647;
}
