import type { TrialResultView, WordsView, VoiceOpening, VoiceView } from '../../protocol/voice.ts';
import { element, set, visibleText } from '../dom.ts';

/** Two transcripts of a recording beside each other, and what the terms changed. */
export class TrialView {
  readonly element: HTMLElement;
  readonly #opening: VoiceOpening;
  readonly #without: HTMLElement;
  readonly #with: HTMLElement;
  readonly #summary = element('p');
  readonly #rows = element('tbody');
  readonly #result: HTMLElement;

  constructor(opening: VoiceOpening) {
    const { texts, source } = opening;
    this.#opening = opening;
    const text = () => element('p', { class: 'heard', lang: source.code, dir: source.direction });
    this.#without = text();
    this.#with = text();
    const heads = [texts.term, texts.without, texts.with, texts.verdict];
    this.#result = element(
      'section',
      { hidden: true },
      element('h2', {}, texts.terms),
      this.#summary,
      element(
        'table',
        { class: 'transcript', 'aria-label': texts.terms },
        element(
          'thead',
          {},
          element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head))),
        ),
        this.#rows,
      ),
    );
    this.element = element(
      'div',
      {},
      element(
        'div',
        { class: 'side-by-side' },
        element('section', {}, element('h2', {}, texts.without), this.#without),
        element('section', {}, element('h2', {}, texts.with), this.#with),
      ),
      this.#result,
    );
  }

  show({ trial }: VoiceView): string {
    if (trial === null) return '';
    this.#without.replaceChildren(...wordsOf(trial.without, 'del'));
    this.#with.replaceChildren(...wordsOf(trial.with, 'ins'));
    this.#summary.textContent = trial.summary;
    this.#rows.replaceChildren(...this.#termRows(trial));
    set(this.#result, { hidden: trial.terms.length === 0 });
    return trial.summary;
  }

  #termRows({ terms }: TrialResultView): readonly HTMLElement[] {
    const { texts, source } = this.#opening;
    return terms.map((one) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row', lang: source.code }, ...visibleText(one.term)),
        element('td', {}, one.without),
        element('td', {}, one.with),
        element('td', { class: `verdict ${one.verdict}` }, texts.verdicts[one.verdict]),
      ),
    );
  }
}

/** Screen readers say of `del` and `ins` what they are. */
function wordsOf(words: readonly WordsView[], mark: 'del' | 'ins'): readonly (Node | string)[] {
  return words.flatMap(({ text, differs }) => [
    differs ? element(mark, {}, ...visibleText(text)) : element('span', {}, ...visibleText(text)),
    ' ',
  ]);
}
