import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { cacheFolder, repositoryRoot } from '../../tools/paths.ts';
import { ensureBrowser, startBrowser } from './browser.ts';

/* Makes the pictures of the README and of docs/ out of those that the page tests took: three themes side by side, or one as it is. */

const themes = ['dark', 'light', 'hc'] as const;
const taken = join(cacheFolder, 'pictures', 'newest');
const kept = join(repositoryRoot, 'docs', 'pictures');

/** By name of the picture: the part of each window that is shown, in CSS pixels. */
const strips = {
  trees: { name: 'dictionary', x: 48, y: 36, width: 304, height: 610 },
  segments: { name: 'segments', x: 352, y: 36, width: 928, height: 520 },
  dictionary: { name: 'dictionary', x: 352, y: 36, width: 620, height: 330 },
  'term-editor': { name: 'term-editor', x: 352, y: 36, width: 928, height: 560 },
  trial: { name: 'voice-trial', x: 352, y: 36, width: 928, height: 570 },
  problems: { name: 'problems', x: 352, y: 36, width: 928, height: 730 },
} as const;

/** By name of the picture: the window that is shown whole. */
const singles = {
  translated: 'translated',
  'resource-files': 'resource-files-dark',
  catalog: 'catalog-dark',
  'choose-targets': 'choose-targets',
  'select-memory': 'select-memory',
  review: 'review-dark',
  'problems-dark': 'problems-dark',
  'term-push-dark': 'term-push-dark',
} as const;

await ensureBrowser();
const browser = await startBrowser();
const page = await browser.newPage({ viewport: { width: 1900, height: 800 } });
for (const [picture, part] of Object.entries(strips)) {
  const files = themes.map((theme) => join(taken, `${part.name}-${theme}.png`));
  await compose(page, join(kept, `${picture}.png`), files, part);
}
const whole = { x: 0, y: 0, width: 1280, height: 800 };
for (const [picture, name] of Object.entries(singles)) {
  await compose(page, join(kept, `${picture}.png`), [join(taken, `${name}.png`)], whole);
}
await browser.close();

interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function compose(on: Page, to: string, files: readonly string[], part: Part): Promise<void> {
  const scale = Math.min(1, 1880 / (part.width * files.length + 8 * (files.length - 1)));
  const parts = await Promise.all(
    files.map(async (file) => {
      const image = (await readFile(file)).toString('base64');
      return `<div style="width:${part.width}px;height:${part.height}px;background:url(data:image/png;base64,${image}) -${part.x}px -${part.y}px"></div>`;
    }),
  );
  await on.setContent(
    `<body style="margin:0"><div id="strip" style="display:inline-flex;gap:8px;zoom:${scale}">${parts.join('')}</div></body>`,
  );
  await writeFile(to, await on.locator('#strip').screenshot({ omitBackground: true }));
}
