import * as z from 'zod/mini';
import type { ArgumentSchemas } from '../../../platform/pages/pageMessage.ts';
import {
  askedStates,
  keyActs,
  linesAtOnce,
  longestPasted,
  longestTyped,
  rowActs,
} from '../../../protocol/catalog.ts';
import type { CatalogPageHost } from '../../../protocol/catalogDetails.ts';
import { searchPlaces } from '../../../project/table/tableFilter.ts';
import { tableOrders } from '../../../project/table/tableLines.ts';

const row = z.int().check(z.minimum(0));
const locale = z.string().check(z.minLength(2), z.maxLength(100));
const line = z.int().check(z.minimum(0), z.maximum(10_000_000));
const text = z.string().check(z.maxLength(longestTyped));

/** Those of the largest projects. */
const rows = z.array(row).check(z.maxLength(1_000_000));

const view = z.strictObject({
  states: z.array(z.enum(askedStates)).check(z.maxLength(askedStates.length)),
  withProblems: z.boolean(),
  isChanged: z.boolean(),
  locale: z.nullable(locale),
  text: z.string().check(z.maxLength(1000)),
  in: z.enum(searchPlaces),
  isPattern: z.boolean(),
  order: z.enum(tableOrders),
  hidden: z.array(locale).check(z.maxLength(1000)),
});

const typed = z.strictObject({
  row,
  locale,
  // A text that is in a file already may be longer than what a person types.
  before: z.nullable(z.string()),
  after: text,
  reviewedFor: z.nullable(z.string()),
});

const name = z.strictObject({
  section: z.string().check(z.maxLength(10_000)),
  id: z.string().check(z.maxLength(100_000)),
});

const seen = z.strictObject({ row, locale, mark: z.nullable(z.string().check(z.length(8))) });

const isShortRange = z.refine<[number, number]>(
  ([from, to]) => from <= to && to - from <= linesAtOnce,
);

/** What the page's calls must look like. */
export const catalogSchemas: ArgumentSchemas<CatalogPageHost> = {
  show: z.tuple([view]),
  lines: z.tuple([line, line]).check(isShortRange),
  details: z.tuple([row, z.nullable(locale)]),
  rowNamed: z.tuple([name, locale]),
  usages: z.tuple([row]),
  openUsage: z.tuple([line]),
  history: z.tuple([row, z.nullable(locale)]),
  stop: z.tuple([]),
  check: z.tuple([row, locale, text]),
  edit: z.tuple([typed]),
  accept: z.tuple([seen]),
  act: z.tuple([z.enum(rowActs), z.nullable(rows), locale]),
  acceptable: z.tuple([z.nullable(rows), locale]),
  saw: z.tuple([rows]),
  rows: z.tuple([z.nullable(z.tuple([row, row]))]),
  reject: z.tuple([seen]),
  acceptAll: z.tuple([]),
  rejectAll: z.tuple([]),
  undo: z.tuple([]),
  redo: z.tuple([]),
  unfinished: z.tuple([
    z.strictObject({ row: z.nullable(row), line }),
    locale,
    z.union([z.literal(1), z.literal(-1)]),
  ]),
  lineOf: z.tuple([row]),
  went: z.tuple([]),
  reveal: z.tuple([row, z.nullable(locale)]),
  translate: z.tuple([z.nullable(rows), locale]),
  changeKeys: z.tuple([z.enum(keyActs), rows.check(z.minLength(1))]),
  ignore: z.tuple([row, locale, z.string().check(z.minLength(1), z.maxLength(100))]),
  exportShown: z.tuple([]),
  paste: z.tuple([row, locale, z.string().check(z.maxLength(longestPasted))]),
};
