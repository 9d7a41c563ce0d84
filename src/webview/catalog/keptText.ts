import type { CatalogTexts } from '../../protocol/catalogTexts.ts';
import { button, element, set } from '../dom.ts';
import { fill } from '../fill.ts';

/** What a person has typed and what cannot be saved: its message, or the place for it, is gone. */
export interface LostText {
  readonly key: string;
  /** The name of the locale. */
  readonly locale: string;
  readonly text: string;
  /** Why it was not saved, as far as somebody has said. */
  readonly reason: string;
}

/** Keeps what was typed and could not be saved in sight, to be copied, until the person dismisses it. */
export class KeptText {
  readonly element = element('div', { hidden: true });
  readonly #texts: CatalogTexts;
  readonly #changed: () => void;
  #all: readonly LostText[] = [];

  constructor(texts: CatalogTexts, changed: () => void) {
    this.#texts = texts;
    this.#changed = changed;
  }

  get all(): readonly LostText[] {
    return this.#all;
  }

  keep(...lost: readonly LostText[]): void {
    const typed = lost.filter(({ text }) => text !== '');
    if (typed.length > 0) this.#show([...this.#all, ...typed]);
  }

  #show(all: readonly LostText[]): void {
    this.#all = all;
    this.element.replaceChildren(...all.map((one) => this.#boxOf(one)));
    set(this.element, { hidden: all.length === 0 });
    this.#changed();
  }

  #boxOf(lost: LostText): HTMLElement {
    const { key, locale, text, reason } = lost;
    const label = fill(this.#texts.notSaved, key, locale);
    const field = element('textarea', { 'aria-label': label, rows: '3', readonly: true });
    field.value = text;
    const dismiss = () => this.#show(this.#all.filter((one) => one !== lost));
    return element(
      'div',
      { class: 'box error', role: 'alert' },
      element('p', {}, `${reason || this.#texts.noPlace} ${label}`),
      field,
      button(this.#texts.dismiss, dismiss, { class: 'secondary' }),
    );
  }
}
