import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Frame } from 'playwright-core';
import type { Theme } from './settings.ts';
import type { Workbench } from './ui/workbench.ts';

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe has against a page, best practices included, or only against its colors; a line per element. */
export async function axeViolations(
  frame: Frame,
  { colors = false } = {},
): Promise<readonly string[]> {
  // Through the debugger, because the page's own policy lets no foreign script in.
  if (!(await frame.evaluate<boolean>('"axe" in globalThis'))) await frame.evaluate(await source);
  const options = colors ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {};
  const { violations } = await frame.evaluate<AxeResults>(
    `axe.run(document, ${JSON.stringify(options)})`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

const otherThemes: readonly Theme[] = ['hc-light', 'light', 'hc'];

/**
 * Lets axe look at a page in each theme, and takes a picture there; ends in the dark one. What a theme changes are colors: at all
 * else axe looks once.
 */
export async function assertAccessible(
  workbench: Workbench,
  frame: Frame,
  picture: string,
): Promise<void> {
  for (const theme of otherThemes) {
    await workbench.showTheme(theme);
    assert.deepEqual(await axeViolations(frame, { colors: true }), [], theme);
    await workbench.picture(`${picture}-${theme}`);
  }
  await workbench.showTheme('dark');
  assert.deepEqual(await axeViolations(frame), []);
  await workbench.picture(`${picture}-dark`);
}
