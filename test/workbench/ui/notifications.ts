import type { Locator, Page } from 'playwright-core';

/** Toasts, and the same notifications in the notification centre. */
export class Notifications {
  readonly items: Locator;

  constructor(page: Page) {
    this.items = page.locator('.notification-list-item');
  }

  /** The notification whose message holds this text. */
  with(text: string | RegExp): Locator {
    return this.items.filter({
      has: this.items.page().locator('.notification-list-item-message', { hasText: text }),
    });
  }

  /** Waits for a notification; gives its whole message. */
  async message(text: string | RegExp): Promise<string> {
    const found = this.with(text).first().locator('.notification-list-item-message');
    return (await found.textContent()) ?? '';
  }

  async messages(): Promise<readonly string[]> {
    return this.items.locator('.notification-list-item-message').allTextContents();
  }

  /** The texts of the buttons that the extension gave a notification. */
  async buttons(text: string | RegExp): Promise<readonly string[]> {
    const item = this.with(text).first();
    await item.waitFor();
    return item
      .locator('.notification-list-item-buttons-container .monaco-button')
      .allTextContents();
  }

  /** Presses a button of a notification; `Cancel` stops the work that a progress notification shows. */
  async press(text: string | RegExp, button: string): Promise<void> {
    await this.with(text).first().getByRole('button', { name: button, exact: true }).click();
  }
}
