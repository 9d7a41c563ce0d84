import { keyActs, type RowAct } from '../../protocol/catalog.ts';
import type { CatalogTexts } from '../../protocol/catalogTexts.ts';
import { button, element, set } from '../dom.ts';
import { fill } from '../fill.ts';

type KeyAct = (typeof keyActs)[number];

/** What the acts are for now. */
export interface ActScope {
  /** The name of the locale that the keyboard is in. */
  readonly locale: string | undefined;
  readonly selected: number;
  readonly shown: number;
}

/** What its buttons do. */
export interface BarActs {
  readonly act: (act: RowAct) => void;
  readonly translate: () => void;
  readonly changeKey: (kind: KeyAct) => void;
  readonly exportShown: () => void;
}

/** What can be done with all messages that are selected, or with all that are shown; and with the key of one. */
export class ActBar {
  readonly element: HTMLElement;
  readonly #texts: CatalogTexts;
  readonly #scope = element('span', { class: 'scope' });
  readonly #buttons: readonly HTMLButtonElement[];

  constructor(texts: CatalogTexts, acts: BarActs) {
    this.#texts = texts;
    const names: readonly (readonly [RowAct, string])[] = [
      ['accept', texts.accept],
      ['keep', texts.keep],
      ['copySource', texts.copySource],
      ['clear', texts.clear],
      ['reject', texts.reject],
    ];
    this.#buttons = [
      ...names.map(([act, name]) => one(name, () => acts.act(act))),
      one(texts.translateRows, acts.translate),
    ];
    this.element = element(
      'div',
      { class: 'row acts', role: 'group', 'aria-label': texts.acts },
      this.#scope,
      ...this.#buttons,
      moreMenu(texts, acts),
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
    for (const act of this.#buttons) set(act, { disabled: locale === undefined || count === 0 });
  }
}

const one = (name: string, run: () => void) => button(name, run, { class: 'secondary' });

/** What is seldom wanted. It closes with what is chosen of it, and with Esc. */
function moreMenu(texts: CatalogTexts, { changeKey, exportShown }: BarActs): HTMLElement {
  const summary = element('summary', {}, texts.more);
  const menu = element('details', { class: 'menu' }, summary);
  const close = () => {
    menu.open = false;
    summary.focus();
  };
  const entry = (name: string, run: () => void) =>
    one(name, () => {
      close();
      run();
    });
  menu.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  const keys = keyActs.map((kind) => entry(texts.keys[kind], () => changeKey(kind)));
  menu.append(element('div', { class: 'columns' }, ...keys, entry(texts.exportShown, exportShown)));
  return menu;
}
