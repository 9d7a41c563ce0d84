import type { ShownFinding } from '../../protocol/catalog.ts';
import { element, type Child } from '../dom.ts';
import { visibleText } from '../visibleText.ts';

/** What checks say about a text, with what is to stand `beside` it, or that they say nothing. */
export function findingList(
  findings: readonly ShownFinding[],
  nothing: string,
  beside: (finding: ShownFinding) => readonly Child[] = () => [],
): readonly HTMLElement[] {
  if (findings.length === 0)
    return nothing === '' ? [] : [element('p', { class: 'quiet' }, nothing)];
  const items = findings.map((finding) =>
    element('li', { class: finding.severity }, ...visibleText(finding.text), ...beside(finding)),
  );
  return [element('ul', { class: 'findings' }, ...items)];
}
