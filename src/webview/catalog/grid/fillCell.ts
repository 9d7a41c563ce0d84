import type { CellView, LineView } from '../../../protocol/catalog.ts';
import type { CatalogTexts } from '../../../protocol/catalogTexts.ts';
import { element, set, fill, visibleText } from '../../dom.ts';
import type { Column } from '../state/columns.ts';

type CellContent = Omit<CellView, 'mark'>;

/** Fills the cell of a message in one column. */
export function fillCell(
  cell: HTMLElement,
  line: LineView | undefined,
  column: Column,
  texts: CatalogTexts,
): void {
  const content = line !== undefined && 'row' in line ? contentOf(line, column) : undefined;
  if (content === undefined || content.shown?.state === 'awaited') {
    set(cell, { lang: undefined, 'data-state': content?.shown?.state });
    cell.replaceChildren(element('span', { class: 'quiet' }, texts.loading));
    return;
  }
  const { direction, shown } = content;
  const lang = column.kind === 'locale' ? column.locale.code : undefined;
  set(cell, { lang, 'data-state': shown?.state });
  cell.replaceChildren(
    element('span', { class: 'text', dir: direction }, ...textOf(shown, column)),
    ...marks(shown, texts),
  );
}

function contentOf(line: Extract<LineView, { readonly row: number }>, column: Column) {
  switch (column.kind) {
    case 'key': {
      const shown: CellContent = { state: 'none', text: line.key, isCut: false, problems: 0 };
      return { direction: 'ltr', shown } as const;
    }
    case 'source':
      return { direction: line.direction, shown: line.source };
    case 'locale':
      return { direction: column.locale.direction, shown: line.cells[column.place] ?? undefined };
  }
}

function textOf(shown: CellContent | undefined, { kind }: Column) {
  if (shown?.text === undefined || shown.text === null) return [];
  const text = shown.isCut ? `${shown.text}…` : shown.text;
  return kind === 'key' ? [element('bdi', {}, ...visibleText(text))] : visibleText(text);
}

/** What is to be known of a cell beside its text, in words: not by colors alone. */
function marks(shown: CellContent | undefined, texts: CatalogTexts): readonly HTMLElement[] {
  const { state = 'none', problems = 0 } = shown ?? {};
  if (state === 'none' || state === 'awaited') return [];
  return [
    element(
      'span',
      { class: 'marks' },
      element(
        'span',
        { class: state === 'translated' || state === 'reviewed' ? 'spoken' : `mark ${state}` },
        texts.states[state],
      ),
      ...(problems > 0
        ? [element('span', { class: 'mark problem' }, fill(texts.problemCount, problems))]
        : []),
    ),
  ];
}
