import { posix } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { untilPasses } from './eventually.ts';
import type { QuickInput } from './quickInput.ts';

/** A stretch of one line; line and column count from 1. */
export interface Stretch {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** The active editor and the tabs above it. */
export class Editor {
  readonly #page: Page;
  readonly #quickInput: QuickInput;

  constructor(page: Page, quickInput: QuickInput) {
    this.#page = page;
    this.#quickInput = quickInput;
  }

  /** Opens a file by its path inside the workspace, `/` between folders, and puts the focus in it. */
  async open(path: string): Promise<void> {
    const name = posix.basename(path);
    const { input, widget } = this.#quickInput;
    await untilPasses(async (timeout) => {
      if (await widget.isVisible()) await this.#quickInput.cancel();
      await this.#page.keyboard.press('Control+P');
      // What opens late takes the keyboard, and closes the picker.
      await this.#quickInput.type(path, timeout);
      // A text that is typed before the picker has set its own is lost.
      await this.#quickInput.row(name).first().waitFor({ timeout });
      if ((await input.inputValue()) !== path) throw new Error('The path was replaced');
      await this.#quickInput.row(name).first().click({ timeout });
      // A page that comes late takes the place of the file.
      await this.tab(name).and(this.#page.locator('.active')).waitFor({ timeout });
    });
    await this.lines.first().waitFor();
  }

  tab(name: string): Locator {
    return this.#page.locator(`.tab[data-resource-name=${JSON.stringify(name)}]`);
  }

  get lines(): Locator {
    return this.#page.locator('.editor-group-container.active .editor-instance .view-line');
  }

  /** The lines in view, joined by line feeds. */
  async visibleText(): Promise<string> {
    const found = await this.lines.evaluateAll((lines) =>
      lines.map((line) => ({
        top: line.getBoundingClientRect().top,
        text: (line.textContent ?? '').replaceAll('\u00a0', ' '),
      })),
    );
    return found
      .sort((one, other) => one.top - other.top)
      .map(({ text }) => text)
      .join('\n');
  }

  /** Whether a tab shows unsaved edits. */
  async isDirty(name: string): Promise<boolean> {
    return /\bdirty\b/.test((await this.tab(name).getAttribute('class')) ?? '');
  }

  async goTo(line: number, column = 1): Promise<void> {
    const place = `:${line}:${column}`;
    await this.#page.keyboard.press('Control+G');
    const { input, widget } = this.#quickInput;
    await input.waitFor();
    // The text is lost where it comes before the picker's own, and Enter before the entry for this line.
    await untilPasses(async (timeout) => {
      if (await widget.isVisible()) {
        if ((await input.inputValue({ timeout })) !== place) await input.fill(place, { timeout });
        await input.press('Enter', { timeout });
      }
      await widget.waitFor({ state: 'hidden', timeout });
    });
  }

  async select({ line, column, length }: Stretch): Promise<void> {
    await this.goTo(line, column);
    for (let at = 0; at < length; at++) await this.#page.keyboard.press('Shift+ArrowRight');
  }

  /** Types text at the cursor, without the editor closing brackets on its own. */
  async insert(text: string): Promise<void> {
    await this.#page.keyboard.insertText(text);
  }

  async undo(): Promise<void> {
    await this.#page.keyboard.press('Control+Z');
  }

  /** Saves what was just done to a file, once that is in it. */
  async save(name: string): Promise<void> {
    const tab = this.tab(name);
    await tab.and(this.#page.locator('.dirty')).waitFor();
    await this.#page.keyboard.press('Control+S');
    await tab.and(this.#page.locator(':not(.dirty)')).waitFor();
  }

  /** Applies a quick fix at the cursor by its title, which has to be the first one. */
  async quickFix(title: string): Promise<void> {
    const row = this.#page.locator('.action-widget .monaco-list-row', { hasText: title });
    const focused = this.#page.locator('.action-widget .monaco-list-row.focused');
    await untilPasses(async (timeout) => {
      // The menu closes by itself when new findings arrive while it opens.
      await this.#page.keyboard.press('Control+.');
      await row.waitFor({ timeout });
    });
    // A menu ignores the mouse's button in its first moments.
    await untilPasses(async (timeout) => {
      const isThere = (await focused.textContent({ timeout }))?.includes(title) === true;
      if (isThere) return;
      await this.#page.keyboard.press('ArrowDown');
      throw new Error(`not at “${title}” yet`);
    });
    await this.#page.keyboard.press('Enter');
    await row.waitFor({ state: 'detached' });
  }

  /** Clicks a code lens until something follows: one that is drawn anew under the mouse hears nothing. */
  async clickLens(text: string, follows: Locator): Promise<void> {
    const lens = this.codeLenses.filter({ hasText: text });
    await untilPasses(async (timeout) => {
      if (await follows.isVisible()) return;
      // An editor without the focus may show lenses that it remembers, without their links, and asks for none.
      await this.#page.keyboard.press('Control+1');
      await lens.click({ timeout });
      // Not again while the first click is being followed.
      await follows.waitFor({ timeout: timeout * 10 });
    });
  }

  get codeLenses(): Locator {
    return this.#page.locator('.editor-group-container.active .codelens-decoration a');
  }
}
