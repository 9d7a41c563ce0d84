import type { CatalogSummary } from '../../../protocol/catalog.ts';
import type { LocaleView } from '../../../protocol/localeView.ts';
import type { CatalogTexts } from '../../../protocol/catalogTexts.ts';

/** A place of the keyboard: a line and a column. */
export interface GridPlace {
  readonly line: number;
  readonly column: number;
}

/** The column of the first locale, beside those of keys and sources. */
export const firstLocale = 2;

/** A column of the table: the key, the source, or a locale at its place among the cells of a line. */
export type Column =
  | { readonly kind: 'key'; readonly title: string }
  | { readonly kind: 'source'; readonly title: string }
  | {
      readonly kind: 'locale';
      readonly title: string;
      readonly locale: LocaleView;
      readonly place: number;
    };

export function columnsOf(
  { source, locales }: CatalogSummary,
  hidden: ReadonlySet<string>,
  texts: CatalogTexts,
): readonly Column[] {
  const shown = locales.filter(({ code }) => !hidden.has(code));
  return [
    { kind: 'key', title: texts.key },
    { kind: 'source', title: source?.name ?? texts.source },
    ...shown.map((locale, place): Column => ({
      kind: 'locale',
      title: locale.name,
      locale,
      place,
    })),
  ];
}

/** The place of a locale's column. */
export function columnIn(columns: readonly Column[], locale: string): number | undefined {
  const place = columns.findIndex((one) => one.kind === 'locale' && one.locale.code === locale);
  return place < 0 ? undefined : place;
}

/** Where a column is among others: that of a locale may have moved; one that is gone leaves its place to another. */
export function movedColumn(
  place: number,
  before: readonly Column[],
  now: readonly Column[],
): number {
  const column = before[place];
  return (column?.kind === 'locale' ? columnIn(now, column.locale.code) : undefined) ?? place;
}
