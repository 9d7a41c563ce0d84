import type { CatalogDetails, ShownMatch, ShownTerm } from '../../protocol/catalog.ts';
import type { CatalogTexts } from '../../protocol/catalogTexts.ts';
import { button, element, type Child } from '../dom.ts';
import { fill } from '../fill.ts';
import { visibleText } from '../visibleText.ts';
import { findingList } from './findingList.ts';

type CellDetails = NonNullable<CatalogDetails['cell']>;

/** What is known of the text of a cell: problems, terms, and similar messages that can be used. */
export function aboutCell(
  cell: CellDetails,
  texts: CatalogTexts,
  use: (text: string) => void,
): readonly HTMLElement[] {
  const { findings, matches, terms } = cell;
  return [
    ...(findings.length === 0 ? [] : [part(texts.findings, ...findingList(findings, ''))]),
    ...(terms.length === 0 ? [] : [part(texts.terms, termList(terms, texts))]),
    ...(matches.length === 0
      ? []
      : [part(texts.matches, ...matches.map((match) => matchRow(match, cell, texts, use)))]),
  ];
}

/** A part of the pane under a title of its own. */
export function part(title: string, ...content: readonly Child[]): HTMLElement {
  return element('div', { class: 'part' }, element('h3', {}, title), ...content);
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

function matchRow(
  { score, source, text, key }: ShownMatch,
  { locale }: CellDetails,
  texts: CatalogTexts,
  use: (text: string) => void,
): HTMLElement {
  const { code, direction } = locale;
  return element(
    'div',
    { class: 'match' },
    element('span', { class: 'mark' }, fill(texts.score, score)),
    element(
      'div',
      {},
      element('p', { class: 'text', lang: code, dir: direction }, ...visibleText(text)),
      element(
        'p',
        { class: 'text quiet' },
        element('bdi', {}, ...visibleText(source)),
        ' · ',
        element('bdi', {}, ...visibleText(key)),
      ),
    ),
    button(texts.use, () => use(text), { class: 'link', 'aria-label': `${texts.use}: ${text}` }),
  );
}
