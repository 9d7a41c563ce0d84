import type { CatalogDetails, ShownTerm } from '../../protocol/catalogDetails.ts';
import type { CatalogTexts } from '../../protocol/catalogTexts.ts';
import { element } from '../dom.ts';
import { visibleText } from '../visibleText.ts';
import { findingList } from './findingList.ts';
import { matchList } from './matchList.ts';
import { part } from './part.ts';

type CellDetails = NonNullable<CatalogDetails['cell']>;

/** What is known of the text of a cell: problems, terms, and matches that can be used. */
export function aboutCell(
  cell: CellDetails,
  texts: CatalogTexts,
  use: (text: string) => void,
): readonly HTMLElement[] {
  const { findings, terms } = cell;
  return [
    ...(findings.length === 0 ? [] : [part(texts.findings, ...findingList(findings, ''))]),
    ...(terms.length === 0 ? [] : [part(texts.terms, termList(terms, texts))]),
    ...matchList(cell, texts, use),
  ];
}

function termList(terms: readonly ShownTerm[], { forbidden }: CatalogTexts): HTMLElement {
  const items = terms.map(({ text, isForbidden }) =>
    element(
      'li',
      {},
      ...visibleText(text),
      ...(isForbidden ? [element('span', { class: 'quiet' }, ` (${forbidden})`)] : []),
    ),
  );
  return element('ul', {}, ...items);
}
