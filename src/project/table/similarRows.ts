import { runYielding } from '../../resources/cooperative.ts';
import { SimilarTexts } from '../../memory/similarTexts.ts';
import type { CatalogTable } from './catalogTable.ts';
import type { TableRow } from './tableSection.ts';

/** Another message whose translation may serve. */
export interface SimilarRow {
  readonly row: TableRow;
  readonly text: string;
  /** In percent; 100 for the same source. */
  readonly score: number;
}

/**
 * The messages with a translation into a locale whose sources are most like that of a row, the most similar first. Gives
 * way to other work.
 */
export async function similarRows(
  table: CatalogTable,
  row: TableRow,
  locale: string,
): Promise<readonly SimilarRow[]> {
  const found: SimilarRow[] = [];
  for (const { rows } of table.sections) {
    const sources = await sourcesOf(rows);
    const textAt = (place: number) => usable(rows[place], row, locale);
    const isWanted = (place: number) => textAt(place) !== undefined;
    for (const { place, score } of await runYielding(sources.find(row.source.value, isWanted))) {
      const [other, text] = [rows[place], textAt(place)];
      if (other !== undefined && text !== undefined) found.push({ row: other, text, score });
    }
  }
  return found.toSorted((a, b) => b.score - a.score);
}

/** The text of another message where it is a translation that is in a file. */
function usable(other: TableRow | undefined, row: TableRow, locale: string): string | undefined {
  if (other === undefined || other === row) return undefined;
  const { text, state } = other.section.written(other, locale) ?? {};
  return text === '' || state === 'copied' ? undefined : text;
}

/** Rows stay the same list until their source file changes. */
const known = new WeakMap<readonly TableRow[], Promise<SimilarTexts>>();

function sourcesOf(rows: readonly TableRow[]): Promise<SimilarTexts> {
  const texts = () => rows.map(({ source }) => source.value);
  const sources = known.get(rows) ?? runYielding(SimilarTexts.of(texts()));
  known.set(rows, sources);
  return sources;
}
