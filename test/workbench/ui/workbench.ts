import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Frame, Locator, Page } from 'playwright-core';
import type { Host } from '../host.ts';
import { prepareContext } from '../prepareContext.ts';
import { themes, type Theme } from '../settings.ts';
import { Editor } from './editor.ts';
import { untilPasses } from './eventually.ts';
import { exactly } from './exactly.ts';
import { Notifications } from './notifications.ts';
import { Palette } from './palette.ts';
import { QuickInput } from './quickInput.ts';
import { Views } from './views.ts';

export interface WindowOptions {
  readonly host: Host;
  readonly browser: Browser;
  /** An absolute path to a folder, or to a `.code-workspace` file. Without one, the window is empty. */
  readonly workspace?: string;
  /** The display language as the extension sees it; VS Code's own texts stay English. Default `en`. */
  readonly locale?: string;
  /** Where `picture` writes; without it no pictures are taken, and nothing is done for them. */
  readonly pictures?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** How long one step may take before it hangs, in milliseconds. */
const patience = 120_000;
const pictured = ['light', 'hc', 'dark'] as const;

/** A VS Code window in a browser profile of its own, as its user meets it. */
export class Workbench {
  readonly page: Page;
  readonly quickInput: QuickInput;
  readonly notifications: Notifications;
  readonly editor: Editor;
  readonly views: Views;
  readonly #palette: Palette;
  readonly #pictures: string | undefined;

  private constructor(page: Page, pictures: string | undefined) {
    this.page = page;
    this.quickInput = new QuickInput(page);
    this.notifications = new Notifications(page);
    this.editor = new Editor(page, this.quickInput);
    this.views = new Views(page);
    this.#palette = new Palette(page, this.quickInput);
    this.#pictures = pictures;
  }

  /** Opens a window and waits until it can be used. Secrets and state start empty. */
  static async open(options: WindowOptions): Promise<Workbench> {
    const { host, browser, locale } = options;
    const context = await browser.newContext({
      viewport: options.viewport ?? { width: 1280, height: 800 },
      permissions: ['clipboard-read', 'clipboard-write'],
      reducedMotion: 'reduce',
    });
    await prepareContext(context, { seen: options.pictures !== undefined });
    if (locale !== undefined) {
      await context.addInitScript((language) => {
        Object.assign(globalThis, { _VSCODE_NLS_LANGUAGE: language });
      }, locale);
    }
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    const workbench = new Workbench(page, options.pictures);
    await page.goto(`http://${host.authority}/?${opened(options.workspace)}`);
    await workbench.#ready();
    if (options.workspace?.endsWith('.code-workspace') === true)
      await workbench.#folders(options.workspace);
    return workbench;
  }

  /** Waits for the folders of a workspace file: an editor that read it too early shows none until it changes. */
  async #folders(file: string): Promise<void> {
    await untilPasses(async (timeout) => {
      const now = new Date();
      await utimes(file, now, now);
      await this.page
        .locator('.explorer-folders-view .monaco-list-row')
        .first()
        .waitFor({ timeout });
    });
  }

