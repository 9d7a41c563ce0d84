import {
  languageTag,
  type LanguageChoice,
  type TermEditorTexts,
} from '../../protocol/termEditor.ts';
import { button, element, newId, set } from '../dom.ts';

/** The way to a further language: a button that opens a small form in place. */
export class AddLanguage {
  readonly opener: HTMLButtonElement;
  readonly form = element('div', { class: 'box', role: 'group', hidden: true });
  readonly #texts: TermEditorTexts;
  readonly #isPresent: (code: string) => boolean;
  readonly #add: (choice: LanguageChoice) => void;
  readonly #error = element('p', { id: newId(), class: 'box error', role: 'alert', hidden: true });
  #offered: readonly LanguageChoice[] | null = null;
  #input: HTMLSelectElement | HTMLInputElement | undefined;

  constructor(
    texts: TermEditorTexts,
    isPresent: (code: string) => boolean,
    add: (choice: LanguageChoice) => void,
  ) {
    this.#texts = texts;
    this.#isPresent = isPresent;
    this.#add = add;
    this.opener = button(texts.addLanguage, () => this.#open(), {
      class: 'secondary',
      'aria-expanded': 'false',
    });
    set(this.form, { 'aria-label': texts.addLanguage });
    this.form.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#close();
      if (key === 'Enter' && this.#input instanceof HTMLInputElement) this.#take();
    });
  }

  /** The languages to choose from; `null` where any code may be tried. */
  offer(languages: readonly LanguageChoice[] | null): void {
    this.#offered = languages;
  }

  #open(): void {
    const texts = this.#texts;
    const choices = this.#offered?.filter(({ code }) => !this.#isPresent(code));
    const input = choices === undefined ? textInput() : choiceInput(choices);
    this.#input = input;
    set(input, { id: newId(), 'aria-describedby': this.#error.id });
    const label = choices === undefined ? texts.languageCode : texts.language;
    this.#refuse(undefined);
    this.form.replaceChildren(
      element('label', { for: input.id }, label),
      input,
      this.#error,
      ...(choices === undefined ? [element('p', { class: 'quiet' }, texts.languagesUnknown)] : []),
      element(
        'div',
        { class: 'row actions' },
        button(texts.add, () => this.#take()),
        button(texts.cancel, () => this.#close(), { class: 'secondary' }),
      ),
    );
    this.#toggle(true);
    input.focus();
  }

  #take(): void {
    const code = this.#input?.value.trim() ?? '';
    if (!languageTag.test(code)) this.#refuse(this.#texts.badLanguage);
    else if (this.#isPresent(code)) this.#refuse(this.#texts.knownLanguage);
    else {
      this.#toggle(false);
      const name = this.#offered?.find((one) => one.code === code)?.name ?? code;
      this.#add({ code, name });
    }
  }

  #close(): void {
    this.#toggle(false);
    this.opener.focus();
  }

  #toggle(open: boolean): void {
    this.form.hidden = !open;
    set(this.opener, { 'aria-expanded': String(open) });
  }

  #refuse(reason: string | undefined): void {
    this.#error.textContent = reason ?? '';
    this.#error.hidden = reason === undefined;
    if (this.#input === undefined) return;
    set(this.#input, { 'aria-invalid': reason === undefined ? undefined : 'true' });
    if (reason !== undefined) this.#input.focus();
  }
}

function textInput(): HTMLInputElement {
  return element('input', { type: 'text', autocomplete: 'off', spellcheck: 'false' });
}

function choiceInput(choices: readonly LanguageChoice[]): HTMLSelectElement {
  const byName = new Intl.Collator(document.documentElement.lang);
  const sorted = [...choices].sort((one, other) => byName.compare(one.name, other.name));
  const options = sorted.map(({ code, name }) =>
    element('option', { value: code }, `${name} (${code})`),
  );
  return element('select', {}, ...options);
}
