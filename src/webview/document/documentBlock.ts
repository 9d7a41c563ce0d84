import type { DocumentBlock, DocumentText } from '../../protocol/document.ts';
import { button, element } from '../dom.ts';
import { visibleText } from '../visibleText.ts';

/** The element of a block; `open` is called with the place that a text leads to. */
export function documentBlock(block: DocumentBlock, open: (place: number) => void): HTMLElement {
  switch (block.kind) {
    case 'heading':
      return element(block.level === 2 ? 'h2' : 'h3', {}, ...visibleText(block.text));
    case 'paragraph':
      return element('p', { class: block.tone }, ...visibleText(block.text));
    case 'list': {
      const items = block.items.map((texts) =>
        element(
          'li',
          {},
          ...texts.flatMap((text, place) => [place === 0 ? '' : ' · ', shownText(text, open)]),
        ),
      );
      return element('ul', {}, ...items);
    }
    case 'table':
      return table(block, open);
  }
}

function table(
  { name, head, rows }: Extract<DocumentBlock, { readonly kind: 'table' }>,
  open: (place: number) => void,
): HTMLElement {
  const numeric = rows[0]?.map(({ isNumber }) => isNumber === true) ?? [];
  const className = (place: number) => (numeric[place] === true ? 'number' : undefined);
  const heads = head.map((text, place) =>
    element('th', { scope: 'col', class: className(place) }, text),
  );
  const shown = rows.map((cells) =>
    element(
      'tr',
      {},
      ...cells.map((cell, place) =>
        element('td', { class: className(place) }, shownText(cell, open)),
      ),
    ),
  );
  const shownTable = element(
    'table',
    { class: 'document', 'aria-label': name },
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...shown),
  );
  return element('div', { class: 'wide' }, shownTable);
}

function shownText(
  { text, place, language, direction }: DocumentText,
  open: (place: number) => void,
): HTMLElement {
  if (place !== undefined) return button(text, () => open(place), { class: 'link' });
  const foreign = language === undefined ? {} : { class: 'text', lang: language, dir: direction };
  return element('span', foreign, ...visibleText(text));
}
