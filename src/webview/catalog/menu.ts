import { button, element } from '../dom.ts';

/** Acts behind a button, in groups. It closes with what is chosen of it, with Esc, and when somebody goes elsewhere. */
export class Menu {
  readonly element: HTMLDetailsElement;
  readonly #summary: HTMLElement;

  constructor(name: string) {
    this.#summary = element('summary', { class: 'tool' }, name);
    this.element = element('details', { class: 'menu' }, this.#summary);
    this.element.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#close();
    });
    this.element.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !this.element.contains(relatedTarget)) this.#shut();
    });
    document.addEventListener('pointerdown', ({ target }) => {
      if (target instanceof Node && !this.element.contains(target)) this.#shut();
    });
  }

  /** An act of the menu; it is shown with {@link show}. */
  entry(name: string, run: () => void): HTMLButtonElement {
    return button(
      name,
      () => {
        this.#close();
        run();
      },
      { class: 'tool' },
    );
  }

  show(...groups: readonly (readonly HTMLElement[])[]): void {
    const shown = groups.map((group) => element('div', { class: 'entries' }, ...group));
    this.element.append(element('div', { class: 'columns' }, ...shown));
  }

  #close(): void {
    this.#shut();
    this.#summary.focus();
  }

  #shut(): void {
    this.element.open = false;
  }
}
