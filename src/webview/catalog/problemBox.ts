import { element, set } from '../dom.ts';

/** Says why something failed, until the next thing is tried. */
export class ProblemBox {
  readonly element = element('p', { class: 'box error', role: 'alert', hidden: true });

  /** Does something; never rejects. */
  async tried(work: () => Promise<unknown>): Promise<void> {
    set(this.element, { hidden: true });
    try {
      await work();
    } catch (error) {
      this.show(error);
    }
  }

  show(error: unknown): void {
    this.element.textContent = reasonOf(error);
    set(this.element, { hidden: false });
  }
}

/** What is said of a failure. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
