import { keyActs, type RowAct } from '../../protocol/catalog.ts';
import type { CatalogTexts } from '../../protocol/catalogTexts.ts';
import { button, element, set } from '../dom.ts';
import { fill } from '../fill.ts';
import { Menu } from './menu.ts';

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
  readonly changeKeys: (kind: KeyAct) => void;
  readonly exportShown: () => void;
}

/**
 * What can be done with all messages that are selected, or with all that are shown; and with the key of one. It is one
 * line: what is wanted most, and a menu with all of it.
 */
export class ActBar {
  readonly element: HTMLElement;
  readonly #texts: CatalogTexts;
  readonly #scope = element('span', { class: 'scope' });
  /** Those that are for a locale. */
  readonly #acts: readonly HTMLButtonElement[];
  readonly #delete: HTMLButtonElement;

  constructor(texts: CatalogTexts, acts: BarActs) {
    this.#texts = texts;
    const menu = new Menu(texts.more);
    const entry = (name: string, run: () => void) => menu.entry(name, run);
    const { accept, keep, copySource, clear, reject, translateRows } = texts;
    const first = [
      quiet(accept, () => acts.act('accept')),
      quiet(translateRows, () => acts.translate()),
    ];
    const all = [
      entry(accept, () => acts.act('accept')),
      entry(translateRows, () => acts.translate()),
      entry(keep, () => acts.act('keep')),
      entry(copySource, () => acts.act('copySource')),
      entry(clear, () => acts.act('clear')),
      entry(reject, () => acts.act('reject')),
    ];
    const keys = keyActs.map((kind) => entry(texts.keys[kind], () => acts.changeKeys(kind)));
    this.#delete = keys[keyActs.indexOf('delete')] ?? entry(texts.keys.delete, () => undefined);
    this.#acts = [...first, ...all];
    for (const one of first) one.classList.add('wide');
    for (const one of all.slice(0, first.length)) one.classList.add('narrow');
    menu.show(all, keys, [entry(texts.exportShown, () => acts.exportShown())]);
    this.element = element(
      'div',
      { class: 'acts', role: 'group', 'aria-label': texts.acts },
      element('div', { class: 'line-of-acts' }, this.#scope, ...first, menu.element),
    );
  }

  show({ locale, selected, shown }: ActScope): void {
    const { selectedIn, shownIn, chooseLocale, keys, deleteSelected } = this.#texts;
    const count = selected > 0 ? selected : shown;
    const number = new Intl.NumberFormat(document.documentElement.lang).format(count);
    const scope =
      locale === undefined
        ? chooseLocale
        : fill(selected > 0 ? selectedIn : shownIn, locale, number);
    this.#scope.textContent = scope;
    set(this.#scope, { title: scope });
    for (const act of this.#acts) set(act, { disabled: locale === undefined || count === 0 });
    this.#delete.textContent = selected > 1 ? deleteSelected : keys.delete;
  }
}

const quiet = (name: string, run: () => void) => button(name, run, { class: 'tool' });
