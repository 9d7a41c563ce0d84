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

/** What axe has against a page, best practices included; a line per element. */
export async function axeViolations(frame: Frame): Promise<readonly string[]> {
  // Through the debugger, because the page's own policy lets no foreign script in.
  await frame.evaluate(await source);
  const { violations } = await frame.evaluate<AxeResults>('axe.run(document)');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

const allThemes: readonly Theme[] = ['hc-light', 'light', 'hc', 'dark'];

/** Lets axe look at a page in each theme, and takes a picture there; ends in the dark one. */
export async function assertAccessible(
  workbench: Workbench,
  frame: Frame,
  picture: string,
): Promise<void> {
  for (const theme of allThemes) {
    await workbench.showTheme(theme);
    assert.deepEqual(await axeViolations(frame), [], theme);
    await workbench.picture(`${picture}-${theme}`);
  }
}