  /** Loads the window again; the extension host starts afresh, secrets and state stay. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.#ready();
  }

  /** Loads the window again by its own command, which lets it write down its state first. */
  async reloadWindow(): Promise<void> {
    const loaded = this.page.waitForEvent('load');
    await this.runCommand('Developer: Reload Window');
    await loaded;
    await this.#ready();
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  /** Runs a command by the whole title that the palette shows, category included. */
  async runCommand(title: string): Promise<void> {
    await this.#palette.click(title);
  }

  /** Runs a command as a person without a pointer does. */
  async typeCommand(title: string): Promise<void> {
    await this.#palette.choose(title);
  }

  /** Whether the palette offers a command now. */
  async offersCommand(title: string): Promise<boolean> {
    return this.#palette.offers(title);
  }

  /** One that comes after the command stays: it is told again. */
  async clearNotifications(): Promise<void> {
    await untilPasses(async (timeout) => {
      await this.runCommand('Notifications: Clear All Notifications');
      await this.notifications.items.first().waitFor({ state: 'detached', timeout });
    });
  }

  /** A status bar item by `publisher.name.id`; its text, and a link inside to click. */
  statusBarItem(id: string): Locator {
    return this.page.locator(`.statusbar-item[id=${JSON.stringify(id)}]`);
  }

  /** The tooltip of an element that says this. One that is drawn anew under the mouse shows none: each try comes again. */
  async tooltip(of: Locator, text: string): Promise<Locator> {
    const tooltip = this.page.locator('.monaco-hover').filter({ hasText: text });
    await untilPasses(async (timeout) => {
      await this.page.mouse.move(0, 0);
      await of.hover({ timeout });
      await tooltip.waitFor({ timeout });
    });
    return tooltip;
  }

  /** The modal dialog that is open. */
  get dialog(): Locator {
    return this.page.locator('.monaco-dialog-box');
  }

  async pressInDialog(button: string): Promise<void> {
    await this.dialog.getByRole('button', { name: button, exact: true }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }

  /** Opens the context menu of an element and chooses an entry. */
  async contextMenu(of: Locator, entry: string): Promise<void> {
    const label = this.page.locator('.action-label', { hasText: exactly(entry) });
    const item = this.page.locator('.monaco-menu .action-menu-item').filter({ has: label });
    const focused = this.page.locator('.monaco-menu .action-item.focused').filter({ has: label });
    // An open menu does not learn of entries that extensions bring meanwhile: each try opens it anew.
    await untilPasses(async (timeout) => {
      await of.click({ button: 'right' });
      try {
        // A menu ignores the mouse's button in its first moments; the Enter key it obeys at once.
        await item.hover({ timeout });
        await focused.waitFor({ timeout });
      } catch (error) {
        await this.page.keyboard.press('Escape');
        throw error;
      }
    });
    await this.page.keyboard.press('Enter');
    await this.page.locator('.monaco-menu').waitFor({ state: 'detached' });
  }

  /** Opens the Problems panel; gives its rows, the files' own rows among them. */
  async problems(): Promise<Locator> {
    await this.runCommand('Problems: Focus on Problems View');
    await this.page.locator('.markers-panel').waitFor();
    return this.page.locator('.markers-panel .monaco-list-row');
  }

  /** The page of the extension that holds an element for this selector. */
  async webview(selector: string): Promise<Frame> {
    let found: Frame | undefined;
    await untilPasses(async () => {
      for (const frame of this.page.frames()) {
        if (!frame.parentFrame()?.url().includes('extensionId=glossa.glossa')) continue;
        if ((await frame.locator(selector).count()) > 0) found = frame;
      }
      if (found === undefined) throw new Error(`No page of the extension holds ${selector}`);
    });
    return found!;
  }

  /** Chooses a theme as a user does, and waits until it shows. */
  async showTheme(theme: Theme): Promise<void> {
    const { label, shownBy } = themes[theme];
    await this.runCommand('Preferences: Color Theme');
    await this.quickInput.type(label);
    await this.quickInput.pick(label);
    await this.page.locator(`.monaco-workbench[class*="${shownBy}"]`).waitFor();
  }

  /** Takes a picture of the window once it is at rest. */
  async picture(name: string): Promise<void> {
    if (this.#pictures === undefined) return;
    await mkdir(this.#pictures, { recursive: true });
    let last = await this.page.screenshot();
    await untilPasses(async () => {
      const next = await this.page.screenshot();
      const same = next.equals(last);
      last = next;
      if (!same) throw new Error(`The window did not come to rest for the picture ${name}`);
    });
    await writeFile(join(this.#pictures, `${name}.png`), last);
  }

  /** Takes a picture without the pointer and what it brings up, which a late tooltip does once more when it has gone. */
  async pictureAlone(name: string): Promise<void> {
    if (this.#pictures === undefined) return;
    await untilPasses(async (timeout) => {
      await this.page.mouse.move(0, 0);
      await this.page.mouse.move(640, 790);
      await this.page.locator('.monaco-hover:visible').waitFor({ state: 'detached', timeout });
    });
    await this.picture(name);
  }

  /** Takes a picture in each theme and ends in the dark one; `open` brings up what choosing a theme closes. */
  async pictures(name: string, open = async () => {}): Promise<void> {
    if (this.#pictures === undefined) return open();
    for (const theme of pictured) {
      await this.showTheme(theme);
      await open();
      await this.picture(`${name}-${theme}`);
    }
  }

  /**
   * Asks a question that `ask` leaves in the end: by going back in every theme but the last, which is the dark one. Without
   * pictures it goes back once, in the theme that is shown.
   */
  async askInThemes(ask: (theme: Theme, goesOn: boolean) => Promise<void>): Promise<void> {
    if (this.#pictures === undefined) {
      await ask('dark', false);
      return ask('dark', true);
    }
    for (const theme of pictured) {
      await this.showTheme(theme);
      await ask(theme, theme === 'dark');
    }
  }

  /** The icon comes with the extension's other contributions, so its commands are known by then. */
  async #ready(): Promise<void> {
    await this.page.locator('.activitybar .action-item a[aria-label^="Glossa"]').waitFor();
  }
}

function opened(workspace: string | undefined): string {
  if (workspace === undefined) return 'ew=true';
  const kind = workspace.endsWith('.code-workspace') ? 'workspace' : 'folder';
  return `${kind}=${encodeURIComponent(workspace)}`;
}
