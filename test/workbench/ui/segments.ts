import type { Frame, Locator } from 'playwright-core';
import type { Workbench } from './workbench.ts';

/** The page of a memory's segments. */
export class Segments {
  readonly frame: Frame;
  readonly search: Locator;
  readonly language: Locator;
  readonly rows: Locator;
  readonly status: Locator;
  readonly problem: Locator;

  private constructor(frame: Frame) {
    this.frame = frame;
    this.search = frame.getByLabel('Search in source texts and translations');
    this.language = frame.getByLabel('Translation into');
    this.rows = frame.locator('table.segments tbody tr');
    this.status = frame.getByRole('status');
    this.problem = frame.getByRole('alert');
  }

  /** The page that is open, once it shows segments. */
  static async open(workbench: Workbench): Promise<Segments> {
    const segments = new Segments(await workbench.webview('table.segments'));
    await segments.status.getByText('shown:').waitFor();
    return segments;
  }

  /** Source and translation of each row, without buttons. */
  async texts(): Promise<readonly (readonly string[])[]> {
    return this.rows.evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('.text')].map((text) => text.textContent ?? '')),
    );
  }

  /** What the keyboard is on: its text, or the kind of a control that has none. */
  async focused(): Promise<string> {
    return this.frame.evaluate<string>(
      'document.activeElement.matches("button") ? document.activeElement.textContent : document.activeElement.tagName',
    );
  }

  row(source: string): Locator {
    return this.rows.filter({ has: this.frame.getByText(source, { exact: true }) });
  }

  button(name: string): Locator {
    return this.frame.getByRole('button', { name, exact: true });
  }
}
