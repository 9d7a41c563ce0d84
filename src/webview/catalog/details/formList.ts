import type { CatalogDetails } from '../../../protocol/catalogDetails.ts';
import type { CatalogTexts } from '../../../protocol/catalogTexts.ts';
import { element } from '../../dom.ts';
import { visibleText } from '../../visibleText.ts';
import { formField, labelOf, type FormActions } from './formField.ts';
import { part } from './part.ts';

/** The forms of a plural message one by one: those of the source to be read, those of the translation to be edited. */
export function formList(
  { key, forms: source, direction, cell }: CatalogDetails,
  texts: CatalogTexts,
  actions: FormActions,
): readonly HTMLElement[] {
  const own = cell?.forms ?? [];
  if (source.length + own.length === 0) return [];
  const read = source.flatMap((form) => [
    element('dt', {}, labelOf(form, texts)),
    element('dd', { class: 'text', dir: direction }, ...visibleText(form.text ?? '')),
  ]);
  const edited =
    cell === null
      ? []
      : own.map((form) => formField({ ...form, key }, cell.locale, texts, actions));
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
  lost: (field: HTMLTextAreaElement) => void,
): (now: HTMLElement | undefined) => void {
  const typed = formsIn(pane).map((field) => {
    const { value, selectionStart, selectionEnd } = field;
    const isActive = field === document.activeElement;
    const { saving } = field.dataset;
    const one = { field, value, isActive, saving, isTyped: isTyped(field) };
    // It goes, which would count as the end of typing.
    if (isActive && isSame) field.value = field.defaultValue;
    return { ...one, selection: [selectionStart, selectionEnd] };
  });
  return (now) => {
    const fields = now === undefined ? [] : formsIn(now);
    for (const { field, value, isTyped, isActive, saving, selection } of typed) {
      if (isActive ? !isSame : !isTyped) continue;
      const same = fields.find(({ dataset }) => dataset['form'] === field.dataset['form']);
      const isAsBefore =
        same !== undefined && [field.defaultValue, saving].includes(same.defaultValue);
      if (isTyped && isAsBefore) same.value = value;
      // What is being saved tells by itself where that fails.
      else if (isTyped && same?.defaultValue !== value) {
        field.value = value;
        if (saving === undefined) lost(field);
      }
      if (same === undefined) continue;
      same.dispatchEvent(new Event('input'));
      if (!isActive) continue;
      same.focus();
      same.setSelectionRange(selection[0] ?? 0, selection[1] ?? 0);
    }
  };
}

/** The forms of a pane that could not be saved as they are typed. */
export const refusedForms = (pane: HTMLElement): readonly HTMLTextAreaElement[] =>
  formsIn(pane).filter((field) => isTyped(field) && field.dataset['refused'] !== undefined);

const isTyped = ({ value, defaultValue }: HTMLTextAreaElement) => value !== defaultValue;

const formsIn = (pane: HTMLElement) => [
  ...pane.querySelectorAll<HTMLTextAreaElement>('.forms textarea'),
];
