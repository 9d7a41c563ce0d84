import type { ShownFinding } from '../../../protocol/catalog.ts';
import type { CatalogDetails, ShownTerm } from '../../../protocol/catalogDetails.ts';
import type { CatalogTexts } from '../../../protocol/catalogTexts.ts';
import { button, element } from '../../dom.ts';
import { visibleText } from '../../visibleText.ts';
import { findingList } from '../findingList.ts';
import { matchList } from './matchList.ts';
import { part } from './part.ts';

type CellDetails = NonNullable<CatalogDetails['cell']>;

/** What can be done with it. */
export interface CellActions {
  /** Gives the cell this text. */
  readonly use: (text: string) => void;
  /** Reports this kind of finding no longer. */
  readonly ignore: (code: string) => void;
}

/** What is known of the text of a cell: problems, terms, and matches that can be used. */
export function aboutCell(
  cell: CellDetails,
  texts: CatalogTexts,
  { use, ignore }: CellActions,
): readonly HTMLElement[] {
  const { findings, terms } = cell;
  const beside = ({ code, text }: ShownFinding) => [
    ' ',
    button(texts.ignore, () => ignore(code), {
      class: 'link',
      'aria-label': `${texts.ignore} ${text}`,
    }),
  ];
  return [
    ...(findings.length === 0
      ? []
      : [part(texts.findings, ...findingList(findings, '', use, beside))]),
    ...(terms.length === 0 ? [] : [part(texts.terms, termList(terms, texts))]),
    ...matchList(cell, texts, use),
  ];
}

function termList(terms: readonly ShownTerm[], { forbidden }: CatalogTexts): HTMLElement {
  const items = terms.map(({ text, target, isForbidden }) =>
    element(
      'li',
      {},
      element('bdi', {}, ...visibleText(text)),
      ...(target === null ? [] : [' → ', element('bdi', {}, ...visibleText(target))]),
      ...(isForbidden ? [element('span', { class: 'quiet' }, ` (${forbidden})`)] : []),
    ),
  );
  return element('ul', {}, ...items);
}
