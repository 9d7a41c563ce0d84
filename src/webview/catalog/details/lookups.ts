import type { ChangeView, KeyUsageView } from '../../../protocol/catalogDetails.ts';
import type { CatalogTexts } from '../../../protocol/catalogTexts.ts';
import { button, element, set, type Child, fill, visibleText } from '../../dom.ts';
import { reasonOf } from '../problemBox.ts';
import type { OpenCatalog } from '../openCatalog.ts';
import type { AboutMessage } from '../state/catalogState.ts';
import { part } from './part.ts';

/** What is looked up about a message only when a person asks: where its key is used, and who changed its text. */
export class Lookups {
  readonly element = element('div', { hidden: true });
  readonly #page: OpenCatalog;
  readonly #usages: Lookup;
  readonly #history: Lookup;
  #of: Pick<AboutMessage, 'row' | 'locale'> | undefined;

  constructor(page: OpenCatalog) {
    this.#page = page;
    const { texts } = page;
    this.#usages = new Lookup(page, texts.usages, texts.search, () => this.#findUsages());
    this.#history = new Lookup(page, texts.history, texts.showChanges, () => this.#findHistory());
    this.element.append(this.#usages.element, this.#history.element);
  }

  /** Is about another message, or about none. */
  show(of: AboutMessage | undefined): void {
    const isSameRow = of !== undefined && of.row === this.#of?.row;
    const isSame = isSameRow && of.locale === this.#of?.locale;
    this.#of = of;
    set(this.element, { hidden: of === undefined });
    if (!isSameRow) this.#usages.reset();
    if (!isSame) this.#history.reset();
    set(this.#history.element, { hidden: of?.details?.hasHistory !== true });
  }

  async #findUsages(): Promise<Found | undefined> {
    const { texts, host } = this.#page;
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

  #usage({ file, line, text }: KeyUsageView, place: number): HTMLElement {
    const { host, problem } = this.#page;
    const open = () => void problem.tried(() => host.openUsage(place));
    return element(
      'li',
      {},
      button(`${file}:${line}`, open, { class: 'link' }),
      element('code', {}, ...visibleText(text)),
    );
  }

  async #findHistory(): Promise<Found | undefined> {
    const { texts, host } = this.#page;
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

/** What is shown of something that was looked up. */
interface Found {
  /** How much there is, in a few words. */
  readonly summary: string;
  readonly content: readonly Child[];
}

/** Something that takes a while and is looked up when a person asks for it. It stays until another message is shown. */
class Lookup {
  readonly element: HTMLElement;
  readonly #page: OpenCatalog;
  readonly #run: () => Promise<Found | undefined>;
  readonly #ask: HTMLButtonElement;
  readonly #content = element('div', { class: 'found' });
  #round = 0;
  #isBusy = false;

  /**
   * @param ask names the button that starts it
   * @param run finds nothing where it was stopped
   */
  constructor(
    page: OpenCatalog,
    title: string,
    ask: string,
    run: () => Promise<Found | undefined>,
  ) {
    this.#page = page;
    this.#run = run;
    this.#ask = button(ask, () => void this.#start(), { class: 'secondary' });
    this.element = part(title, this.#ask, this.#content);
  }

  /** Forgets what was found for another message. */
  reset(): void {
    this.#round++;
    if (this.#isBusy) void this.#page.host.stop();
    this.#show();
  }

  async #start(): Promise<void> {
    const { texts, host, announcer } = this.#page;
    const round = ++this.#round;
    const stop = button(texts.stop, () => void host.stop(), { class: 'link' });
    this.#show(element('p', { class: 'quiet row' }, texts.reading, stop));
    this.#isBusy = true;
    announcer.say(texts.reading);
    const found = await this.#run().catch((error: unknown) => ({
      summary: reasonOf(error),
      content: [],
    }));
    if (round !== this.#round) return;
    if (found === undefined) return this.#show();
    this.#show(element('p', { class: 'quiet' }, found.summary), ...found.content);
    announcer.say(found.summary);
  }

  /** The keyboard goes to the button when what it was on is gone. */
  #show(...content: readonly Child[]): void {
    const hadFocus = this.#content.contains(document.activeElement);
    this.#isBusy = false;
    this.#content.replaceChildren(...content);
    if (hadFocus) this.#ask.focus();
  }
}

function changeRow(
  { text, author, date, title, direction }: ChangeView,
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
