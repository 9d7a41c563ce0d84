import type { Frame, Locator } from 'playwright-core';
import type { Workbench } from './workbench.ts';

/** The page of the catalog. */
export class Catalog {
  readonly frame: Frame;
  readonly grid: Locator;
  readonly search: Locator;
  readonly status: Locator;
  readonly problem: Locator;
  readonly details: Locator;
  /** Once it has its text. */
  readonly field: Locator;
  /** What can be done with several messages. */
  readonly acts: Locator;

  private constructor(frame: Frame) {
    this.frame = frame;
    this.grid = frame.getByRole('grid');
    this.search = frame.getByRole('searchbox');
    this.status = frame.locator('.status');
    this.problem = frame.getByRole('alert');
    this.details = frame.locator('.details');
    this.field = frame.locator('.editor textarea:not([aria-busy])');
    this.acts = frame.locator('.acts');
  }

  /** The page that is open, once all files are read. */
  static async open(workbench: Workbench): Promise<Catalog> {
    const catalog = new Catalog(await workbench.webview('[role=grid]'));
    await catalog.status.getByText(/^Messages: [\d,]+ of [\d,]+$/).waitFor();
    return catalog;
  }

  /** The keys that are shown, from the top. */
  async keys(): Promise<readonly string[]> {
    return this.grid.locator('[role=rowheader] .text').allTextContents();
  }

  /** The keys that are selected, of those in sight. */
  async selected(): Promise<readonly string[]> {
    return this.grid.locator('[aria-selected="true"] [role=rowheader] .text').allTextContents();
  }

  /** The cell of a key in the column of this name. */
  cell(key: string, column: string): Locator {
    const header = this.frame.getByRole('rowheader', { name: key, exact: true });
    return this.grid.getByRole('row').filter({ has: header }).locator(`[lang="${column}"]`);
  }

  /** Pastes into what the keyboard is on, as the editor does it with the text of the clipboard. */
  async paste(text: string): Promise<void> {
    await this.frame.evaluate(`{
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', ${JSON.stringify(text)});
      const options = { clipboardData, bubbles: true, cancelable: true };
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', options));
    }`);
  }

  /**
   * Keeps back what the host says, as a busy one does, until that is let through: all of it, or that something which has
   * nothing to tell is done, such as saving.
   */
  async hold(what: 'all' | 'done' = 'all'): Promise<() => Promise<void>> {
    await this.frame.evaluate(`{
      const held = [];
      const own = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
      const get = function () {
        const data = own.get.call(this);
        if (${what === 'done'} && data.ok !== null) return data;
        held.push(data);
        return {};
      };
      Object.defineProperty(MessageEvent.prototype, 'data', { ...own, get });
      globalThis.letThrough = () => {
        Object.defineProperty(MessageEvent.prototype, 'data', own);
        for (const data of held) dispatchEvent(new MessageEvent('message', { data }));
      };
    }`);
    return () => this.frame.evaluate('letThrough()');
  }

  /** What the keyboard is on, in words. */
  async focused(): Promise<string> {
    return this.frame.evaluate<string>('document.activeElement.innerText');
  }

  /** The key of the row that the keyboard is in. */
  async focusedKey(): Promise<string> {
    const row = this.grid.getByRole('row').filter({ has: this.frame.locator(':focus') });
    return row.locator('[role=rowheader] .text').innerText();
  }

  /** Chooses an entry of the menu of acts. */
  async choose(entry: string): Promise<void> {
    await this.acts.locator('summary').press('Enter');
    await this.acts.locator('.entries').getByRole('button', { name: entry, exact: true }).click();
  }

  chip(name: string): Locator {
    return this.frame.getByRole('button', { name: new RegExp(`^${name} [\\d,]+$`, 'u') });
  }

  button(name: string): Locator {
    return this.frame.getByRole('button', { name, exact: true });
  }
}
