import type { CatalogSummary } from '../../protocol/catalog.ts';
import type { CatalogTexts } from '../../protocol/catalogTexts.ts';
import { element, set, fill } from '../dom.ts';

/** Says how much is shown, and which files are not. */
export class StatusLine {
  readonly element = element('p', { class: 'quiet status' });
  readonly refused = element('ul', { class: 'box warning', hidden: true });
  readonly #texts: CatalogTexts;

  constructor(texts: CatalogTexts) {
    this.#texts = texts;
  }

  show({ all, shown, isReading, isChecking, refused }: CatalogSummary): void {
    const { empty, nothing, reading, checking } = this.#texts;
    const nothingHere = all === 0 ? empty : nothing;
    const counted = shown === 0 && !isReading ? nothingHere : fill(this.#texts.shown, shown, all);
    const busy = isReading ? [reading] : isChecking ? [checking] : [];
    this.element.textContent = [counted, ...busy].join(' · ');
    set(this.refused, { hidden: refused.length === 0 });
    this.refused.replaceChildren(...refused.map((reason) => element('li', {}, reason)));
  }
}
