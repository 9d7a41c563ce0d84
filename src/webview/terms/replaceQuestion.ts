import type { EditorList, TermEditorTexts } from '../../protocol/termEditor.ts';
import { termChange } from '../../terms/compareTerms.ts';
import { visibleTerm } from '../../terms/listProblems.ts';
import { button, element, newId, fill } from '../dom.ts';

/**
 * The question before terms are removed, asked in place. It has the focus while it is; Escape keeps editing. `gone` is
 * `undefined` where nobody can tell which terms those are.
 */
export function replaceQuestion(
  { name, entryCount }: EditorList,
  gone: readonly string[] | undefined,
  texts: TermEditorTexts,
  answer: (answer: 'replace' | 'merge' | 'keep') => void,
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

/** What differs between a text's terms and what the service has stored. */
export function changeView(
  { entryCount, terms, remembered }: EditorList,
  wanted: readonly string[],
  texts: TermEditorTexts,
): readonly HTMLElement[] {
  if (entryCount === null) return [quiet(texts.newList)];
  if (terms === null) return [quiet(fill(texts.unreadable, termCount(entryCount, texts)))];
  const { added, gone } = termChange(terms, wanted);
  const same = added.length + gone.length === 0;
  const reordered = same && terms.join('\n') !== wanted.join('\n');
  return [
    ...(remembered ? [quiet(texts.remembered)] : []),
    ...(same ? [quiet(reordered ? texts.reordered : texts.unchanged)] : []),
    ...(added.length > 0 ? [termRow('＋', texts.added, added)] : []),
    ...(gone.length > 0 ? [termRow('－', texts.gone, gone)] : []),
  ];
}

/** Terms one after the other. Each has its own direction, so that one cannot turn the next around. */
function termNames(terms: readonly string[]): HTMLElement {
  return element(
    'ul',
    { class: 'terms' },
    ...terms.map((term) => element('li', {}, element('bdi', {}, visibleTerm(term)))),
  );
}

function termRow(sign: string, label: string, terms: readonly string[]): HTMLElement {
  return element(
    'div',
    { class: 'change' },
    element('span', { class: 'sign', 'aria-hidden': 'true' }, sign),
    element('span', {}, label),
    termNames(terms),
  );
}

function quiet(text: string): HTMLElement {
  return element('p', { class: 'quiet' }, text);
}

/** A number of terms in words. */
export function termCount(count: number, { termCount }: TermEditorTexts): string {
  const { language, forms } = termCount;
  const category = new Intl.PluralRules(language).select(count);
  return fill(forms[`=${count}`] ?? forms[category] ?? forms['other'] ?? '', count);
}
