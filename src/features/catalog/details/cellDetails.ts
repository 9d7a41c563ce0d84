import * as vscode from 'vscode';
import { showKeyPath } from '../../../resources/formats/format.ts';
import { textDirection } from '../../../resources/textDirection.ts';
import { indexTerms, termsIn, type Term } from '../../../message/checks/glossaryTerms.ts';
import type { ProductName } from '../../../message/names/productNames.ts';
import { scanPlaceholders } from '../../../message/placeholders/messageText.ts';
import { settings } from '../../../platform/settings.ts';
import type { KnownDictionaries } from '../../../platform/account/knownDictionaries.ts';
import { messageForms } from '../../../project/table/messageForms.ts';
import { format } from '../../../texts/format.ts';
import { plainText, uiPath } from '../../../texts/uiText.ts';
import type {
  CatalogDetails,
  CellDetails,
  FormView,
  TermView,
} from '../../../protocol/catalogDetails.ts';
import { cellVersion } from '../../../project/table/cellVersion.ts';
import type { TableRow } from '../../../project/table/tableSection.ts';
import type { CatalogModel } from '../model/catalogModel.ts';
import { localeView } from '../page/lineViews.ts';
import { hasGitHistory } from './gitHistory.ts';
import { cellFindings } from './cellFindings.ts';
import { matchViews, type SearchedMemories } from './matchViews.ts';

/** What knows something of messages. */
export interface DetailSources {
  readonly model: CatalogModel;
  readonly memories: SearchedMemories;
  readonly dictionaries: KnownDictionaries;
}

/** All about one message, and about its text in one locale. */
export async function cellDetails(
  sources: DetailSources,
  row: TableRow,
  locale: string | undefined,
): Promise<CatalogDetails> {
  const { model } = sources;
  const { section, source } = row;
  const { set } = section;
  const folder = model.ownerOf(section)?.folder;
  const file = locale === undefined ? set.source.path : set.targetPath(locale);
  return {
    name: { section: section.name, id: row.id },
    key: showKeyPath(row.path),
    file: uiPath(file),
    description: source.description === undefined ? null : plainText(source.description, 1000),
    source: source.value,
    direction: textDirection(set.source.locale),
    forms: formViews(row, undefined),
    hasHistory:
      folder !== undefined && (await hasGitHistory(vscode.Uri.joinPath(folder.uri, file))),
    others: model.locales.flatMap((code) => {
      const cell = code === locale ? undefined : section.cell(row, code);
      if (cell?.text === undefined) return [];
      return [{ locale: localeView(code), state: cell.state, text: cell.text }];
    }),
    cell: locale === undefined ? null : await inLocale(sources, row, locale),
  };
}

async function inLocale(
  { model, memories, dictionaries }: DetailSources,
  row: TableRow,
  locale: string,
): Promise<CellDetails | null> {
  const { section, source } = row;
  const cell = section.cell(row, locale);
  if (cell === undefined) return null;
  const folder = model.ownerOf(section)?.folder;
  const glossary = settings.glossary.id.get(folder?.uri);
  const known = dictionaries.of(glossary, section.set.source.locale, locale) ?? [];
  const { matches, problems } = await matchViews(model, memories, row, locale);
  return {
    locale: localeView(locale),
    state: cell.state,
    text: cell.text ?? null,
    mark: cellVersion(source.value, cell.text),
    before: cell.proposed?.before ?? null,
    stale: section.staleProposal(row, locale) ?? null,
    forms: formViews(row, locale),
    placeholders: scanPlaceholders(source.value).map(({ text }) => text),
    findings: cellFindings(model, row, locale),
    matches,
    unsearched: problems,
    terms: termViews(source.value, await model.namesFor(row, locale), known),
  };
}

/** Example numbers of a form that are shown. */
const mostNumbers = 5;

/** The forms of a plural message, in the source where no locale is named. */
function formViews(row: TableRow, locale: string | undefined): readonly FormView[] {
  return messageForms(row, locale).map(({ name, numbers, text, row: holder, ...place }) => ({
    name: plainText(name),
    numbers: shownNumbers(numbers),
    text: text ?? null,
    row: holder.handle,
    whole: place.whole ?? null,
    start: place.start,
    end: place.end,
    open: place.open,
    close: place.close,
  }));
}

function shownNumbers(numbers: readonly number[]): string {
  const shown = numbers.slice(0, mostNumbers).map((number) => format.number(number));
  return [...shown, ...(numbers.length > mostNumbers ? ['…'] : [])].join(', ');
}

/**
 * The phrases of a source that have a translation of their own, the names that stay as they are, each once, and after a
 * name what no text may have in its place.
 */
export function termViews(
  source: string,
  names: readonly ProductName[],
  known: readonly Term[],
): readonly TermView[] {
  const terms = new Map<string, TermView>();
  const add = (term: TermView) => {
    const name = JSON.stringify([term.text, term.target]);
    if (!terms.has(name)) terms.set(name, term);
  };
  for (const { source: text, target } of termsIn(source, indexTerms(known)))
    add({ text, target, isForbidden: false });
  for (const { term, keep, forbidden } of names) {
    add({ text: term, target: keep ? term : null, isForbidden: false });
    for (const text of forbidden) add({ text, target: null, isForbidden: true });
  }
  return [...terms.values()];
}
