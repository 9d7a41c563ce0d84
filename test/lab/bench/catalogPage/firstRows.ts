import type { Frame } from 'playwright-core';

/** What stood there when the first rows were seen. */
export interface FirstRows {
  /** Milliseconds after the first paint of the page; at most, since it is looked at from outside. */
  readonly after: number;
  /** Cells in sight of which the state was known by then. */
  readonly known: number;
}

/** Waits until the page shows the key of a message. */
export async function firstRows(frame: Frame): Promise<FirstRows> {
  return frame.evaluate<FirstRows>(`(async () => {
    while (document.querySelector('[role=grid] [role=rowheader] .text') === null)
      await new Promise((resolve) => setTimeout(resolve, 5));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const states = '[role=gridcell][lang]:not([data-state=none])';
    return {
      after: performance.now() - (paint?.startTime ?? 0),
      known: document.querySelectorAll(states).length,
    };
  })()`);
}
