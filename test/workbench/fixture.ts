import { cp, glob, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { cacheFolder } from '../../tools/paths.ts';
import { startService, type Service, type ServiceOptions } from '../service/service.ts';
import { startBrowser } from './browser.ts';
import { startHost, type ExtensionUnderTest, type Host, type Keybinding } from './host.ts';
import type { HostName } from './install.ts';
import { filesHoldingKeys } from './leaks.ts';
import { projectsFolder } from './paths.ts';
import { draw } from './prepareContext.ts';
import { serviceSettings, type Settings } from './settings.ts';
import { Workbench } from './ui/workbench.ts';

/** What all workbench tests of one run share. */
export interface WorkbenchRun {
  readonly host: HostName;
  readonly extension: ExtensionUnderTest;
  /** Where pictures go; without it none are taken, but for those of failed tests. */
  readonly pictures?: string;
}

export interface SessionOptions {
  /** A folder of test/projects to work on a copy of; left out, an empty folder. */
  readonly project?: string;
  /** User settings beside those that name the service. */
  readonly settings?: Settings;
  readonly keybindings?: readonly Keybinding[];
  /** Settings of the remote machine, which a dev container may set. */
  readonly machineSettings?: Settings;
  /** Opens the folder by a `.code-workspace` file with these settings. */
  readonly workspaceSettings?: Settings;
  /** An empty folder that the workspace has beside it, by its name. */
  readonly secondFolder?: string;
  /** Further files of the folder, by their paths. */
  readonly files?: Readonly<Record<string, string>>;
  /** Variables for the extension host, such as `GLOSSA_API_KEY`. Sessions with equal ones share a server. */
  readonly env?: NodeJS.ProcessEnv;
  /** `false` opens the folder restricted. */
  readonly trust?: boolean;
  /** `false` opens a window without a folder. */
  readonly open?: boolean;
  /** The display language as the extension sees it. */
  readonly locale?: string;
  readonly service?: ServiceOptions;
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** What a test works with. Everything is there between the hooks that `useWorkbench` adds. */
export interface Session {
  readonly workbench: Workbench;
  readonly service: Service;
  readonly host: Host;
  /** The opened folder, absolute. */
  readonly folder: string;
  /** Reads a file of the folder from the disk. */
  readonly read: (path: string) => Promise<string>;
}

let run: WorkbenchRun | undefined;
let browser: Promise<Browser> | undefined;
const hosts = new Map<string, Promise<Host>>();

/** Says what to test; call it before test files are loaded. */
export function configureRun(options: WorkbenchRun): void {
  run = options;
}

/** Ends the browser and the servers. Gives the files in which a key was found. */
export async function endRun(): Promise<readonly string[]> {
  await (await browser)?.close();
  const leaks: string[] = [];
  for (const starting of hosts.values()) {
    const host = await starting;
    leaks.push(...(await filesHoldingKeys(host.root)));
    await host.stop();
  }
  browser = undefined;
  hosts.clear();
  return leaks;
}

/**
 * Opens one window for the tests of a `describe`: own browser profile, own service, fresh copy of the
 * project; the server and the browser are shared by all. A test that fails leaves a picture.
 */
export function useWorkbench(options: SessionOptions | (() => SessionOptions) = {}): Session {
  let current: Session | undefined;
  const opened = (): Session => {
    if (current === undefined) throw new Error('The window is open only while tests run');
    return current;
  };
  before('opens the window', async () => {
    current = await openSession(typeof options === 'function' ? options() : options);
  });
  afterEach(async function () {
    if (this.currentTest?.isFailed() !== true || current === undefined) return;
    const name = this.currentTest.fullTitle().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
    console.log(`      picture: ${await takeFailurePicture(current.workbench, name)}`);
    console.log((await lastOfLog(current.host.root)).map((line) => `      ${line}`).join('\n'));
  });
  after('closes the window', async () => {
    await current?.workbench.close();
    await current?.service.stop();
    current = undefined;
  });
  return {
    get workbench() {
      return opened().workbench;
    },
    get service() {
      return opened().service;
    },
    get host() {
      return opened().host;
    },
    get folder() {
      return opened().folder;
    },
    read: (path) => opened().read(path),
  };
}

async function openSession(options: SessionOptions): Promise<Session> {
  const host = await sharedHost(options);
  const service = await startService(options.service);
  const folder = await copyProject(host, options);
  await host.writeSettings({ ...serviceSettings(service.url), ...options.settings });
  await host.writeKeybindings(options.keybindings ?? []);
  await host.writeMachineSettings(options.machineSettings ?? {});
  const opened = await openedAs(folder, options);
  const workbench = await Workbench.open({
    host,
    browser: await (browser ??= startBrowser()),
    ...((options.open ?? true) && { workspace: opened }),
    ...(run?.pictures !== undefined && { pictures: run.pictures }),
    ...(options.locale !== undefined && { locale: options.locale }),
    ...(options.viewport !== undefined && { viewport: options.viewport }),
  });
  return {
    workbench,
    service,
    host,
    folder,
    read: (path) => readFile(join(folder, path), 'utf8'),
  };
}

function sharedHost({ env = {}, trust = true }: SessionOptions): Promise<Host> {
  if (run === undefined)
    throw new Error('Start the workbench tests with test/workbench/runTests.ts');
  const kind = JSON.stringify([env, trust]);
  const host = hosts.get(kind) ?? startHost({ ...run, env: () => env, trust });
  hosts.set(kind, host);
  return host;
}

async function copyProject(host: Host, { project, files = {} }: SessionOptions): Promise<string> {
  const parent = await mkdtemp(join(host.root, 'workspace-'));
  const folder = join(parent, project ?? 'empty');
  await mkdir(folder);
  if (project !== undefined) await cp(join(projectsFolder, project), folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/** What the window opens: the folder, or a file that names it. */
async function openedAs(
  folder: string,
  { workspaceSettings, secondFolder }: SessionOptions,
): Promise<string> {
  if (workspaceSettings === undefined && secondFolder === undefined) return folder;
  const file = join(dirname(folder), 'test.code-workspace');
  const folders = [{ path: basename(folder) }];
  if (secondFolder !== undefined) {
    await mkdir(join(dirname(folder), secondFolder));
    folders.push({ path: secondFolder });
  }
  const workspace = { folders, settings: workspaceSettings ?? {} };
  await writeFile(file, JSON.stringify(workspace));
  return file;
}

/** What Glossa logged last: a notification may be gone from the picture. */
async function lastOfLog(root: string): Promise<readonly string[]> {
  const logs: string[] = [];
  for await (const path of glob(join(root, 'user/logs/*/exthost*/*/Glossa.log'))) logs.push(path);
  const newest = logs.sort().at(-1);
  return newest === undefined ? [] : (await readFile(newest, 'utf8')).trim().split('\n').slice(-12);
}

async function takeFailurePicture(workbench: Workbench, name: string): Promise<string> {
  const path = join(cacheFolder, 'failures', `${name}.png`);
  await draw(workbench.page);
  await workbench.page.screenshot({ path });
  return path;
}
