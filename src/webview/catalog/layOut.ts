import type { CatalogTexts } from '../../protocol/catalog.ts';
import { button, element } from '../dom.ts';
import type { GridAction } from './gridKeys.ts';

/** What the page is made of, from the top. */
export interface PageParts {
  readonly texts: CatalogTexts;
  readonly status: HTMLElement;
  readonly tools: readonly HTMLElement[];
  readonly table: readonly HTMLElement[];
  readonly act: (action: GridAction) => void;
  readonly acceptShown: () => void;
}

/** Puts the page together, with a button for each key of the table. */
export function layOut({ texts, status, tools, table, act, acceptShown }: PageParts): void {
  const one = (text: string, run: () => void) => button(text, run, { class: 'secondary' });
  document.body.append(
    element(
      'main',
      {},
      element(
        'div',
        { class: 'row top' },
        element('h1', {}, texts.title),
        status,
        one(texts.undo, () => act('undo')),
        one(texts.redo, () => act('redo')),
        one(texts.previous, () => act('previous')),
        one(texts.next, () => act('next')),
        one(texts.acceptShown, acceptShown),
      ),
      ...tools,
      ...table,
    ),
  );
}
