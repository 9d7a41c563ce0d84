import type { RowAct } from '../../protocol/catalog.ts';
import type { CatalogTexts } from '../../protocol/catalogTexts.ts';
import { button, element, set } from '../dom.ts';
import { fill } from '../fill.ts';

/** What the acts are for now. */
export interface ActScope {
  /** The name of the locale that the keyboard is in. */
  readonly locale: string | undefined;
  readonly selected: number;
  readonly shown: number;
}

/** What can be done with all messages that are selected, or with all that are shown. */
export class ActBar {
  readonly element: HTMLElement;
  readonly #texts: CatalogTexts;
  readonly #scope = element('span', { class: 'scope' });
  readonly #buttons: readonly HTMLButtonElement[];

  constructor(texts: CatalogTexts, act: (act: RowAct) => void, translate: () => void) {
    this.#texts = texts;
    const names: readonly (readonly [RowAct, string])[] = [
      ['accept', texts.accept],
      ['keep', texts.keep],
      ['copySource', texts.copySource],
      ['clear', texts.clear],
      ['reject', texts.reject],
    ];
    const one = (name: string, run: () => void) => button(name, run, { class: 'secondary' });
    this.#buttons = [
      ...names.map(([kind, name]) => one(name, () => act(kind))),
      one(texts.translateRows, translate),
    ];
    this.element = element(
      'div',
      { class: 'row acts', role: 'group', 'aria-label': texts.acts },
      this.#scope,
      ...this.#buttons,
    );
  }

  show({ locale, selected, shown }: ActScope): void {
    const { selectedIn, shownIn, chooseLocale } = this.#texts;
    const count = selected > 0 ? selected : shown;
    const number = new Intl.NumberFormat(document.documentElement.lang).format(count);
    this.#scope.textContent =
      locale === undefined
        ? chooseLocale
        : fill(selected > 0 ? selectedIn : shownIn, locale, number);
    for (const one of this.#buttons) set(one, { disabled: locale === undefined || count === 0 });
  }
}
