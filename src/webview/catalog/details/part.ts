import { element, type Child } from '../../dom.ts';

/** A part of the pane under a title of its own. */
export function part(title: string, ...content: readonly Child[]): HTMLElement {
  return element('div', { class: 'part' }, element('h3', {}, title), ...content);
}
