/**
 * The environment of a process, and of all that it starts, in which every module of `src/disk` has the file system of this
 * folder below it: it tells no real paths, takes names in other letters for the same, and refuses one call in twenty for 50 ms.
 *
 * @param how `renames only`: it also refuses to write bytes into a file that is there
 */
export function windowsEnv(how: 'usual' | 'renames only' = 'usual'): NodeJS.ProcessEnv {
  const register = new URL('register.ts', import.meta.url).href;
  return { ...process.env, GLOSSA_WINDOWS: how, NODE_OPTIONS: `--import=${register}` };
}
