import assert from 'node:assert/strict';
import type { Frame } from 'playwright-core';
import { untilPasses } from './eventually.ts';
import type { Workbench } from './workbench.ts';

/** Checks that a page at 200 % zoom in 320 CSS pixels needs no scrolling sideways; the window ends as it was. */
export async function fitsNarrow(
  workbench: Workbench,
  frame: Frame,
  picture: string,
): Promise<void> {
  const { page } = workbench;
  await workbench.runCommand('View: Toggle Primary Side Bar Visibility');
  await page.setViewportSize({ width: 690, height: 800 });
  await frame.evaluate('document.documentElement.style.zoom = "2"');
  await untilPasses(async () => {
    const [width, content] = await frame.evaluate<[number, number]>(
      '[document.documentElement.clientWidth, document.documentElement.scrollWidth]',
    );
    assert.ok(width <= 660, `the page is ${width} wide`);
    assert.ok(content <= width, `${content} does not fit into ${width}`);
  });
  await workbench.picture(picture);
  await frame.evaluate('document.documentElement.style.zoom = ""');
  await page.setViewportSize({ width: 1280, height: 800 });
  await workbench.runCommand('View: Toggle Primary Side Bar Visibility');
}
