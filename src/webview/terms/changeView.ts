import type { EditorList, TermEditorTexts } from '../../protocol/termEditor.ts';
import { termChange } from '../../terms/compareTerms.ts';
import { visibleTerm } from '../../terms/listProblems.ts';
import { element } from '../dom.ts';
import { fill } from '../fill.ts';
import { termCount } from './termCount.ts';

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
export function termNames(terms: readonly string[]): HTMLElement {
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
