import type { TermEditorTexts } from '../../protocol/termEditor.ts';
import { button, element, newId, set } from '../dom.ts';

/** What the buttons do. */
export interface SaveActions {
  merge(): void;
  replace(): void;
  /** Only what is stored can be tried. */
  tryTerms(): void;
  discard(): void;
  remove(): void;
}

/** The two ways to save, each with what it does, and the ways back. */
export class SaveBar {
  readonly element: HTMLElement;
  readonly #merge: HTMLButtonElement;
  readonly #replace: HTMLButtonElement;
  readonly #tryTerms: HTMLButtonElement;
  readonly #discard: HTMLButtonElement;
  readonly #remove: HTMLButtonElement;

  constructor(texts: TermEditorTexts, actions: SaveActions) {
    const mergeHint = element('p', { id: newId(), class: 'quiet' }, texts.mergeHint);
    const replaceHint = element('p', { id: newId(), class: 'quiet' }, texts.replaceHint);
    this.#merge = button(texts.merge, () => actions.merge(), { 'aria-describedby': mergeHint.id });
    this.#replace = button(texts.replace, () => actions.replace(), {
      class: 'secondary',
      'aria-describedby': replaceHint.id,
    });
    this.#tryTerms = button(texts.tryTerms, () => actions.tryTerms(), { class: 'link' });
    this.#discard = button(texts.discard, () => actions.discard(), { class: 'link' });
    this.#remove = button(texts.removeLanguage, () => actions.remove(), { class: 'link' });
    const row = element('div', { class: 'row actions' }, this.#merge, this.#replace);
    row.append(this.#tryTerms, this.#discard, this.#remove);
    this.element = element('div', {}, row, mergeHint, replaceHint);
  }

  /** A button that cannot do its work stays in reach and, when it is pressed, says why. */
  show(can: Readonly<Record<keyof SaveActions, boolean>>): void {
    set(this.#merge, { 'aria-disabled': String(!can.merge) });
    set(this.#replace, { 'aria-disabled': String(!can.replace) });
    this.#tryTerms.hidden = !can.tryTerms;
    this.#discard.hidden = !can.discard;
    this.#remove.hidden = !can.remove;
  }
}
