import { element, set } from './dom.ts';

/** Says what came of the last action. It stays until the next one, whatever the page loads meanwhile. */
export class ActionOutcome {
  readonly element = element('div');
  readonly #done = element('p', { class: 'quiet', role: 'status' });
  readonly #problem = element('p', { class: 'box error', role: 'alert', hidden: true });

  constructor() {
    this.element.append(this.#done, this.#problem);
  }

  clear(): void {
    this.#done.textContent = '';
    set(this.#problem, { hidden: true });
  }

  /** Does something and says what came of it. */
  async of(work: () => Promise<string>): Promise<void> {
    this.clear();
    try {
      this.#done.textContent = await work();
    } catch (error) {
      this.#problem.textContent = error instanceof Error ? error.message : String(error);
      set(this.#problem, { hidden: false });
    }
  }
}
