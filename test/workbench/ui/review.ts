import type { Locator, Page } from 'playwright-core';

/** The editor's own preview of changes that are not applied yet. */
export class Review {
  /** A row for each file, and one for each change in it. */
  readonly entries: Locator;
  readonly #panel: Locator;

  constructor(page: Page) {
    this.#panel = page.locator('.bulk-edit-panel');
    this.entries = this.#panel.locator('.monaco-list-row');
  }

  /** Whether each entry in sight would be applied; there is one at least. */
  async ticks(): Promise<readonly boolean[]> {
    await this.entries.locator('.edit-checkbox').first().waitFor();
    const boxes = await this.entries.locator('.edit-checkbox').all();
    return Promise.all(boxes.map((box) => box.isChecked()));
  }

  /** Takes the tick from the change that shows this text. */
  async untick(text: string): Promise<void> {
    await this.entries.filter({ hasText: text }).locator('.edit-checkbox').click();
  }

  async apply(): Promise<void> {
    await this.#panel.getByRole('button', { name: 'Apply' }).click();
  }
}
