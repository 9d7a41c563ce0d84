import type { Locator, Page } from 'playwright-core';
import { untilPasses } from './eventually.ts';
import { exactly } from './exactly.ts';

/** What a tree row says. */
export interface RowText {
  readonly label: string;
  readonly description: string;
}

/** The side bar: the containers of the activity bar, their views, and the trees inside. */
export class Views {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Shows a container of the activity bar, by its title. */
  async open(container: string): Promise<void> {
    const label = cssString(container);
    // A badge adds its own words to the label.
    const item = this.#page
      .locator('.activitybar .action-item')
      .filter({ has: this.#page.locator(`a[aria-label^=${label}]`) });
    await item.waitFor();
    const title = this.#page
      .locator('.part.sidebar .composite.title')
      .filter({ hasText: container });
    // A click on the container that is shown would hide it, and after a reload it may be about to show.
    await untilPasses(async (timeout) => {
      if (!(await title.isVisible())) await item.click();
      await title.waitFor({ timeout });
    });
  }

  /** A view with its header, by its name. */
  pane(view: string): Locator {
    // A description, such as that of a filter, stands between the name and the last word.
    const header = `.pane-header[aria-label^=${cssString(view)}]`;
    return this.#page.locator('.pane').filter({ has: this.#page.locator(header) });
  }

  /** The tree row with exactly this label, or one like it. */
  row(view: string, label: string | RegExp): Locator {
    const hasText = typeof label === 'string' ? exactly(label) : label;
    const name = this.#page.locator('.label-name').filter({ hasText });
    return this.rowsOf(view).filter({ has: name });
  }

  rowsOf(view: string): Locator {
    return this.pane(view).locator('.monaco-list-row');
  }

  /** The rows on screen, in their order. A long tree renders only what is in view. */
  async rows(view: string): Promise<readonly RowText[]> {
    const found = await this.rowsOf(view).evaluateAll((rows) =>
      rows.map((row) => ({
        at: Number(row.getAttribute('data-index')),
        label: row.querySelector('.label-name')?.textContent ?? '',
        description: row.querySelector('.label-description')?.textContent ?? '',
      })),
    );
    return found
      .sort((one, other) => one.at - other.at)
      .map(({ label, description }) => ({ label, description }));
  }

  /** Expands a row until one with the label `child` is there, which is below it, and gives that. */
  async expand(view: string, label: string, child: string | RegExp): Promise<Locator> {
    const twistie = this.row(view, label).locator('.monaco-tl-twistie');
    const collapsed = this.row(view, label).locator('.monaco-tl-twistie.collapsed');
    const below = this.row(view, child).first();
    // A view that is loaded anew at this very moment draws the row again: the click is lost, or the row collapses again.
    await untilPasses(async (timeout) => {
      await twistie.waitFor({ timeout });
      if (await collapsed.isVisible()) await collapsed.click({ timeout });
      await below.waitFor({ timeout });
    });
    return below;
  }

  /** Clicks an icon that appears at the end of a row. */
  async rowAction(view: string, label: string, action: string): Promise<void> {
    const row = this.row(view, label);
    const icon = row.locator(`.action-label[aria-label^=${cssString(action)}]`);
    // Rows that come in above take this one away from under the pointer.
    await untilPasses(async (timeout) => {
      await row.hover({ timeout });
      await icon.waitFor({ timeout });
    });
    await icon.click();
  }

  /** Clicks an icon in a view's header; a container with one view shows it in its own title. */
  async titleAction(view: string, action: string): Promise<void> {
    await this.pane(view).hover();
    const icon = `.action-label[aria-label^=${cssString(action)}]`;
    const title = this.#page.locator('.part.sidebar .composite.title').filter({ hasText: view });
    await this.pane(view)
      .locator('.pane-header')
      .or(title)
      .locator(icon)
      .filter({ visible: true })
      .first()
      .click();
  }

  /** Makes the side bar so many pixels wide, as far as the editor allows. */
  async setWidth(width: number): Promise<void> {
    const bar = this.#page.locator('.part.sidebar');
    const { x = 0, y = 0, width: now = 0 } = (await bar.boundingBox()) ?? {};
    const { mouse } = this.#page;
    await mouse.move(x + now, y + 300);
    await mouse.down();
    await mouse.move(x + width, y + 300, { steps: 5 });
    await mouse.up();
  }

  /** How many pixels of a view lie right of a text in a row; less than none where the text is cut. */
  async roomBehind(row: Locator, text: string): Promise<number> {
    return row.evaluate((element, text) => {
      const description = element.querySelector('.label-description')?.firstChild;
      const end = (description?.textContent ?? '').indexOf(text) + text.length;
      if (!description || end < text.length) return -1;
      const range = element.ownerDocument.createRange();
      range.setStart(description, 0);
      range.setEnd(description, end);
      return element.getBoundingClientRect().right - range.getBoundingClientRect().right;
    }, text);
  }

  /** What an empty view shows: its texts and buttons. */
  welcome(view: string): Locator {
    return this.pane(view).locator('.welcome-view-content');
  }

  /** The line above a tree. */
  message(view: string): Locator {
    return this.pane(view).locator('.tree-explorer-viewlet-tree-view > .message');
  }

  /** A file or folder in the explorer, by its name. */
  explorerRow(name: string): Locator {
    return this.#page
      .locator('.explorer-folders-view .monaco-list-row')
      .filter({ has: this.#page.locator('.label-name').filter({ hasText: exactly(name) }) });
  }
}

function cssString(text: string): string {
  return JSON.stringify(text);
}
