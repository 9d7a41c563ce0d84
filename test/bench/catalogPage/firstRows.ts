import type { Frame, Page } from 'playwright-core';

const mark = 'glossa-rows';

/** What stood there when the first rows came. */
export interface FirstRows {
  /** Milliseconds after the first paint of the page. */
  readonly after: number;
  /** Cells in sight of which the state was known by then. */
  readonly known: number;
}

/** Makes pages that are opened from now on take down when their first row has its key. */
export async function watchFirstRows(page: Page): Promise<void> {
  await page.addInitScript(`if (window !== top) new MutationObserver((_, observer) => {
    const rows = document.querySelectorAll('[role=grid] [role=row]:has([role=rowheader] .text)');
    if (rows.length === 0) return;
    observer.disconnect();
    const states = '[lang][data-state]:not([data-state=none])';
    performance.mark('${mark}', { detail: document.querySelectorAll(states).length });
  }).observe(document, { childList: true, subtree: true });`);
}

export async function firstRows(frame: Frame): Promise<FirstRows> {
  return frame.evaluate<FirstRows>(`(async () => {
    const marks = () => performance.getEntriesByName('${mark}');
    while (marks().length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const [{ startTime, detail }] = marks();
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { after: startTime - (paint?.startTime ?? 0), known: detail };
  })()`);
}
