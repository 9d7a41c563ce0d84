import type { UsageBar, UsageTable } from '../../protocol/usage.ts';
import { element } from '../dom.ts';

/** A table with bars: each bar says its share in words too. */
export function usageTable({ name, head, rows }: UsageTable): HTMLElement {
  const last = head.length - 1;
  const heads = head.map((text, place) => {
    const className = place === 0 || place === last ? undefined : 'number';
    return element('th', { scope: 'col', class: className }, text);
  });
  const shown = rows.map((row) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, row.name),
      ...row.cells.map((text) => element('td', { class: 'number' }, text)),
      element('td', { class: 'share' }, ...bar(row.bar)),
    ),
  );
  return element(
    'table',
    {},
    element('caption', {}, name),
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...shown),
  );
}

function bar({ share, text, isFull }: UsageBar): readonly HTMLElement[] {
  const words = element('span', {}, text);
  if (share === null) return [words];
  const filled = element('div', { class: isFull ? 'filled full' : 'filled' });
  filled.style.inlineSize = `${Math.min(1, share) * 100}%`;
  return [element('div', { class: 'bar', 'aria-hidden': 'true' }, filled), words];
}
