import type { FindingView } from '../../protocol/catalog.ts';
import { button, element, type Child, visibleText } from '../dom.ts';

/**
 * What checks say about a text, with a button where it can be mended and with what is to stand `beside` it, or that they
 * say nothing.
 */
export function findingList(
  findings: readonly FindingView[],
  nothing: string,
  mend: (text: string) => void,
  beside: (finding: FindingView) => readonly Child[] = () => [],
): readonly HTMLElement[] {
  if (findings.length === 0)
    return nothing === '' ? [] : [element('p', { class: 'quiet' }, nothing)];
  const items = findings.map((finding) => {
    const { severity, text, fix } = finding;
    const mending =
      fix === null ? [] : [' ', button(fix.title, () => mend(fix.text), { class: 'link' })];
    return element('li', { class: severity }, ...visibleText(text), ...mending, ...beside(finding));
  });
  return [element('ul', { class: 'findings' }, ...items)];
}
