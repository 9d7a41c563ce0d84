import { showKeyPath } from '../../../catalog/keyPath.ts';
import { textDirection } from '../../../catalog/textDirection.ts';
import { checkTranslation } from '../../../message/inFile/checkTranslation.ts';
import { scanPlaceholders } from '../../../message/placeholders/scanPlaceholders.ts';
import { findingText } from '../../../platform/ui/text/findingText.ts';
import { plainText, uiPath } from '../../../platform/ui/text/uiText.ts';
import type { ResourceSet } from '../../../catalog/layouts/resourceSet.ts';
import type { Finding } from '../../../message/findings.ts';
import type { ProductName } from '../../../message/names/productNames.ts';
import type { ShownFinding } from '../../../protocol/catalog.ts';
import type { CatalogDetails, ShownTerm } from '../../../protocol/catalogDetails.ts';
import type { TableRow } from '../../../project/table/tableSection.ts';
import type { CatalogModel } from '../model/catalogModel.ts';
import { shownLocale } from '../page/shownTable.ts';
import type { FolderMemories } from './folderMemories.ts';
import { shownMatches } from './shownMatches.ts';

type ShownInLocale = NonNullable<CatalogDetails['cell']>;

/** What knows something of messages. */
export interface DetailSources {
  readonly model: CatalogModel;
  readonly memories: FolderMemories;
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
  const file = locale === undefined ? set.source.path : set.targetPath(locale);
  return {
    key: showKeyPath(row.path),
    file: uiPath(file),
    description: source.description === undefined ? null : plainText(source.description, 1000),
    source: source.value,
    direction: textDirection(set.source.locale),
    others: model.locales.flatMap((code) => {
      const cell = code === locale ? undefined : section.cell(row, code);
      if (cell?.text === undefined) return [];
      return [{ locale: shownLocale(code), state: cell.state, text: cell.text }];
    }),
    cell: locale === undefined ? null : await inLocale(sources, row, locale),
  };
}

async function inLocale(
  { model, memories }: DetailSources,
  row: TableRow,
  locale: string,
): Promise<ShownInLocale | null> {
  const { section, source } = row;
  const cell = section.cell(row, locale);
  if (cell === undefined) return null;
  const { matches, problems } = await shownMatches(model, memories, row, locale);
  return {
    locale: shownLocale(locale),
    state: cell.state,
    text: cell.text ?? null,
    before: cell.proposed?.before ?? null,
    placeholders: scanPlaceholders(source.value).map(({ text }) => text),
    findings: findingsOf(model, row, locale).map(shownFinding),
    matches,
    unsearched: problems,
    terms: shownTerms(await model.namesFor(row, locale)),
  };
}

/** What the checks of the file say; before these are done, what they say about the text alone. */
function findingsOf(model: CatalogModel, row: TableRow, locale: string): readonly Finding[] {
  const { source, section } = row;
  const text = section.cell(row, locale)?.text;
  if (text === undefined || text === '') return [];
  return model.findingsOf(row, locale) ?? textFindings(source.value, text, section.set, locale);
}

/** What the checks say about a text by itself. */
export function textFindings(
  source: string,
  target: string,
  set: ResourceSet,
  locale: string,
): readonly Finding[] {
  const locales = { sourceLocale: set.source.locale, targetLocale: locale };
  return checkTranslation({ source, target, ...locales });
}

export const shownFinding = (finding: Finding): ShownFinding => ({
  code: finding.code,
  severity: finding.severity,
  text: findingText(finding),
});

/** Each term once, and after it what no text may have in its place. */
function shownTerms(names: readonly ProductName[]): readonly ShownTerm[] {
  const terms = new Map<string, boolean>();
  for (const { term, forbidden } of names) {
    terms.set(term, false);
    for (const spelling of forbidden) if (!terms.has(spelling)) terms.set(spelling, true);
  }
  return [...terms].map(([text, isForbidden]) => ({ text, isForbidden }));
}
