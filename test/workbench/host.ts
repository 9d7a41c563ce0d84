import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runQuietly } from '../../tools/runQuietly.ts';
import { ensureHost, type HostName } from './install.ts';
import { endProcessTree } from './processTree.ts';
import { addPseudoLocale } from './pseudoLocale.ts';
import { quietSettings, type Settings } from './settings.ts';

/** An extension as a packaged file, or as the folder that holds its manifest. */
export type ExtensionUnderTest = { readonly vsix: string } | { readonly folder: string };

export interface HostOptions {
  readonly host: HostName;
  readonly extension?: ExtensionUnderTest;
  /** User settings on top of the quiet ones. */
  readonly settings?: Settings;
  /** Variables for the extension host, given the run's folder. */
  readonly env?: (root: string) => NodeJS.ProcessEnv;
  /** `false` leaves workspace trust switched on, so that a fresh folder opens restricted. Default `true`. */
  readonly trust?: boolean;
  /** Runs the tests that the page's address names; this hides notifications and refuses modal dialogs. */
  readonly testDriver?: boolean;
}

/** An entry of `keybindings.json`. */
export interface Keybinding {
  readonly key: string;
  readonly command: string;
  readonly args?: unknown;
}

/** A running VS Code server with a profile of its own. */
export interface Host {
  readonly name: HostName;
  /** `127.0.0.1:port`. */
  readonly authority: string;
  /** Where all of the run's files live; gone after `stop`. */
  readonly root: string;
  readonly userDir: string;
  readonly logsDir: string;
  /** Replaces the user settings by the quiet ones and these, for windows that open or reload from now on. */
  writeSettings(settings: Settings): Promise<void>;
  /** Replaces the user's keybindings, for windows that open or reload from now on. */
  writeKeybindings(keybindings: readonly Keybinding[]): Promise<void>;
  /** Replaces the settings of the remote machine, for windows that open or reload from now on. */
  writeMachineSettings(settings: Settings): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server in a fresh temporary folder with the extension installed. The caller stops it. */
export async function startHost(options: HostOptions): Promise<Host> {
  const vscode = await ensureHost(options.host);
  const root = await mkdtemp(join(tmpdir(), 'glossa-host-'));
  const userDir = join(root, 'user');
  const writeSettings = (settings: Settings): Promise<void> =>
    writeFile(
      settingsFile(userDir),
      JSON.stringify({ ...quietSettings(options.host), ...settings }, null, 2),
    );
  const writeMachineSettings = (settings: Settings): Promise<void> =>
    writeFile(join(userDir, 'Machine', 'settings.json'), JSON.stringify(settings));
  for (const folder of ['home', 'tmp', 'exts', 'user/User', 'user/Machine']) {
    await mkdir(join(root, folder), { recursive: true });
  }
  await writeSettings(options.settings ?? {});
  const launch = serverLaunch(vscode, root, options);
  if (options.extension) await installExtension(options.extension, root, launch);
  const server = spawn(process.execPath, [...launch.args, ...serverSwitches(options)], {
    cwd: root,
    env: launch.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // When the tests' own process ends early, its server goes too; the server's children follow by themselves.
  const abandon = (): void => {
    server.kill('SIGKILL');
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', abandon);
  const port = await portOf(server);
  return {
    name: options.host,
    authority: `127.0.0.1:${port}`,
    root,
    userDir,
    logsDir: join(userDir, 'logs'),
    writeSettings,
    writeKeybindings: (keybindings) =>
      writeFile(join(userDir, 'User', 'keybindings.json'), JSON.stringify(keybindings)),
    writeMachineSettings,
    async stop() {
      process.off('exit', abandon);
      if (server.pid !== undefined) await endProcessTree(server.pid);
      await rm(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface ServerLaunch {
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

function settingsFile(userDir: string): string {
  return join(userDir, 'User', 'settings.json');
}

/** The part that installing an extension and serving have in common. */
function serverLaunch(vscode: string, root: string, options: HostOptions): ServerLaunch {
  return {
    args: [
      join(vscode, 'out', 'server-main.js'),
      '--accept-server-license-terms',
      '--server-data-dir',
      join(root, 'data'),
      '--user-data-dir',
      join(root, 'user'),
      '--extensions-dir',
      join(root, 'exts'),
    ],
    env: {
      PATH: process.env['PATH'],
      // Sockets and caches stay in the run's folder.
      HOME: join(root, 'home'),
      TMPDIR: join(root, 'tmp'),
      XDG_RUNTIME_DIR: join(root, 'tmp'),
      // No gallery, hence no look-ups.
      EXTENSIONS_GALLERY: '{}',
      ...options.env?.(root),
    },
  };
}

function serverSwitches(options: HostOptions): readonly string[] {
  return [
    '--host',
    '127.0.0.1',
    '--port',
    '0',
    '--without-connection-token',
    '--disable-telemetry',
    '--disable-experiments',
    // Seconds. A closed page's extension host must not linger for hours.
    '--reconnection-grace-time',
    '30',
    ...(options.trust === false ? [] : ['--disable-workspace-trust']),
    ...(options.testDriver ? ['--enable-smoke-test-driver'] : []),
  ];
}

async function installExtension(
  extension: ExtensionUnderTest,
  root: string,
  launch: ServerLaunch,
): Promise<void> {
  if ('vsix' in extension) {
    await runQuietly(process.execPath, [...launch.args, '--install-extension', extension.vsix], {
      cwd: root,
      env: launch.env,
    });
    await addPseudoLocale(join(root, 'exts'));
    return;
  }
  const manifest: unknown = JSON.parse(
    await readFile(join(extension.folder, 'package.json'), 'utf8'),
  );
  const { publisher, name, version } = manifest as Record<string, string>;
  await symlink(extension.folder, join(root, 'exts', `${publisher}.${name}-${version}`));
}

function portOf(server: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (text: string): void => {
      said += text;
      const port = /Extension host agent listening on (\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(Number(port));
    };
    server.stdout?.setEncoding('utf8').on('data', listen);
    server.stderr?.setEncoding('utf8').on('data', listen);
    server.on('error', reject);
    server.on('exit', (code) =>
      reject(new Error(`The VS Code server ended with ${code}:\n${said}`)),
    );
  });
}
