import type { CatalogLocale } from '../../protocol/catalog.ts';
import type { CatalogDetails, ShownForm } from '../../protocol/catalogDetails.ts';
import type { CatalogTexts } from '../../protocol/catalogTexts.ts';
import { element, newId } from '../dom.ts';
import { fill } from '../fill.ts';
import { visibleText } from '../visibleText.ts';
import { part } from './part.ts';

/** A text of a message that becomes another one because one of its forms does. */
export interface FormEdit {
  readonly row: number;
  readonly before: string | null;
  readonly after: string;
}

/** Writes a form; whether it was written. */
export type SaveForm = (edit: FormEdit) => Promise<boolean>;

/** The forms of a plural message one by one: those of the source to be read, those of the translation to be edited. */
export function formList(
  { forms: source, direction, cell }: CatalogDetails,
  texts: CatalogTexts,
  save: SaveForm,
): readonly HTMLElement[] {
  const own = cell?.forms ?? [];
  if (source.length + own.length === 0) return [];
  const read = source.flatMap((form) => [
    element('dt', {}, labelOf(form, texts)),
    element('dd', { class: 'text', dir: direction }, ...visibleText(form.text ?? '')),
  ]);
  const edited = cell === null ? [] : own.map((form) => field(form, cell.locale, texts, save));
  const hint = element('p', { class: 'quiet' }, texts.formHint);
  return [
    part(
      texts.forms,
      ...(read.length > 0 ? [element('dl', {}, ...read)] : []),
      ...(edited.length > 0 ? [element('div', { class: 'forms' }, ...edited), hint] : []),
    ),
  ];
}

/**
 * What is typed into a form of a pane at the moment: puts it, and the keyboard, into the same form of the pane as that is
 * drawn again.
 */
export function typedForm(pane: HTMLElement): ((now: HTMLElement) => void) | undefined {
  const all = formsIn(pane);
  const place = all.findIndex((field) => field === document.activeElement);
  const field = all[place];
  if (field === undefined) return undefined;
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  // It goes, which would count as the end of typing.
  field.value = defaultValue;
  return (now) => {
    const same = formsIn(now)[place];
    if (same === undefined) return;
    if (value !== defaultValue) same.value = value;
    same.focus();
    same.setSelectionRange(selectionStart, selectionEnd);
  };
}

const formsIn = (pane: HTMLElement) => [
  ...pane.querySelectorAll<HTMLTextAreaElement>('.forms textarea'),
];

const labelOf = ({ name, numbers }: ShownForm, texts: CatalogTexts): string =>
  numbers === '' ? name : fill(texts.form, name, numbers);

function field(
  form: ShownForm,
  { code, name, direction }: CatalogLocale,
  texts: CatalogTexts,
  save: SaveForm,
): HTMLElement {
  const id = newId();
  const label = labelOf(form, texts);
  const input = element('textarea', {
    id,
    rows: '1',
    lang: code,
    dir: direction,
    title: texts.formHint,
    'aria-label': `${label}, ${name}`,
    placeholder: form.text === null ? texts.states.missing : undefined,
  });
  input.defaultValue = form.text ?? '';
  const { whole } = form;
  let isSaving = false;
  const write = async (): Promise<void> => {
    const { value } = input;
    if (isSaving || value === input.defaultValue) return;
    isSaving = true;
    const text = whole ?? '';
    const after = text.slice(0, form.start) + value + text.slice(form.end);
    if (await save({ row: form.row, before: whole, after })) input.defaultValue = value;
    isSaving = false;
  };
  input.addEventListener('change', () => void write());
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') input.value = input.defaultValue;
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void write();
  });
  return element('div', {}, element('label', { for: id }, label), input);
}
