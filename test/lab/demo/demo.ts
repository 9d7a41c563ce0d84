import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packageExtension } from '../../../tools/packageExtension.ts';
import { repositoryRoot } from '../../../tools/paths.ts';
import { startService, type Service } from '../../service/service.ts';
import { ensureBrowser, startBrowser } from '../../workbench/browser.ts';
import { startHost, type Host } from '../../workbench/host.ts';
import { ensureHost } from '../../workbench/install.ts';
import { projectsFolder } from '../../workbench/paths.ts';
import { serviceSettings } from '../../workbench/settings.ts';
import { Workbench } from '../../workbench/ui/workbench.ts';
import { changedLines } from './changedLines.ts';

/* The main job from end to end, in a real VS Code, against the stand-in service. */

const { values } = parseArgs({ options: { open: { type: 'boolean', default: false } } });
const out = join(repositoryRoot, 'demo-out');
const project = join(out, 'shop');
const targets = ['locales/de.json', 'locales/fr.json'] as const;

say('Getting VS Code and Chromium ready (the first time, this takes a minute)…');
await Promise.all([ensureHost('newest'), ensureBrowser()]);
const vsix = await packageExtension();
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await cp(join(projectsFolder, 'shop'), project, { recursive: true });
const service = await startService();
const host = await startHost({
  host: 'newest',
  extension: { vsix },
  settings: serviceSettings(service.url),
  env: () => (values.open ? { GLOSSA_API_KEY: service.keys.paid } : {}),
});
if (values.open) {
  stayUp(service, host);
} else {
  try {
    await runDemo();
  } finally {
    await host.stop();
    await service.stop();
  }
}

async function runDemo(): Promise<void> {
  const before = new Map<string, string>();
  for (const path of targets) before.set(path, await readFile(join(project, path), 'utf8'));
  const browser = await startBrowser();
  const pictures = join(out, 'pictures');
  const workbench = await Workbench.open({ host, browser, workspace: project, pictures });
  try {
    await signIn(workbench);
    await chooseAssets(workbench);
    const started = performance.now();
    const message = await translate(workbench);
    await report(message, (performance.now() - started) / 1000, before);
  } finally {
    await workbench.close();
    await browser.close();
  }
}

async function signIn(workbench: Workbench): Promise<void> {
  say('Signing in…');
  await workbench.runCommand('Glossa: Sign In…');
  await workbench.quickInput.pick(new URL(service.url).host);
  await workbench.page.locator('.quick-input-widget input[type=password]').waitFor();
  await workbench.quickInput.enter(service.keys.paid);
  await workbench.notifications.message('Signed in to');
  await workbench.clearNotifications();
  await workbench.views.open('Glossa');
  await workbench.views.row('Translation Memories', 'Product UI').waitFor();
  await workbench.picture('1-memories');
}

async function chooseAssets(workbench: Workbench): Promise<void> {
  say('Choosing the memory “Product UI” and the glossary “Product terms”…');
  await workbench.editor.open('locales/en.json');
  await workbench.runCommand('Glossa: Select Translation Memory…');
  await workbench.quickInput.row('Product UI').waitFor();
  await workbench.picture('2-choose-a-memory');
  await workbench.quickInput.pick('Product UI');
  await workbench.quickInput.message.getByText('Minimum match').waitFor();
  await workbench.quickInput.enter('75');
  await workbench.runCommand('Glossa: Select Glossary…');
  await workbench.quickInput.pick('Product terms');
  await workbench.quickInput.widget.waitFor({ state: 'hidden' });
}

async function translate(workbench: Workbench): Promise<string> {
  say('Translating what is missing in German and French…');
  await workbench.editor.open('locales/de.json');
  await workbench.editor.open('locales/en.json');
  await workbench.runCommand('Glossa: Translate Missing Messages…');
  await workbench.quickInput.titled('Translate Missing Messages');
  await workbench.quickInput.row('German').waitFor();
  await workbench.picture('3-choose-locales');
  await workbench.quickInput.tickOnly('German', 'French');
  await workbench.quickInput.confirm();
  const done = /messages translated in/;
  const message = await workbench.notifications.message(done);
  await workbench.editor.open('locales/de.json');
  await workbench.picture('4-translated');
  await workbench.notifications.press(done, 'Show Report');
  await workbench.page.getByText('Translation Report').first().waitFor();
  await workbench.picture('5-report');
  return message;
}

async function report(
  message: string,
  seconds: number,
  before: ReadonlyMap<string, string>,
): Promise<void> {
  const { requests, characters } = service.ledger;
  const translations = requests.filter(({ path }) => path === '/v2/translate');
  let lines = 0;
  for (const path of targets) {
    const changed = changedLines(
      before.get(path) ?? '',
      await readFile(join(project, path), 'utf8'),
    );
    lines += changed.length;
    say(`\n${path}`, ...changed.map((line) => `  ${line}`));
  }
  say(
    '',
    `VS Code said:   ${message}`,
    `Files:          ${targets.length}`,
    `Changed lines:  ${lines}`,
    `Requests:       ${translations.length}`,
    `Characters:     ${characters} (as the service counted them)`,
    `Seconds:        ${seconds.toFixed(1)}`,
    '',
    'The translated project is in demo-out/shop, pictures of each step are in demo-out/pictures.',
  );
}

function stayUp(running: Service, { authority }: Host): void {
  say(
    '',
    'Open this address in a browser. Glossa is signed in to the stand-in service:',
    `  http://${authority}/?folder=${encodeURIComponent(project)}`,
    '',
    'Try “Glossa: Translate Missing Messages…” from the command palette (F1), or the Glossa icon at the side.',
    'Stop with Ctrl+C.',
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void host.stop().then(() => running.stop()));
  }
}

function say(...lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}
