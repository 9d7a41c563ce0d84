import type { CatalogDetails } from '../../../protocol/catalogDetails.ts';
import type { CatalogTexts } from '../../../protocol/catalogTexts.ts';
import { element } from '../../dom.ts';
import { visibleText } from '../../visibleText.ts';
import { formField, labelOf, type FormActions } from './formField.ts';
import { part } from './part.ts';

/** The forms of a plural message one by one: those of the source to be read, those of the translation to be edited. */
export function formList(
  { forms: source, direction, cell }: CatalogDetails,
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
    cell === null ? [] : own.map((form) => formField(form, cell.locale, texts, actions));
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
    same.dispatchEvent(new Event('input'));
  };
}

const formsIn = (pane: HTMLElement) => [
  ...pane.querySelectorAll<HTMLTextAreaElement>('.forms textarea'),
];
