import type { SavedForm, VoiceHost, VoiceOpening } from '../../protocol/voice.ts';
import { button, element, newId } from '../dom.ts';
import type { ActionOutcome } from '../actionOutcome.ts';

const forms: readonly SavedForm[] = ['srt', 'txt', 'json'];

/** Copies or saves a transcript in one of its languages. */
export class SavePane {
  readonly element: HTMLElement;

  constructor({ source, targets, texts }: VoiceOpening, outcome: ActionOutcome, host: VoiceHost) {
    const language = element(
      'select',
      { id: newId() },
      // The spoken language has no code here: it may be one of the targets too.
      element('option', { value: '' }, source.name),
      ...targets.map(({ code, name }) => element('option', { value: code }, name)),
    );
    const form = element(
      'select',
      { id: newId() },
      ...forms.map((one) => element('option', { value: one }, texts.forms[one])),
    );
    const chosen = () => (language.value === '' ? null : language.value);
    const copy = () => void outcome.of(() => host.copy(chosen()));
    const save = () => void outcome.of(() => host.save(form.value as SavedForm, chosen()));
    const field = (text: string, control: HTMLElement) =>
      element('div', {}, element('label', { for: control.id }, text), control);
    this.element = element(
      'div',
      { class: 'save-pane' },
      field(texts.language, language),
      field(texts.form, form),
      element(
        'div',
        { class: 'row' },
        button(texts.save, save),
        button(texts.copy, copy, { class: 'secondary' }),
        button(texts.discard, () => void host.discard(), { class: 'secondary' }),
      ),
    );
  }
}
