import type { FindingView } from '../../../protocol/catalog.ts';
import type {
  CellDetails,
  MatchView,
  PieceView,
  TermView,
} from '../../../protocol/catalogDetails.ts';
import type { CatalogTexts } from '../../../protocol/catalogTexts.ts';
import { button, element, type Child, fill, visibleText } from '../../dom.ts';
import { keyNames } from '../../keyNames.ts';
import { findingList } from '../findingList.ts';
import { part } from './part.ts';

/** Characters of a text that the name of a button has. */
const spokenLength = 200;

/**
 * What is known of the text of a cell: problems, terms, and matches that can be used.
 *
 * @param use gives the cell another text
 * @param ignore reports a kind of finding no longer
 */
export function aboutCell(
  cell: CellDetails,
  texts: CatalogTexts,
  use: (text: string) => void,
  ignore: (code: string) => void,
): readonly HTMLElement[] {
  const { findings, terms } = cell;
  const beside = ({ code, text }: FindingView) => [
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

function termList(terms: readonly TermView[], { forbidden }: CatalogTexts): HTMLElement {
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

/** Translations of the same and similar texts, each with a key that uses it. */
function matchList(
  cell: CellDetails,
  texts: CatalogTexts,
  use: (text: string) => void,
): readonly HTMLElement[] {
  const { matches, unsearched } = cell;
  if (matches.length + unsearched.length === 0) return [];
  const rows = matches.map((match, place) =>
    matchRow(match, cell.locale, texts, useButton(match, place + 1, texts, use)),
  );
  const hint = element('p', { class: 'quiet' }, keyNames(texts.matchHint));
  return [
    part(
      texts.matches,
      ...(rows.length === 0 ? [] : [element('ol', { class: 'matches' }, ...rows), hint]),
      ...unsearched.map((reason) => element('p', { class: 'quiet' }, reason)),
    ),
  ];
}

function matchRow(
  { score, source, text, origin, differences }: MatchView,
  { code, direction }: CellDetails['locale'],
  texts: CatalogTexts,
  use: HTMLElement,
): HTMLElement {
  return element(
    'li',
    { class: 'match' },
    element('span', { class: 'mark' }, fill(texts.score, score)),
    element(
      'div',
      {},
      element('p', { class: 'text', lang: code, dir: direction }, ...visibleText(text)),
      element(
        'p',
        { class: 'text quiet' },
        element('bdi', {}, ...source.flatMap(pieceOf)),
        ' · ',
        element('bdi', {}, ...visibleText(origin)),
      ),
      ...differences.map((one) => element('p', { class: 'difference' }, ...visibleText(one))),
    ),
    use,
  );
}

function pieceOf({ text, isOther }: PieceView): readonly Child[] {
  return isOther ? [element('mark', {}, ...visibleText(text))] : visibleText(text);
}

function useButton(
  { text }: MatchView,
  number: number,
  texts: CatalogTexts,
  use: (text: string) => void,
): HTMLElement {
  const keys = `Alt+${number}`;
  return button(texts.use, () => use(text), {
    class: 'link',
    'aria-label': `${texts.use}: ${text.slice(0, spokenLength)}`,
    'aria-keyshortcuts': keys,
    title: keyNames(keys),
  });
}
