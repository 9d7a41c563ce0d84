import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { format } from 'node:util';
import { takeCoverage } from 'node:v8';
import type { Runnable, Runner } from 'mocha';
import * as vscode from 'vscode';
import { count, type Counts } from '../counts.ts';
import { mapStack } from './mapStack.ts';
import { followCalls, whereTestsAre } from './openCalls.ts';
import { lookSign, orderVariable, type SuiteOrder } from './order.ts';

/** Milliseconds. It ends a hang; a busy machine may take its time. */
const longestTest = 300_000;

/** Milliseconds after which a test is told of that will hardly end, as long as all is as it waits. */
const lateTest = 200_000;

/** VS Code calls this inside the extension host: runs the bundled tests with mocha. */
export async function run(): Promise<void> {
  const order = JSON.parse(process.env[orderVariable] ?? '') as SuiteOrder;
  process.setSourceMapsEnabled(true);
  await workspaceOpened();
  const counts = await runMocha(order);
  // The host may be killed rather than end, so nothing is left for its exit.
  if (process.env['NODE_V8_COVERAGE'] !== undefined) takeCoverage();
  writeFileSync(order.results, JSON.stringify(counts));
  if (counts.failed > 0) throw new Error(`${counts.failed} failed`);
}

/**
 * On a busy machine the folders of a workspace file come after the tests are started, and now and then not before the file
 * changes: the editor loses them in a race of its own.
 */
async function workspaceOpened(): Promise<void> {
  const { fs, workspaceFile } = vscode.workspace;
  if (workspaceFile === undefined) throw new Error('the window has no workspace file');
  for (let tries = 0; !(await foldersCame()); tries++) {
    if (tries === 12) throw new Error('the folders of the workspace did not come');
    await fs.writeFile(workspaceFile, await fs.readFile(workspaceFile));
  }
}

/** Whether folders are there, or come within five seconds. */
async function foldersCame(): Promise<boolean> {
  const areThere = () => (vscode.workspace.workspaceFolders ?? []).length > 0;
  if (areThere()) return true;
  let listener: vscode.Disposable | undefined;
  const came = new Promise<void>((resolve) => {
    listener = vscode.workspace.onDidChangeWorkspaceFolders(() => resolve());
  });
  await Promise.race([came, wait(5_000)]);
  listener?.dispose();
  return areThere();
}

async function runMocha(order: SuiteOrder): Promise<Counts> {
  const { default: Mocha } = await import('mocha');
  Mocha.reporters.Base.consoleLog = (...said: unknown[]) => {
    for (const line of format(...said).split('\n')) console.log(`${order.linePrefix}${line}`);
  };
  const mocha = new Mocha({
    ui: 'bdd',
    color: false,
    timeout: longestTest,
    forbidOnly: process.env['CI'] !== undefined,
    ...(order.grep !== undefined && { grep: order.grep }),
  });
  followCalls();
  for (const file of order.files) mocha.addFile(file);
  return new Promise((resolve) => {
    const runner = mocha.run(() => resolve(counted()));
    const counted = count(runner);
    tellOfLate(runner, order);
    runner.on('fail', (_test, error: unknown) => {
      if (error instanceof Error) error.stack = mapStack(error.stack ?? '');
    });
  });
}

/** Tells of tests and hooks that do not come to their end. */
function tellOfLate(runner: Runner, { linePrefix }: SuiteOrder): void {
  const timers = new Map<Runnable, NodeJS.Timeout>();
  const begin = (one: Runnable) => {
    const tell = () => {
      for (const line of [`late: ${one.fullTitle()}`, ...whereTestsAre()])
        console.log(`${linePrefix}      ${line}`);
      console.log(lookSign);
    };
    timers.set(one, setTimeout(tell, lateTest));
  };
  const end = (one: Runnable) => clearTimeout(timers.get(one));
  // A hook that fails has no other end.
  runner.on('test', begin).on('hook', begin).on('test end', end).on('hook end', end);
  runner.on('fail', end);
}
