import type { ShownLanguage, ShownSegment } from '../../protocol/segments.ts';
import { button, element, set } from '../dom.ts';
import { visibleText } from '../visibleText.ts';

/** What a row shows and does. */
export interface RowParts {
  readonly source: ShownLanguage;
  readonly target: ShownLanguage;
  readonly texts: { readonly copy: string; readonly use: string; readonly untranslated: string };
  copy(text: string): void;
  use(text: string): void;
}

/** Segments in a table. Rows that are replaced do not take the keyboard away. */
export class SegmentTable {
  readonly element: HTMLTableElement;
  readonly #rows = element('tbody');
  readonly #targetHead = element('th', { scope: 'col' });
  readonly #segmentOf = new WeakMap<Element, ShownSegment>();
  #shown: readonly ShownSegment[] = [];

  constructor(name: string, sourceHead: string) {
    const head = element('tr', {}, element('th', { scope: 'col' }, sourceHead), this.#targetHead);
    this.element = element('table', { class: 'segments', 'aria-label': name, hidden: true });
    this.element.append(element('thead', {}, head), this.#rows);
  }

  get shown(): readonly ShownSegment[] {
    return this.#shown;
  }

  /**
   * Shows these segments and no others. The keyboard stays on the same control of the same segment; where that is
   * gone, it goes to `otherwise`.
   */
  show(segments: readonly ShownSegment[], parts: RowParts, otherwise: HTMLElement): void {
    const held = this.#held();
    this.#shown = [];
    this.#rows.replaceChildren();
    this.append(segments, parts);
    if (held === undefined) return;
    const row = [...this.#rows.children].find(
      (one) => this.#segmentOf.get(one)?.source === held.segment?.source,
    );
    (row?.querySelectorAll('button')[held.place] ?? otherwise).focus();
  }

  append(segments: readonly ShownSegment[], parts: RowParts): void {
    this.#shown = [...this.#shown, ...segments];
    this.#targetHead.textContent = parts.target.name;
    this.#rows.append(...segments.map((segment) => this.#row(segment, parts)));
    set(this.element, { hidden: this.#shown.length === 0 });
  }

  /** Puts the keyboard on the row at this place, if there is one. */
  focusRow(place: number): void {
    this.#rows.children[place]?.querySelector('button')?.focus();
  }

  /** The segment and the control that the keyboard is on, if it is on one. */
  #held(): { readonly segment: ShownSegment | undefined; readonly place: number } | undefined {
    const row = document.activeElement?.closest('tr') ?? null;
    if (row === null || !this.#rows.contains(row)) return undefined;
    const place = [...row.querySelectorAll('button')].findIndex(
      (one) => one === document.activeElement,
    );
    return { segment: this.#segmentOf.get(row), place };
  }

  #row(segment: ShownSegment, parts: RowParts): HTMLTableRowElement {
    const { source, target, texts } = parts;
    const translations = segment.targets.filter(({ language }) => isSame(language, target.code));
    const row = element(
      'tr',
      {},
      element('td', {}, textBlock(segment.source, source), actions(copy(segment.source, parts))),
      element(
        'td',
        {},
        ...(translations.length > 0 ? [] : [element('p', { class: 'quiet' }, texts.untranslated)]),
        ...translations.flatMap(({ text }) => [
          textBlock(text, target),
          actions(
            copy(text, parts),
            link(texts.use, () => parts.use(text)),
          ),
        ]),
      ),
    );
    this.#segmentOf.set(row, segment);
    return row;
  }
}

function textBlock(text: string, { code, direction }: ShownLanguage): HTMLElement {
  return element('p', { class: 'text', lang: code, dir: direction }, ...visibleText(text));
}

function actions(...buttons: readonly HTMLElement[]): HTMLElement {
  return element('div', { class: 'row' }, ...buttons);
}

function copy(text: string, parts: RowParts): HTMLElement {
  return link(parts.texts.copy, () => parts.copy(text));
}

function link(text: string, run: () => void): HTMLElement {
  return button(text, run, { class: 'link' });
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
