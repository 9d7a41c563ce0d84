import type { CatalogTexts } from '../../protocol/catalogTexts.ts';
import { button, element } from '../dom.ts';
import type { GridAction } from './grid/gridKeys.ts';

/** What the page is made of, from the top. */
export interface PageParts {
  readonly texts: CatalogTexts;
  readonly status: HTMLElement;
  readonly tools: readonly HTMLElement[];
  readonly table: readonly HTMLElement[];
  readonly act: (action: GridAction) => void;
  readonly rejectAll: () => void;
}

/**
 * Puts the page together, with a button for each key of the table.
 *
 * @returns what is there only as long as something is proposed
 */
export function layOut(parts: PageParts): HTMLElement {
  const { texts, status, tools, table, act, rejectAll } = parts;
  const one = (text: string, run: () => void) => button(text, run, { class: 'secondary' });
  const tool = (text: string, run: () => void) => button(text, run, { class: 'tool' });
  const proposed = element(
    'div',
    { class: 'row proposals', hidden: true },
    button(texts.acceptAll, () => act('acceptAll'), { 'aria-keyshortcuts': 'Control+Shift+Enter' }),
    one(texts.rejectAll, rejectAll),
  );
  document.body.append(
    element(
      'main',
      {},
      element(
        'div',
        { class: 'row top' },
        element('h1', {}, texts.title),
        status,
        tool(texts.undo, () => act('undo')),
        tool(texts.redo, () => act('redo')),
        tool(texts.previous, () => act('previous')),
        tool(texts.next, () => act('next')),
      ),
      ...tools,
      proposed,
      ...table,
    ),
  );
  return proposed;
}
