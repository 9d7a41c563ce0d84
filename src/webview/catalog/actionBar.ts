import { keyActs, type AcceptableRows, type RowAct } from '../../protocol/catalog.ts';
import type { CatalogTexts } from '../../protocol/catalogTexts.ts';
import { button, element, set, fill } from '../dom.ts';
import type { Commands } from './commands.ts';
import { Menu } from './menu.ts';
import type { CatalogState } from './state/catalogState.ts';

interface Counted {
  readonly locale: string | undefined;
  readonly version: number | undefined;
  readonly rows: ReadonlySet<number>;
}

/**
 * What can be done with all messages that are selected, or with all that are shown; and with the key of one. It is one
 * line: what is wanted most, and a menu with all of it.
 */
export class ActionBar {
  readonly element: HTMLElement;
  readonly #texts: CatalogTexts;
  readonly #scope = element('span', { class: 'scope' });
  /** What accepting leaves out. */
  readonly #left = element('span');
  /** Those that are for a locale. */
  readonly #acts: readonly HTMLButtonElement[];
  readonly #delete: HTMLButtonElement;
  readonly #commands: Commands;
  readonly #accept: readonly HTMLButtonElement[];
  /** What accepting was last counted for. */
  #counted: Counted | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(texts: CatalogTexts, commands: Commands) {
    this.#texts = texts;
    this.#commands = commands;
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
    this.#accept = [...first.slice(0, 1), ...all.slice(0, 1)];
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
    const number = format(count);
    const scope =
      locale === undefined
        ? chooseLocale
        : fill(selected > 0 ? selectedIn : shownIn, locale, number);
    this.#scope.replaceChildren(scope, this.#left);
    set(this.#scope, { title: scope });
    for (const act of this.#acts) set(act, { disabled: locale === undefined || count === 0 });
    this.#delete.textContent = selected > 1 ? deleteSelected : keys.delete;
    this.#count(locale, { summary, rows: selection.rows });
  }

  /** Has the button say how many texts it is for, once that is known. */
  #count(
    locale: string | undefined,
    { summary, rows }: Pick<Counted, 'rows'> & Pick<CatalogState, 'summary'>,
  ): void {
    const counted: Counted = { locale, version: summary?.version, rows };
    const before = this.#counted;
    if (Object.entries(counted).every(([name, value]) => before?.[name as keyof Counted] === value))
      return;
    this.#counted = counted;
    clearTimeout(this.#timer);
    if (before?.locale !== locale) this.#name(undefined, locale);
    // What is still being checked may have problems.
    const isSettled = summary?.isReading === false && !summary.isChecking;
    if (locale === undefined || !isSettled) return;
    this.#timer = setTimeout(() => void this.#ask(counted), quietFor);
  }

  async #ask(counted: Counted): Promise<void> {
    const found = await this.#commands.acceptable();
    if (this.#counted === counted) this.#name(found, counted.locale);
  }

  #name({ count, left }: AcceptableRows = { count: 0, left: 0 }, locale = ''): void {
    const { accept, acceptMany, leftOut } = this.#texts;
    const name = count === 0 ? accept : fill(acceptMany, format(count), locale);
    for (const one of this.#accept) one.textContent = name;
    this.#left.textContent = left === 0 ? '' : ` · ${fill(leftOut, format(left))}`;
  }
}

/** Milliseconds for which nothing changes before it is counted. */
const quietFor = 150;

const format = (number: number) =>
  new Intl.NumberFormat(document.documentElement.lang).format(number);

const quiet = (name: string, run: () => void) => button(name, run, { class: 'tool' });
