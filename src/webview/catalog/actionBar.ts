import { keyActs, type RowAct } from '../../protocol/catalog.ts';
import type { CatalogTexts } from '../../protocol/catalogTexts.ts';
import { button, element, set, fill } from '../dom.ts';
import type { Commands } from './commands.ts';
import { Menu } from './menu.ts';
import type { CatalogState } from './state/catalogState.ts';

/**
 * What can be done with all messages that are selected, or with all that are shown; and with the key of one. It is one
 * line: what is wanted most, and a menu with all of it.
 */
export class ActionBar {
  readonly element: HTMLElement;
  readonly #texts: CatalogTexts;
  readonly #scope = element('span', { class: 'scope' });
  /** Those that are for a locale. */
  readonly #acts: readonly HTMLButtonElement[];
  readonly #delete: HTMLButtonElement;

  constructor(texts: CatalogTexts, commands: Commands) {
    this.#texts = texts;
    const menu = new Menu(texts.more);
    const entry = (name: string, run: () => void) => menu.entry(name, run);
    const { accept, keep, copySource, clear, reject, translateRows } = texts;
    const act = (one: RowAct) => () => void commands.actOnRows(one);
    const translate = () => void commands.translateRows();
    const first = [quiet(accept, act('accept')), quiet(translateRows, translate)];
    const all = [
      entry(accept, act('accept')),
      entry(translateRows, translate),
      entry(keep, act('keep')),
      entry(copySource, act('copySource')),
      entry(clear, act('clear')),
      entry(reject, act('reject')),
    ];
    const keys = keyActs.map((act) => entry(texts.keys[act], () => commands.changeKeys(act)));
    this.#delete = keys[keyActs.indexOf('delete')] ?? entry(texts.keys.delete, () => undefined);
    this.#acts = [...first, ...all];
    for (const one of first) one.classList.add('wide');
    for (const one of all.slice(0, first.length)) one.classList.add('narrow');
    menu.show(all, keys, [entry(texts.exportShown, () => void commands.onShown('exportShown'))]);
    this.element = element(
      'div',
      { class: 'acts', role: 'group', 'aria-label': texts.acts },
      element('div', { class: 'line-of-acts' }, this.#scope, ...first, menu.element),
    );
  }

  /** Says what the acts are for now. */
  show({ cursor, selection, summary }: CatalogState): void {
    const locale = cursor.column?.kind === 'locale' ? cursor.column.title : undefined;
    const selected = selection.rows.size;
    const { selectedIn, shownIn, chooseLocale, keys, deleteSelected } = this.#texts;
    const count = selected > 0 ? selected : (summary?.shown ?? 0);
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
