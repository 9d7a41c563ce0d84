import type { Page } from 'playwright-core';
import { untilPasses } from './eventually.ts';
import type { QuickInput } from './quickInput.ts';

/** The palette of all commands, by their whole titles. */
export class Palette {
  readonly #page: Page;
  readonly #quickInput: QuickInput;

  constructor(page: Page, quickInput: QuickInput) {
    this.#page = page;
    this.#quickInput = quickInput;
  }

  /** Runs a command with the pointer. */
  async click(title: string): Promise<void> {
    const row = this.#quickInput.row(title).first();
    await untilPasses(async (timeout) => {
      // An open palette does not learn of commands that are registered meanwhile: each try opens it anew.
      await this.#open(title);
      await row.waitFor({ timeout });
    });
    // Once: a click may have been heard although it took longer than a try.
    await row.click();
  }

  /** Runs a command with the keyboard alone. */
  async choose(title: string): Promise<void> {
    const row = this.#quickInput.row(title).first();
    const focused = row.and(this.#page.locator('.focused'));
    await untilPasses(async (timeout) => {
      await this.#open(title);
      await row.waitFor({ timeout });
      // What was used lately stands above the others.
      for (let moves = 0; !(await focused.isVisible()); moves++) {
        if (moves > 20) throw new Error(`The palette does not lead to ${title}`);
        await this.#page.keyboard.press('ArrowDown');
      }
    });
    await this.#page.keyboard.press('Enter');
  }

  async offers(title: string): Promise<boolean> {
    await this.#open(title);
    await this.#quickInput.rows.first().waitFor();
    const offered = (await this.#quickInput.row(title).count()) > 0;
    await this.#quickInput.cancel();
    return offered;
  }

  async #open(title: string): Promise<void> {
    const { input, widget } = this.#quickInput;
    await untilPasses(async (timeout) => {
      if (await widget.isVisible()) await this.#quickInput.cancel();
      await this.#page.keyboard.press('F1');
      await input.waitFor({ timeout });
      // The prefix arrives last; a text typed before it would be replaced.
      if (!(await input.inputValue()).startsWith('>')) throw new Error('The palette did not open');
      // What takes the focus back late, such as a dialog that was answered, closes it again.
      await input.fill(`>${title}`, { timeout });
    });
  }
}
