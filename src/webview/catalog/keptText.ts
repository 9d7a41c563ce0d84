import type { CatalogTexts } from '../../protocol/catalogTexts.ts';
import { button, element, set, fill } from '../dom.ts';
import type { LostText, TypedTexts } from './state/typedTexts.ts';

/** Shows what was typed and could not be saved, to be copied, until the person dismisses it. */
export class KeptText {
  readonly element = element('div', { hidden: true });
  readonly #texts: CatalogTexts;
  readonly #typed: TypedTexts;
  #shown: readonly LostText[] = [];

  constructor(texts: CatalogTexts, typed: TypedTexts) {
    this.#texts = texts;
    this.#typed = typed;
  }

  /** What stays is not touched: a person may be copying it. */
  show(): void {
    const { lost } = this.#typed;
    if (lost === this.#shown) return;
    this.#shown = lost;
    this.element.replaceChildren(...lost.map((one) => this.#boxOf(one)));
    set(this.element, { hidden: lost.length === 0 });
  }

  #boxOf(lost: LostText): HTMLElement {
    const { key, locale, text, reason } = lost;
    const label = fill(this.#texts.notSaved, key, locale);
    const field = element('textarea', { 'aria-label': label, rows: '3', readonly: true });
    field.value = text;
    return element(
      'div',
      { class: 'box error', role: 'alert' },
      element('p', {}, `${reason || this.#texts.noPlace} ${label}`),
      field,
      button(this.#texts.dismiss, () => this.#typed.dismiss(lost), { class: 'secondary' }),
    );
  }
}
