import type { Locator, Page } from 'playwright-core';
import { untilPasses } from './eventually.ts';
import { exactly } from './exactly.ts';

/** The palette, quick picks and input boxes: all the one widget at the top. */
export class QuickInput {
  readonly widget: Locator;
  /** Where the user types; in a quick pick it filters the rows. */
  readonly input: Locator;
  readonly rows: Locator;
  readonly title: Locator;
  /** What stands below an input box: the prompt, or why the value is refused. */
  readonly message: Locator;

  constructor(page: Page) {
    this.widget = page.locator('.quick-input-widget');
    this.input = this.widget.locator('.quick-input-box input');
    this.rows = this.widget.locator('.quick-input-list .monaco-list-row');
    this.title = this.widget.locator('.quick-input-title');
    this.message = this.widget.locator('.quick-input-message');
  }

  /** Waits until the widget with this title is open. */
  async titled(title: string): Promise<void> {
    await this.title.filter({ hasText: exactly(title) }).waitFor();
  }

  /** The row with exactly this label; a description or detail beside it does not matter. */
  row(label: string): Locator {
    const first = this.widget.page().locator('.quick-input-list-row:first-child .label-name');
    return this.rows.filter({ has: first.filter({ hasText: exactly(label) }) });
  }

  /** The labels on screen. A long list renders only what is in view: filter it with `type` first. */
  async labels(): Promise<readonly string[]> {
    return this.rows.locator('.quick-input-list-row:first-child .label-name').allTextContents();
  }

  /** Chooses a row of a single-choice quick pick. */
  async pick(label: string): Promise<void> {
    await this.row(label).first().click();
  }

  /** Sets the boxes of a multiple-choice quick pick so that exactly these rows on screen are ticked. */
  async tickOnly(...labels: readonly string[]): Promise<void> {
    await this.rows.first().waitFor();
    for (const label of await this.labels()) {
      const box = this.row(label).locator('.monaco-custom-toggle, input[type=checkbox]');
      if ((await box.isChecked()) !== labels.includes(label)) await box.click();
    }
  }

  /** Closes a multiple-choice quick pick with its OK button. */
  async confirm(): Promise<void> {
    await this.widget.getByRole('button', { name: 'OK', exact: true }).click();
  }

  /** Replaces the text of the input, which has to be there by the `timeout` of a try. */
  async type(text: string, timeout?: number): Promise<void> {
    await this.input.fill(text, { ...(timeout !== undefined && { timeout }) });
  }

  /** Replaces the text of an input box and accepts it. */
  async enter(text: string): Promise<void> {
    await this.type(text);
    await this.input.press('Enter');
  }

  /** Accepts what is chosen with the keyboard, and waits until that has led on: to the next question, or out of the widget. */
  async accept(): Promise<void> {
    const question = (await this.input.getAttribute('placeholder')) ?? '';
    const asked = this.input.and(this.widget.getByPlaceholder(question, { exact: true }));
    // A widget that has only just come lets the key pass.
    await untilPasses(async (timeout) => {
      if (await asked.isVisible()) await asked.press('Enter', { timeout });
      await asked.waitFor({ state: 'hidden', timeout });
    });
  }

  async cancel(): Promise<void> {
    // A widget that has only just come lets the key pass.
    await untilPasses(async (timeout) => {
      if (await this.widget.isVisible()) await this.input.press('Escape', { timeout });
      await this.widget.waitFor({ state: 'hidden', timeout });
    });
  }
}
