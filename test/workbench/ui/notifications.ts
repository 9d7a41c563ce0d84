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
  message(text: string | RegExp): Promise<string> {
    return this.#inSight(text, async (item, timeout) => {
      const message = item.locator('.notification-list-item-message');
      return (await message.textContent({ timeout })) ?? '';
    });
  }

  async messages(): Promise<readonly string[]> {
    return this.items.locator('.notification-list-item-message').allTextContents();
  }

  /** The texts of the buttons that the extension gave a notification. */
  buttons(text: string | RegExp): Promise<readonly string[]> {
    return this.#inSight(text, (item) =>
      item.locator('.notification-list-item-buttons-container .monaco-button').allTextContents(),
    );
  }

  /** Presses a button of a notification; `Cancel` stops the work that a progress notification shows. */
  press(text: string | RegExp, button: string): Promise<void> {
    return this.#inSight(text, (item, timeout) =>
      item.getByRole('button', { name: button, exact: true }).click({ timeout }),
    );
  }

  /**
   * Does something with a notification once it is there. A toast leaves after ten seconds, which is soon on a busy machine, also
   * between two looks, and none comes for the fourth notification in one moment: after that they stand behind the bell only.
   */
  async #inSight<T>(
    text: string | RegExp,
    act: (item: Locator, timeout: number) => Promise<T>,
  ): Promise<T> {
    const item = this.with(text).first();
    await item.waitFor({ timeout: toastTime }).catch(() => undefined);
    const done: T[] = [];
    await untilPasses(async (timeout) => {
      // What takes the focus meanwhile closes the centre again.
      if (!(await item.isVisible()) && !(await this.#centre.isVisible()))
        await this.#bell.click({ timeout });
      await item.waitFor({ timeout });
      done.push(await act(item, timeout));
    });
    return done[0] as T;
  }
}
