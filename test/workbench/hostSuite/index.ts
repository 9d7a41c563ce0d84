import { writeFileSync } from 'node:fs';
import { format } from 'node:util';
import { takeCoverage } from 'node:v8';
import * as vscode from 'vscode';
import { count, type Counts } from '../counts.ts';
import { mapStack } from './mapStack.ts';
import { orderVariable, type SuiteOrder } from './order.ts';

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

/** On a busy machine the folders of a workspace file can come after the tests are started. */
async function workspaceOpened(): Promise<void> {
  if ((vscode.workspace.workspaceFolders ?? []).length > 0) return;
  await new Promise<void>((resolve) => {
    const listener = vscode.workspace.onDidChangeWorkspaceFolders(() => {
      listener.dispose();
      resolve();
    });
  });
}

async function runMocha(order: SuiteOrder): Promise<Counts> {
  const { default: Mocha } = await import('mocha');
  Mocha.reporters.Base.consoleLog = (...said: unknown[]) => {
    for (const line of format(...said).split('\n')) console.log(`${order.linePrefix}${line}`);
  };
  const mocha = new Mocha({
    ui: 'bdd',
    color: false,
    // It ends a hang; a busy machine may take its time.
    timeout: 300_000,
    forbidOnly: process.env['CI'] !== undefined,
    ...(order.grep !== undefined && { grep: order.grep }),
  });
  for (const file of order.files) mocha.addFile(file);
  return new Promise((resolve) => {
    const runner = mocha.run(() => resolve(counted()));
    const counted = count(runner);
    runner.on('fail', (_test, error: unknown) => {
      if (error instanceof Error) error.stack = mapStack(error.stack ?? '');
    });
  });
}
