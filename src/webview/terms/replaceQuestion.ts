import type { EditorList, TermEditorTexts } from '../../protocol/termEditor.ts';
import { button, element, newId } from '../dom.ts';
import { termNames } from './changeView.ts';
import { fill } from '../fill.ts';
import { termCount } from './termCount.ts';

export type ReplaceAnswer = 'replace' | 'merge' | 'keep';

/**
 * The question before terms are removed, asked in place. It has the focus while it is; Escape keeps editing. `gone` is
 * `undefined` where nobody can tell which terms those are.
 */
export function replaceQuestion(
  { name, entryCount }: EditorList,
  gone: readonly string[] | undefined,
  texts: TermEditorTexts,
  answer: (answer: ReplaceAnswer) => void,
): HTMLElement {
  const title = element('h2', { id: newId(), tabindex: '-1' }, fill(texts.replaceQuestion, name));
  const what = element('div', { id: newId() });
  if (gone === undefined) {
    what.append(element('p', {}, fill(texts.goesAwayUnknown, termCount(entryCount ?? 0, texts))));
  } else what.append(element('p', {}, texts.goesAway), termNames(gone));
  const choices = element(
    'div',
    { class: 'row actions' },
    button(texts.replaceNow, () => answer('replace')),
    button(texts.mergeInstead, () => answer('merge'), { class: 'secondary' }),
    button(texts.keepEditing, () => answer('keep'), { class: 'secondary' }),
  );
  const question = element(
    'div',
    {
      class: 'box warning',
      role: 'group',
      'aria-labelledby': title.id,
      'aria-describedby': what.id,
    },
    title,
    what,
    choices,
  );
  question.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') answer('keep');
  });
  return question;
}
