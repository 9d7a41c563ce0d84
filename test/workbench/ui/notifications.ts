import type { Locator, Page } from 'playwright-core';
import { untilPasses } from './eventually.ts';

/** How long a notification may take before it is looked for behind the bell, in milliseconds: longer than any toast stays. */
const toastTime = 20_000;

/** Toasts, and the same notifications in the notification centre. */
export class Notifications {
  readonly items: Locator;
  readonly #centre: Locator;
  readonly #bell: Locator;

  constructor(page: Page) {
    this.items = page.locator('.notification-list-item');
    this.#centre = page.locator('.notifications-center.visible');
    this.#bell = page.locator('.statusbar-item[id="status.notifications"]');
  }

  /** The notification whose message holds this text. */
  with(text: string | RegExp): Locator {
    return this.items.filter({
      has: this.items.page().locator('.notification-list-item-message', { hasText: text }),
    });
  }

  /** Waits for a notification; gives its whole message. */
  async message(text: string | RegExp): Promise<string> {
    const found = (await this.#inSight(text)).locator('.notification-list-item-message');
    return (await found.textContent()) ?? '';
  }

  async messages(): Promise<readonly string[]> {
    return this.items.locator('.notification-list-item-message').allTextContents();
  }

  /** The texts of the buttons that the extension gave a notification. */
  async buttons(text: string | RegExp): Promise<readonly string[]> {
    const item = await this.#inSight(text);
    return item
      .locator('.notification-list-item-buttons-container .monaco-button')
      .allTextContents();
  }

  /** Presses a button of a notification; `Cancel` stops the work that a progress notification shows. */
  async press(text: string | RegExp, button: string): Promise<void> {
    const item = await this.#inSight(text);
    await item.getByRole('button', { name: button, exact: true }).click();
  }

  /**
   * Waits for a notification. A toast leaves after ten seconds, which is soon on a busy machine, and none comes for the fourth
   * notification in one moment: after that they stand behind the bell only.
   */
  async #inSight(text: string | RegExp): Promise<Locator> {
    const item = this.with(text).first();
    const isThere = await item.waitFor({ timeout: toastTime }).then(
      () => true,
      () => false,
    );
    if (isThere) return item;
    // What takes the focus meanwhile closes the centre again.
    await untilPasses(async (timeout) => {
      if (!(await this.#centre.isVisible())) await this.#bell.click({ timeout });
      await item.waitFor({ timeout });
    });
    return item;
  }
}
