import type { Frame, Locator } from 'playwright-core';
import type { Workbench } from './workbench.ts';

/** The page in which the terms of a collection are edited. */
export class TermEditor {
  readonly frame: Frame;

  constructor(frame: Frame) {
    this.frame = frame;
  }

  /** Waits until the page is there and shows a collection. */
  static async open(workbench: Workbench, collection: string): Promise<TermEditor> {
    // Another page may still be there, about to be hidden.
    return new TermEditor(
      await workbench.webview(`main h1:text-is(${JSON.stringify(collection)})`),
    );
  }

  get title(): Locator {
    return this.frame.locator('h1');
  }

  tab(language: string): Locator {
    return this.frame.getByRole('tab', { name: language });
  }

  /** The part of the page below the tab that is shown. */
  get panel(): Locator {
    return this.frame.getByRole('tabpanel');
  }

  get area(): Locator {
    return this.panel.getByRole('textbox');
  }

  get counter(): Locator {
    return this.panel.locator('.counter');
  }

  /** The box above the buttons once it says this. */
  message(text: string): Locator {
    return this.panel.locator(':scope > div > .box').filter({ hasText: text });
  }

  /** What the service had against the list, at the field. */
  refusal(text: string): Locator {
    return this.panel.getByRole('alert').filter({ hasText: text });
  }

  /** What screen readers were told last. */
  get spoken(): Locator {
    return this.frame.locator('[aria-live=polite]');
  }

  /** The problems as a person reads them, severity first. */
  async problems(): Promise<readonly string[]> {
    const rows = await this.panel.locator('.problems li').allTextContents();
    return rows.map((row) => row.replace(/^[✕⚠ℹ]/u, ''));
  }

  /** The terms that are new, or those that are not in the text any more. */
  async terms(change: 'New:' | 'Stored, but not in your text:'): Promise<readonly string[]> {
    const row = this.panel.locator('.change').filter({ hasText: change });
    return (await row.count()) === 0 ? [] : row.locator('li').allTextContents();
  }

  button(name: string): Locator {
    return this.frame.getByRole('button', { name, exact: true });
  }

  /** The question before a list is replaced. */
  get question(): Locator {
    return this.panel.locator('.box.warning[role=group]');
  }

  async save(): Promise<void> {
    await this.area.press('Control+s');
  }
}
