import type { TypedText } from '../../../protocol/catalog.ts';
import type { LocaleView } from '../../../protocol/localeView.ts';
import type { CatalogDetails, FormView } from '../../../protocol/catalogDetails.ts';
import type { CatalogTexts } from '../../../protocol/catalogTexts.ts';
import { element, newId, set, fill, visibleText } from '../../dom.ts';
import { findingList } from '../findingList.ts';
import type { OpenCatalog } from '../openCatalog.ts';
import { typedOver, type LostText } from '../state/typedTexts.ts';
import { part } from './part.ts';

/** Milliseconds without a key before the text is checked. */
const quiet = 150;

const labelOf = ({ name, numbers }: FormView, texts: CatalogTexts): string =>
  numbers === '' ? name : fill(texts.form, name, numbers);

/** The forms of a plural message one by one: those of the source to be read, those of the translation to be edited. */
export function formList(
  { key, forms: source, direction, cell }: CatalogDetails,
  page: OpenCatalog,
): readonly HTMLElement[] {
  const { texts } = page;
  const own = cell?.forms ?? [];
  if (source.length + own.length === 0) return [];
  const read = source.flatMap((form) => [
    element('dt', {}, labelOf(form, texts)),
    element('dd', { class: 'text', dir: direction }, ...visibleText(form.text ?? '')),
  ]);
  const edited =
    cell === null ? [] : own.map((form) => formField({ ...form, key }, cell.locale, page));
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
 * What is typed into the forms of a pane and not saved: puts it into the same forms of the pane as that is drawn again, and the
 * keyboard with it. What is in a form that has another text by now, or none, is not put over that.
 *
 * @param isSame it is drawn again for the same message; for another one, the end of typing saves the form of the keyboard
 * @param lost takes what has no field there
 */
export function typedForms(
  pane: HTMLElement,
  isSame: boolean,
  lost: (text: LostText) => void,
): (now: HTMLElement | undefined) => void {
  const typed = formsIn(pane).map((field) => {
    const { value, selectionStart, selectionEnd } = field;
    const isActive = field === document.activeElement;
    const { saving } = field.dataset;
    const one = { field, value, isActive, saving, isTyped: isTyped(field) };
    // It goes, which would count as the end of typing.
    if (isActive && isSame) field.value = field.defaultValue;
    return { ...one, selection: [selectionStart, selectionEnd] as const };
  });
  return (now) => {
    const fields = now === undefined ? [] : formsIn(now);
    for (const { field, value, isTyped, isActive, saving, selection } of typed) {
      if (isActive ? !isSame : !isTyped) continue;
      const same = fields.find(({ dataset }) => dataset['form'] === field.dataset['form']);
      const end = typedOver(value, [field.defaultValue, saving], same?.defaultValue);
      if (end === 'gone') {
        field.value = value;
        // What is being saved tells by itself where that fails.
        if (saving === undefined) lost(typedIn(field));
      }
      if (same === undefined) continue;
      if (end === 'put') same.value = value;
      same.dispatchEvent(new Event('input'));
      if (!isActive) continue;
      same.focus();
      same.setSelectionRange(...selection);
    }
  };
}

/** What is typed into the forms of a pane and could not be saved. */
export const refusedForms = (pane: HTMLElement): readonly LostText[] =>
  formsIn(pane)
    .filter((field) => isTyped(field) && field.dataset['refused'] !== undefined)
    .map(typedIn);

const isTyped = ({ value, defaultValue }: HTMLTextAreaElement) => value !== defaultValue;

const formsIn = (pane: HTMLElement) => [
  ...pane.querySelectorAll<HTMLTextAreaElement>('.forms textarea'),
];

/** A form of a translation to be edited, or to be added where its text does not have it. */
function formField(
  form: FormView & { readonly key: string },
  locale: LocaleView,
  page: OpenCatalog,
): HTMLElement {
  const { texts, state } = page;
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
    const isSaved = await save(editOf(form, locale, value), page);
    set(input, { 'data-saving': undefined });
    set(input, { 'data-refused': !isSaved });
    if (isSaved) input.defaultValue = value;
    else state.typed.refused();
    // What the pane has put into a field of its own is there.
    if (!input.isConnected && input.value !== input.defaultValue) state.typed.lose(typedIn(input));
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
  input.addEventListener('input', checking(form, locale, input, found, page));
  return element('div', {}, element('label', { for: id }, label), input, found);
}

function inputOf(
  form: FormView,
  { code, direction }: LocaleView,
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

/** Writes a form; whether it was written. The keyboard stays where it is. */
async function save(
  edit: TypedText,
  { texts, host, announcer, problem }: OpenCatalog,
): Promise<boolean> {
  let isSaved = false;
  await problem.tried(async () => {
    await host.edit(edit);
    isSaved = true;
    announcer.say(texts.saved);
  });
  return isSaved;
}

/** What was typed into a field. */
function typedIn({ value, dataset }: HTMLTextAreaElement): LostText {
  const { key = '', locale = '' } = dataset;
  return { key, locale, text: value, reason: '' };
}

function leave(input: HTMLTextAreaElement): void {
  input.value = input.defaultValue;
  input.dispatchEvent(new Event('input'));
}

function editOf(
  { row, whole, start, end, open, close }: FormView,
  { code: locale }: LocaleView,
  value: string,
): TypedText {
  const text = whole ?? '';
  return {
    row,
    locale,
    before: whole,
    after: text.slice(0, start) + open + value + close + text.slice(end),
    reviewedFor: null,
  };
}

/** Shows what the checks say once nothing is typed for a moment; nothing about the text that is there. */
function checking(
  form: FormView,
  locale: LocaleView,
  input: HTMLTextAreaElement,
  found: HTMLElement,
  { texts, host }: OpenCatalog,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;
  const run = async (): Promise<void> => {
    const now = ++round;
    const { value } = input;
    const isOther = value !== input.defaultValue;
    const { row, after } = editOf(form, locale, value);
    const findings = isOther
      ? await host.check(row, locale.code, after).catch(() => undefined)
      : [];
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
