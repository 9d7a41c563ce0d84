import type { SegmentsData, SegmentsHost, SegmentView } from '../../protocol/segments.ts';
import type { LocaleView } from '../../protocol/localeView.ts';
import type { ActionOutcome } from '../actionOutcome.ts';
import { button, element, set, fill, visibleText } from '../dom.ts';

/** What the page is about, whom it asks, and where it says what came of that. */
export interface OpenSegments {
  readonly data: SegmentsData;
  readonly host: SegmentsHost;
  readonly outcome: ActionOutcome;
}

/** Segments in a table. Rows that are replaced do not take the keyboard away. */
export class SegmentTable {
  readonly element: HTMLTableElement;
  readonly #rows = element('tbody');
  readonly #targetHead = element('th', { scope: 'col' });
  readonly #segmentOf = new WeakMap<Element, SegmentView>();
  readonly #page: OpenSegments;
  #shown: readonly SegmentView[] = [];

  constructor(page: OpenSegments) {
    this.#page = page;
    const { name, source, texts } = page.data;
    const sourceHead = element('th', { scope: 'col' }, fill(texts.source, source.name));
    this.element = element('table', { class: 'segments', 'aria-label': name, hidden: true });
    const head = element('tr', {}, sourceHead, this.#targetHead);
    this.element.append(element('thead', {}, head), this.#rows);
  }

  get shown(): readonly SegmentView[] {
    return this.#shown;
  }

  /**
   * Shows these segments and no others, with their translations into one language. The keyboard stays on the same control of
   * the same segment; where that is gone, it goes to `otherwise`.
   */
  show(segments: readonly SegmentView[], target: LocaleView, otherwise: HTMLElement): void {
    const held = this.#held();
    this.#shown = [];
    this.#rows.replaceChildren();
    this.append(segments, target);
    if (held === undefined) return;
    const row = [...this.#rows.children].find(
      (one) => this.#segmentOf.get(one)?.source === held.segment?.source,
    );
    (row?.querySelectorAll('button')[held.place] ?? otherwise).focus();
  }

  append(segments: readonly SegmentView[], target: LocaleView): void {
    this.#shown = [...this.#shown, ...segments];
    this.#targetHead.textContent = target.name;
    this.#rows.append(...segments.map((segment) => this.#row(segment, target)));
    set(this.element, { hidden: this.#shown.length === 0 });
  }

  /** Puts the keyboard on the row at this place, if there is one. */
  focusRow(place: number): void {
    this.#rows.children[place]?.querySelector('button')?.focus();
  }

  /** The segment and the control that the keyboard is on, if it is on one. */
  #held(): { readonly segment: SegmentView | undefined; readonly place: number } | undefined {
    const row = document.activeElement?.closest('tr') ?? null;
    if (row === null || !this.#rows.contains(row)) return undefined;
    const place = [...row.querySelectorAll('button')].findIndex(
      (one) => one === document.activeElement,
    );
    return { segment: this.#segmentOf.get(row), place };
  }

  #row(segment: SegmentView, target: LocaleView): HTMLTableRowElement {
    const { data, host, outcome } = this.#page;
    const { source, texts } = data;
    const copy = (text: string) =>
      link(texts.copy, () => void outcome.of(() => host.copy(text).then(() => texts.copied)));
    const use = (text: string) =>
      link(texts.use, () => void outcome.of(() => host.use(target.code, text)));
    const translations = segment.targets.filter(({ language }) => isSame(language, target.code));
    const row = element(
      'tr',
      {},
      element('td', {}, textBlock(segment.source, source), actions(copy(segment.source))),
      element(
        'td',
        {},
        ...(translations.length > 0 ? [] : [element('p', { class: 'quiet' }, texts.untranslated)]),
        ...translations.flatMap(({ text }) => [
          textBlock(text, target),
          actions(copy(text), use(text)),
        ]),
      ),
    );
    this.#segmentOf.set(row, segment);
    return row;
  }
}

function textBlock(text: string, { code, direction }: LocaleView): HTMLElement {
  return element('p', { class: 'text', lang: code, dir: direction }, ...visibleText(text));
}

function actions(...buttons: readonly HTMLElement[]): HTMLElement {
  return element('div', { class: 'row' }, ...buttons);
}

function link(text: string, run: () => void): HTMLElement {
  return button(text, run, { class: 'link' });
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
