import {
  askedStates,
  type CatalogSummary,
  type CatalogView,
  type ReviewedState,
} from '../../protocol/catalog.ts';
import type { CatalogTexts } from '../../protocol/catalogTexts.ts';
import { button, element, newId, set } from '../dom.ts';

/** Milliseconds without a key before a search starts. */
const quiet = 250;

export const emptyView: CatalogView = {
  states: [],
  withProblems: false,
  isChanged: false,
  locale: null,
  text: '',
  in: 'everywhere',
  isPattern: false,
  order: 'file',
  hidden: [],
};

/** The filters above the table. Each change is a new view; the chips say how much they would show. */
export class Toolbar {
  readonly element: HTMLElement;
  readonly #search: HTMLInputElement;
  readonly #texts: CatalogTexts;
  readonly #changed: (view: CatalogView) => void;
  readonly #chips = new Map<keyof CatalogSummary['counts'], HTMLButtonElement>();
  readonly #locale: HTMLSelectElement;
  readonly #order: HTMLSelectElement;
  readonly #columns = element('div', { class: 'columns' });
  readonly #bad: HTMLElement;
  #view: CatalogView;
  #locales: CatalogSummary['locales'] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(texts: CatalogTexts, view: CatalogView, changed: (view: CatalogView) => void) {
    this.#texts = texts;
    this.#view = view;
    this.#changed = changed;
    const bad = newId();
    this.#bad = element('p', { id: bad, class: 'box error', hidden: true });
    this.#search = element('input', {
      type: 'search',
      'aria-label': texts.search,
      placeholder: texts.search,
      'aria-describedby': bad,
      spellcheck: 'false',
      maxlength: '1000',
    });
    this.#search.value = view.text;
    this.#search.addEventListener('input', () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#change({ text: this.#search.value }), quiet);
    });
    this.#locale = this.#choice(texts.inLocale, { '': texts.allLocales }, '', (code) =>
      this.#change({ locale: code === '' ? null : code }),
    );
    this.#order = this.#orders();
    this.element = element(
      'div',
      { class: 'tools', role: 'group', 'aria-label': texts.toolbar },
      element(
        'div',
        { class: 'row search' },
        this.#search,
        this.#places(),
        this.#pattern(),
        this.#locale,
        this.#order,
        element('details', { class: 'menu' }, element('summary', {}, texts.columns), this.#columns),
      ),
      this.#bad,
      element(
        'div',
        { class: 'row' },
        element(
          'div',
          { class: 'row', role: 'group', 'aria-label': texts.filter },
          ...this.#newChips(),
        ),
        button(texts.apply, () => this.#change({}), { class: 'link' }),
      ),
    );
  }

  get view(): CatalogView {
    return this.#view;
  }

  /** Shows everything, if not everything is shown. */
  clear(): void {
    const { states, withProblems, isChanged, text } = this.#view;
    if (states.length === 0 && !withProblems && !isChanged && text === '') return;
    this.#search.value = '';
    this.#change({ states: [], withProblems: false, isChanged: false, text: '' });
  }

  show({ counts, locales, badPattern }: CatalogSummary): void {
    const numbers = new Intl.NumberFormat(document.documentElement.lang);
    for (const [kind, chip] of this.#chips) {
      const isMark = kind === 'problems' || kind === 'changed';
      const name = isMark ? this.#texts[kind] : this.#texts.states[kind];
      // Mostly there is none, and the row is short.
      if (kind === 'changed') set(chip, { hidden: counts.changed === 0 && !this.#has(kind) });
      const count = numbers.format(counts[kind]);
      chip.replaceChildren(name, element('span', { class: 'count' }, ` ${count}`));
    }
    this.#bad.textContent = badPattern;
    set(this.#bad, { hidden: badPattern === '' });
    set(this.#search, { 'aria-invalid': String(badPattern !== '') });
    const isOther = JSON.stringify(locales) !== JSON.stringify(this.#locales);
    this.#locales = locales;
    if (isOther) this.#offerLocales();
  }

  /** Whether all that is shown is in a state, and all of that is shown. */
  showsOnly(state: ReviewedState): boolean {
    const { states, text } = this.#view;
    return states.length === 1 && states[0] === state && text === '';
  }

  /** Shows all that is in a state, what has problems first. */
  showOnly(state: ReviewedState): void {
    this.#search.value = '';
    this.#order.value = 'problems';
    const { hidden } = emptyView;
    this.#locale.value = '';
    this.#change({
      states: [state],
      withProblems: false,
      isChanged: false,
      locale: null,
      text: '',
      order: 'problems',
      hidden,
    });
  }

  #change(change: Partial<CatalogView>): void {
    this.#view = { ...this.#view, ...change };
    for (const [kind, chip] of this.#chips) set(chip, { 'aria-pressed': String(this.#has(kind)) });
    this.#changed(this.#view);
  }

  #has(kind: keyof CatalogSummary['counts']): boolean {
    if (kind === 'problems') return this.#view.withProblems;
    if (kind === 'changed') return this.#view.isChanged;
    return this.#view.states.includes(kind);
  }

  #newChips(): readonly HTMLElement[] {
    return [...askedStates, 'problems' as const, 'changed' as const].map((kind) => {
      const chip = button('', () => this.#toggle(kind), {
        class: `chip ${kind}`,
        'aria-pressed': String(this.#has(kind)),
      });
      this.#chips.set(kind, chip);
      return chip;
    });
  }

  #toggle(kind: keyof CatalogSummary['counts']): void {
    const { states, withProblems, isChanged } = this.#view;
    if (kind === 'problems') return this.#change({ withProblems: !withProblems });
    if (kind === 'changed') return this.#change({ isChanged: !isChanged });
    const others = states.filter((one) => one !== kind);
    this.#change({ states: others.length < states.length ? others : [...states, kind] });
  }

  #places(): HTMLElement {
    const { searchIn, places } = this.#texts;
    return this.#choice(searchIn, places, this.#view.in, (place) =>
      this.#change({ in: place as CatalogView['in'] }),
    );
  }

  #orders(): HTMLSelectElement {
    const { order, orders } = this.#texts;
    return this.#choice(order, orders, this.#view.order, (chosen) =>
      this.#change({ order: chosen as CatalogView['order'] }),
    );
  }

  #pattern(): HTMLElement {
    const toggle = button(
      '.*',
      () => {
        const isPattern = !this.#view.isPattern;
        set(toggle, { 'aria-pressed': String(isPattern) });
        this.#change({ isPattern });
      },
      {
        class: 'chip',
        'aria-label': this.#texts.pattern,
        title: this.#texts.pattern,
        'aria-pressed': String(this.#view.isPattern),
      },
    );
    return toggle;
  }

  #choice(
    label: string,
    names: Readonly<Record<string, string>>,
    chosen: string,
    change: (value: string) => void,
  ): HTMLSelectElement {
    const select = element(
      'select',
      { 'aria-label': label, title: label },
      ...Object.entries(names).map(([value, name]) => element('option', { value }, name)),
    );
    select.value = chosen;
    select.addEventListener('change', () => change(select.value));
    return select;
  }

  #offerLocales(): void {
    const { allLocales } = this.#texts;
    this.#locale.replaceChildren(
      element('option', { value: '' }, allLocales),
      ...this.#locales.map(({ code, name }) => element('option', { value: code }, name)),
    );
    this.#locale.value = this.#view.locale ?? '';
    this.#columns.replaceChildren(...this.#locales.map((locale) => this.#column(locale)));
  }

  #column({ code, name }: CatalogSummary['locales'][number]): HTMLElement {
    const box = element('input', { type: 'checkbox' });
    box.checked = !this.#view.hidden.includes(code);
    box.addEventListener('change', () => {
      const others = this.#view.hidden.filter((one) => one !== code);
      this.#change({ hidden: box.checked ? others : [...others, code] });
    });
    return element('label', {}, box, ` ${name}`);
  }
}
