import type { CatalogLocale, ShownFinding } from '../../../protocol/catalog.ts';
import type { ShownForm } from '../../../protocol/catalogDetails.ts';
import type { CatalogTexts } from '../../../protocol/catalogTexts.ts';
import { element, newId, set } from '../../dom.ts';
import { fill } from '../../fill.ts';
import type { LostText } from '../keptText.ts';
import { findingList } from '../findingList.ts';

/** A text of a message that becomes another one because one of its forms does. */
export interface FormEdit {
  readonly row: number;
  readonly locale: string;
  readonly before: string | null;
  readonly after: string;
}

/** What can be done with a form. */
export interface FormActions {
  /** Writes a form; whether it was written. */
  readonly save: (edit: FormEdit) => Promise<boolean>;
  /** What the checks say about the whole text of a message. */
  readonly check: (edit: FormEdit) => Promise<readonly ShownFinding[]>;
  /** What was typed stays in its field, and not in its file. */
  readonly refused: () => void;
  /** What was typed has no field any more. */
  readonly lost: (what: LostText) => void;
}

/** A form, with the key of its message. */
type KeyedForm = ShownForm & { readonly key: string };

/** Milliseconds without a key before the text is checked. */
const quiet = 150;

export const labelOf = ({ name, numbers }: ShownForm, texts: CatalogTexts): string =>
  numbers === '' ? name : fill(texts.form, name, numbers);

/** A form of a translation to be edited, or to be added where its text does not have it. */
export function formField(
  form: KeyedForm,
  locale: CatalogLocale,
  texts: CatalogTexts,
  actions: FormActions,
): HTMLElement {
  const [id, label] = [newId(), labelOf(form, texts)];
  const found = element('div', { id: newId(), class: 'findings' });
  const input = inputOf(form, locale, texts, {
    id,
    'aria-label': `${label}, ${locale.name}`,
    'data-key': form.key,
    'data-locale': locale.name,
    'data-form': `${form.row} ${form.name}`,
    'aria-describedby': found.id,
  });
  let isSaving = false;
  const write = async (): Promise<void> => {
    const { value } = input;
    if (isSaving || value === input.defaultValue) return;
    isSaving = true;
    set(input, { 'data-saving': value });
    const isSaved = await actions.save(editOf(form, locale, value));
    set(input, { 'data-saving': undefined });
    set(input, { 'data-refused': !isSaved });
    if (isSaved) input.defaultValue = value;
    else actions.refused();
    // What the pane has put into a field of its own is there.
    if (!input.isConnected && input.value !== input.defaultValue) lostField(input, actions);
    isSaving = false;
  };
  input.addEventListener('change', () => void write());
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') leave(input);
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void write();
  });
  input.addEventListener('input', checking(form, locale, input, found, texts, actions));
  return element('div', {}, element('label', { for: id }, label), input, found);
}

function inputOf(
  form: ShownForm,
  { code, direction }: CatalogLocale,
  texts: CatalogTexts,
  attributes: Readonly<Record<string, string>>,
): HTMLTextAreaElement {
  const input = element('textarea', {
    rows: '1',
    lang: code,
    dir: direction,
    title: texts.formHint,
    placeholder: form.text === null ? texts.states.missing : undefined,
    ...attributes,
  });
  input.defaultValue = form.text ?? '';
  return input;
}

/** Keeps what was typed into a field that is gone. */
export function lostField(field: HTMLTextAreaElement, { lost }: Pick<FormActions, 'lost'>): void {
  lost(typedIn(field));
}

/** What was typed into a field. */
export function typedIn({ value, dataset }: HTMLTextAreaElement): LostText {
  const { key = '', locale = '' } = dataset;
  return { key, locale, text: value, reason: '' };
}

function leave(input: HTMLTextAreaElement): void {
  input.value = input.defaultValue;
  input.dispatchEvent(new Event('input'));
}

function editOf(
  { row, whole, start, end, open, close }: ShownForm,
  { code: locale }: CatalogLocale,
  value: string,
): FormEdit {
  const text = whole ?? '';
  return {
    row,
    locale,
    before: whole,
    after: text.slice(0, start) + open + value + close + text.slice(end),
  };
}

/** Shows what the checks say once nothing is typed for a moment; nothing about the text that is there. */
function checking(
  form: ShownForm,
  locale: CatalogLocale,
  input: HTMLTextAreaElement,
  found: HTMLElement,
  texts: CatalogTexts,
  { check }: FormActions,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;
  const run = async (): Promise<void> => {
    const now = ++round;
    const { value } = input;
    const isOther = value !== input.defaultValue;
    const findings = isOther ? await check(editOf(form, locale, value)).catch(() => undefined) : [];
    if (now !== round || findings === undefined) return;
    const shown = findings.map((finding) => ({ ...finding, fix: null }));
    const nothing = isOther ? texts.noFindings : '';
    found.replaceChildren(...findingList(shown, nothing, () => undefined));
    if (document.activeElement === input) found.scrollIntoView({ block: 'nearest' });
    const isWrong = findings.some(({ severity }) => severity === 'error');
    set(input, { 'aria-invalid': String(isWrong) });
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), quiet);
  };
}
