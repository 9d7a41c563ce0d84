import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** What `npm run lab -- NAME` or `npm test -- NAME` starts. */
export interface Script {
  /** What it does, in one line. */
  readonly says: string;
  /** What the machine must have: `linux` where a browser is started, else `node24`. */
  readonly needs: 'linux' | 'node24';
  /** Flags of Node. */
  readonly flags?: readonly string[];
  /** Files of the checkout, each with arguments, that run one after the other as long as they succeed. */
  readonly calls: readonly (readonly [file: string, ...args: string[]])[];
}

/** Runs the script of a name with more arguments, and gives its exit code; without such a script, lists all. */
export async function launch(
  scripts: Readonly<Record<string, Script>>,
  name: string | undefined,
  args: readonly string[],
): Promise<number> {
  const script = Object.entries(scripts).find(([one]) => one === name)?.[1];
  if (script === undefined) {
    list(scripts);
    return name === undefined ? 0 : 2;
  }
  const guard = join(import.meta.dirname, `${script.needs}.cjs`);
  for (const [file, ...own] of script.calls) {
    const code = await exitCodeOf([...(script.flags ?? []), '-r', guard, file, ...own, ...args]);
    if (code !== 0) return code;
  }
  return 0;
}

function list(scripts: Readonly<Record<string, Script>>): void {
  const width = Math.max(...Object.keys(scripts).map((name) => name.length));
  const lines = Object.entries(scripts).map(
    ([name, { says }]) => `${name.padEnd(width)}  ${says}\n`,
  );
  process.stdout.write(lines.join(''));
}

function exitCodeOf(args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    // A terminal interrupts both: this process waits for what the script does then.
    const wait = () => undefined;
    const end = () => child.kill();
    process.on('SIGINT', wait).on('SIGTERM', end);
    child.once('close', (code) => {
      process.off('SIGINT', wait).off('SIGTERM', end);
      resolve(code ?? 1);
    });
  });
}
