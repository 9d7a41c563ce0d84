import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';
import { withLock } from '../../tools/lock.ts';
import { cacheFolder, repositoryRoot } from '../../tools/paths.ts';
import { runQuietly } from '../../tools/runQuietly.ts';
import { ensurePackages } from './install.ts';

const inflate = promisify(brotliDecompress);
const browserFolder = join(cacheFolder, 'browser');
const packed = join(repositoryRoot, 'node_modules', '@sparticuz', 'chromium');

const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Nothing but loopback has an address: a page that reaches further fails here as it would offline.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
];

/** Starts the headless Chromium that came with the dev dependencies. The caller closes it. */
export async function startBrowser(): Promise<Browser> {
  await ensureBrowser();
  return chromium.launch({
    executablePath: join(browserFolder, 'chromium'),
    headless: true,
    args: switches,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(browserFolder, 'lib'),
      FONTCONFIG_FILE: join(browserFolder, 'fonts.conf'),
    },
  });
}

/** Inflates the browser, the libraries that a bare system lacks, and the fonts, once. */
export async function ensureBrowser(): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The workbench tests need Linux on x64; `npm test -- desktop` runs elsewhere.');
  }
  const fonts = await ensurePackages('browser');
  await withLock('browser', async () => {
    const stamp = join(browserFolder, '.glossa-installed');
    const wanted = await fingerprint(fonts);
    if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
    await rm(browserFolder, { recursive: true, force: true });
    await mkdir(browserFolder, { recursive: true });
    await inflateBrowser();
    await gatherFonts(fonts);
    await writeFile(stamp, wanted);
  });
}

async function inflateBrowser(): Promise<void> {
  const executable = join(browserFolder, 'chromium');
  await writeFile(executable, await unpack('chromium.br'));
  await chmod(executable, 0o755);
  for (const name of ['al2023', 'fonts']) {
    const archive = join(browserFolder, `${name}.tar`);
    await writeFile(archive, await unpack(`${name}.tar.br`));
    await runQuietly('tar', ['-xf', archive, '--no-same-owner'], { cwd: browserFolder });
    await rm(archive);
  }
}

async function unpack(name: string): Promise<Buffer> {
  return inflate(await readFile(join(packed, 'bin', name)), { maxOutputLength: 2 ** 30 });
}

async function gatherFonts(packages: string): Promise<void> {
  const fonts = join(browserFolder, 'fonts');
  for (const name of ['DejaVuSans.ttf', 'DejaVuSansMono.ttf', 'DejaVuSansMono-Bold.ttf']) {
    await cp(join(packages, 'dejavu-fonts-ttf', 'ttf', name), join(fonts, name));
  }
  const japanese = 'Kosugi_400Regular.ttf';
  await cp(join(packages, '@expo-google-fonts', 'kosugi', japanese), join(fonts, japanese));
  await writeFile(join(browserFolder, 'fonts.conf'), fontsConfiguration(fonts));
}

/** Only these fonts, so that pictures look the same on every machine. */
function fontsConfiguration(folder: string): string {
  const prefer = (generic: string, family: string): string =>
    `  <alias><family>${generic}</family><prefer><family>${family}</family><family>Kosugi</family></prefer></alias>`;
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `  <dir>${folder}</dir>`,
    `  <cachedir>${join(browserFolder, 'fonts-cache')}</cachedir>`,
    prefer('sans-serif', 'Open Sans'),
    prefer('system-ui', 'Open Sans'),
    prefer('monospace', 'DejaVu Sans Mono'),
    '</fontconfig>',
    '',
  ].join('\n');
}

async function fingerprint(fonts: string): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(join(packed, 'package.json')));
  hash.update(await readFile(join(fonts, '.glossa-installed')));
  hash.update(await readFile(import.meta.filename));
  return hash.digest('hex');
}
