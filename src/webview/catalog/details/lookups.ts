import type {
  CatalogDetailsHost,
  ShownChange,
  ShownUsage,
} from '../../../protocol/catalogDetails.ts';
import type { CatalogTexts } from '../../../protocol/catalogTexts.ts';
import { button, element, set } from '../../dom.ts';
import { fill } from '../../fill.ts';
import { visibleText } from '../../visibleText.ts';
import { Lookup, type Found } from './lookup.ts';

/** The message that is shown, and the column where that is one of a locale. */
export interface ShownOf {
  readonly row: number;
  readonly locale: string | undefined;
}

export interface LookupsParts {
  readonly texts: CatalogTexts;
  readonly host: CatalogDetailsHost;
  readonly say: (text: string) => void;
  readonly tried: (work: () => Promise<unknown>) => Promise<void>;
}

/** What is looked up about a message only when a person asks: where its key is used, and who changed its text. */
export class Lookups {
  readonly element = element('div', { hidden: true });
  readonly #parts: LookupsParts;
  readonly #usages: Lookup;
  readonly #history: Lookup;
  #of: ShownOf | undefined;

  constructor(parts: LookupsParts) {
    this.#parts = parts;
    const { texts, host, say } = parts;
    const { reading: busy, stop } = texts;
    const common = { busy, stop, say, cancel: () => void host.stop() };
    this.#usages = new Lookup({
      ...common,
      title: texts.usages,
      ask: texts.search,
      run: () => this.#findUsages(),
    });
    this.#history = new Lookup({
      ...common,
      title: texts.history,
      ask: texts.showChanges,
      run: () => this.#findHistory(),
    });
    this.element.append(this.#usages.element, this.#history.element);
  }

  /** Is about another message, or about none. */
  show(of: ShownOf | undefined, hasHistory: boolean): void {
    const isSameRow = of !== undefined && of.row === this.#of?.row;
    const isSame = isSameRow && of.locale === this.#of?.locale;
    this.#of = of;
    set(this.element, { hidden: of === undefined });
    if (!isSameRow) this.#usages.reset();
    if (!isSame) this.#history.reset();
    set(this.#history.element, { hidden: !hasHistory });
  }

  async #findUsages(): Promise<Found | undefined> {
    const { texts, host } = this.#parts;
    if (this.#of === undefined) return undefined;
    const found = await host.usages(this.#of.row);
    if (found === null) return undefined;
    const { usages, isCut } = found;
    const rows = usages.map((usage, place) => this.#usage(usage, place));
    return {
      summary: fill(texts.sectionRows, texts.usages, usages.length),
      content: withRest(rows, isCut),
    };
  }

  #usage({ file, line, text }: ShownUsage, place: number): HTMLElement {
    const { host, tried } = this.#parts;
    const open = () => void tried(() => host.openUsage(place));
    return element(
      'li',
      {},
      button(`${file}:${line}`, open, { class: 'link' }),
      element('code', {}, ...visibleText(text)),
    );
  }

  async #findHistory(): Promise<Found | undefined> {
    const { texts, host } = this.#parts;
    if (this.#of === undefined) return undefined;
    const { row, locale = null } = this.#of;
    const found = await host.history(row, locale);
    if (found === null) return undefined;
    const { changes, isCut } = found;
    const rows = changes.map((change) => changeRow(change, locale, texts));
    return {
      summary: fill(texts.sectionRows, texts.history, changes.length),
      content: withRest(rows, isCut),
    };
  }
}

function changeRow(
  { text, author, date, title, direction }: ShownChange,
  locale: string | null,
  { states }: CatalogTexts,
): HTMLElement {
  const about = [author, date, title].filter((one) => one !== '');
  return element(
    'li',
    {},
    text === null
      ? element('p', { class: 'quiet' }, states.missing)
      : element(
          'p',
          { class: 'text', dir: direction, ...(locale !== null && { lang: locale }) },
          ...visibleText(text),
        ),
    element(
      'p',
      { class: 'quiet' },
      ...about.flatMap((one, place) => [place === 0 ? '' : ' · ', element('bdi', {}, one)]),
    ),
  );
}

function withRest(rows: readonly HTMLElement[], isCut: boolean): readonly HTMLElement[] {
  return [
    ...(rows.length === 0 ? [] : [element('ul', { class: 'lookup' }, ...rows)]),
    ...(isCut ? [element('p', { class: 'quiet' }, '…')] : []),
  ];
}
