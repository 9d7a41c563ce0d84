import type { TranscriptRowView, VoiceOpening, VoiceView } from '../../protocol/voice.ts';
import type { LocaleView } from '../../protocol/localeView.ts';
import { element, set, visibleText } from '../dom.ts';

/** What was said and its translations, side by side. What may still change is marked. */
export class TranscriptTable {
  readonly element = element('div');
  readonly #opening: VoiceOpening;
  readonly #rows = element('tbody');
  readonly #table: HTMLTableElement;
  readonly #nothing: HTMLElement;

  constructor(opening: VoiceOpening) {
    const { source, targets, texts } = opening;
    this.#opening = opening;
    this.#nothing = element('p', { class: 'quiet' }, texts.nothing);
    const head = [texts.time, ...[source, ...targets].map(({ name }) => name)];
    this.#table = element(
      'table',
      { class: 'transcript', 'aria-label': texts.transcript },
      element(
        'thead',
        {},
        element('tr', {}, ...head.map((text) => element('th', { scope: 'col' }, text))),
      ),
      this.#rows,
    );
    // Many languages are wider than the page: the keyboard scrolls them too.
    const scroller = element('div', {
      class: 'scroller',
      role: 'region',
      tabindex: '0',
      'aria-label': texts.transcript,
    });
    scroller.append(this.#table);
    this.element.append(this.#nothing, scroller);
  }

  show({ from, rows }: VoiceView): string {
    while (this.#rows.children.length > from) this.#rows.lastElementChild?.remove();
    this.#rows.append(...rows.map((row) => this.#row(row)));
    const isEmpty = this.#rows.children.length === 0;
    set(this.#nothing, { hidden: !isEmpty });
    set(this.#table, { hidden: isEmpty });
    return rows.findLast(({ isTentative }) => !isTentative)?.text ?? '';
  }

  #row({ time, text, translations, isTentative }: TranscriptRowView): HTMLElement {
    const { source, targets } = this.#opening;
    return element(
      'tr',
      { class: isTentative ? 'tentative' : undefined },
      element('th', { scope: 'row', class: 'quiet' }, time),
      cell(text, source),
      ...targets.map((target) => cell(translations[target.code] ?? '', target)),
    );
  }
}

function cell(text: string, { code, direction }: LocaleView): HTMLElement {
  return element('td', { lang: code, dir: direction }, ...visibleText(text));
}
