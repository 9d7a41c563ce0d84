import { EventEmitter, once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { cacheFolder } from '../../../tools/paths.ts';
import { startService, type Service } from '../../service/service.ts';
import { otherHost } from '../../unit/service/certificates.ts';
import { startBrowser } from '../browser.ts';
import { nothing, withComplaints, type Counts } from '../counts.ts';
import { startHost, type ExtensionUnderTest, type Host } from '../host.ts';
import type { HostName } from '../install.ts';
import { filesHoldingKeys, holdsKey } from '../leaks.ts';
import { prepareContext } from '../prepareContext.ts';
import { serviceSettings } from '../settings.ts';
import type { TestChoice } from '../testFiles.ts';
import { bundleSuite, type BundledSuite } from './bundle.ts';
import { lookSign, orderVariable, type SuiteOrder } from './order.ts';
import { createWorkspace } from './workspace.ts';

export interface HostSuiteOptions extends TestChoice {
  readonly host: HostName;
  readonly extension: ExtensionUnderTest;
  /** Where the tests are that are not those of the suite; absolute. */
  readonly testFolder?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Milliseconds for the whole run; a host that blocks reports nothing by itself. */
  readonly limit?: number;
}

const linePrefix = 'suite│';

/** Codes of our own, beside those that the workbench reports. */
const timeOver = 124;
const pageCrashed = 125;

/** Runs the host suite against an installed extension and prints mocha's report as it comes. */
export async function runHostSuite(options: HostSuiteOptions): Promise<Counts> {
  const suite = await bundleSuite(options.host, options, options.testFolder);
  const service = await startService();
  let host: Host | undefined;
  let browser: Browser | undefined;
  try {
    const order: Omit<SuiteOrder, 'results'> = {
      files: suite.files,
      linePrefix,
      ...(options.grep !== undefined && { grep: options.grep }),
    };
    host = await startSuiteHost(options, service, order);
    browser = await startBrowser();
    const ended = await driveSuite(
      // Nobody looks at it: the fewer pixels, the less is drawn for nothing.
      await browser.newContext({ viewport: { width: 640, height: 480 }, reducedMotion: 'reduce' }),
      host,
      suite,
      options.limit ?? 3_600_000,
    );
    return await judge(host, ended);
  } finally {
    await browser?.close();
    await host?.stop();
    await service.stop();
  }
}

async function startSuiteHost(
  options: HostSuiteOptions,
  service: Service,
  order: Omit<SuiteOrder, 'results'>,
): Promise<Host> {
  // Another editor may run beside this one.
  const certificatesFile = join(cacheFolder, `certificates-${options.host}.pem`);
  await writeFile(certificatesFile, otherHost);
  return startHost({
    host: options.host,
    extension: options.extension,
    settings: serviceSettings(service.url),
    testDriver: true,
    env: (root) => ({
      ...options.env,
      GLOSSA_TEST_SERVICE: service.url,
      // The certificate of a host that the suite reaches through a proxy of its own.
      NODE_EXTRA_CA_CERTS: certificatesFile,
      [orderVariable]: JSON.stringify({
        ...order,
        results: resultsFile(root),
      } satisfies SuiteOrder),
    }),
  });
}

interface Ending {
  /** What the workbench reported, or one of ours. */
  readonly code: number;
  readonly output: string;
}

async function driveSuite(
  context: BrowserContext,
  host: Host,
  suite: BundledSuite,
  limit: number,
): Promise<Ending> {
  let output = '';
  const page = await context.newPage();
  await prepareContext(context, { seen: true });
  await page.exposeFunction('codeAutomationLog', (_kind: string, said: unknown[]) => {
    const text = format(...said);
    output += `${text}\n`;
    if (text.startsWith(linePrefix)) console.log(text.slice(linePrefix.length));
    if (text === lookSign) tellWindow(page, host).catch(console.log);
  });
  const reports = new EventEmitter();
  const reported = once(reports, 'exit') as Promise<[number]>;
  await page.exposeFunction('codeAutomationExit', (code: number) => reports.emit('exit', code));
  page.on('crash', () => reports.emit('exit', pageCrashed));
  await page.goto(await suiteAddress(host, suite), { timeout: limit });
  const timer = setTimeout(() => reports.emit('exit', timeOver), limit);
  const [code] = await reported;
  clearTimeout(timer);
  return { code, output };
}

/** Tells what the window shows while a test does not come to its end, and takes its picture. */
async function tellWindow(page: Page, { name }: Host): Promise<void> {
  const waiting = page.locator('.quick-input-widget, .notification-list-item, .monaco-dialog-box');
  for (const text of await waiting.filter({ visible: true }).allTextContents())
    console.log(`      window: ${text.slice(0, 300)}`);
  const focused = await page
    .locator(':focus')
    .evaluateAll((all) => all.map((one) => one.className));
  console.log(`      keys go to: ${focused.join(', ') || 'nothing'}`);
  const path = join(cacheFolder, 'failures', `hostSuite-${name}-${Date.now()}.png`);
  await page.screenshot({ path });
  console.log(`      picture: ${path}`);
}

async function suiteAddress(host: Host, suite: BundledSuite): Promise<string> {
  const remote = (path: string): string => `vscode-remote://${host.authority}${path}`;
  const query = new URLSearchParams({
    workspace: await createWorkspace(join(host.root, 'workspace')),
    payload: JSON.stringify([
      ['skipWelcome', 'true'],
      ['extensionDevelopmentPath', remote(suite.stub)],
      ['extensionTestsPath', remote(suite.entry)],
    ]),
  });
  return `http://${host.authority}/?${query.toString()}`;
}

/** A dead extension host also reports success, so only the counts that the suite wrote are believed. */
async function judge(host: Host, { code, output }: Ending): Promise<Counts> {
  const written = await readFile(resultsFile(host.root), 'utf8').catch(() => undefined);
  const counts = written === undefined ? nothing : (JSON.parse(written) as Counts);
  const complaints: string[] = [];
  if (code === timeOver) complaints.push('the time for the whole run was over');
  else if (code === pageCrashed) complaints.push('the page crashed');
  else if (written === undefined) {
    // Only the workbench's log knows why.
    console.log(output);
    complaints.push(`the extension host ended early (code ${code})`);
  } else if (code !== 0 && counts.failed === 0) complaints.push(`the workbench reported ${code}`);
  if (holdsKey(output)) complaints.push('a key was printed');
  for (const file of await filesHoldingKeys(host.root)) complaints.push(`a key stands in ${file}`);
  for (const complaint of complaints) console.log(`\n  The host suite failed: ${complaint}.`);
  return withComplaints(counts, complaints);
}

function resultsFile(root: string): string {
  return join(root, 'results.json');
}
