import type { ShownFinding } from '../../protocol/catalog.ts';
import { element } from '../dom.ts';
import { visibleText } from '../visibleText.ts';

/** What checks say about a text, or that they say nothing. */
export function findingList(
  findings: readonly ShownFinding[],
  nothing: string,
): readonly HTMLElement[] {
  if (findings.length === 0)
    return nothing === '' ? [] : [element('p', { class: 'quiet' }, nothing)];
  const items = findings.map(({ severity, text }) =>
    element('li', { class: severity }, ...visibleText(text)),
  );
  return [element('ul', { class: 'findings' }, ...items)];
}
