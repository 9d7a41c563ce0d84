import { forEachInSteps, type Cooperative } from '../../catalog/cooperative.ts';
import type { Message } from '../../catalog/formats/format.ts';
import type { CatalogTable } from './catalogTable.ts';
import type { TableRow } from './tableSection.ts';

/** Another message whose translation may serve. */
export interface SimilarRow {
  readonly row: TableRow;
  readonly text: string;
  /** 100 for the same source; else the share of words that both sources have. */
  readonly score: number;
}

const leastScore = 60;
const most = 5;
/** Longer sources have no similar ones that would help. */
const longest = 500;

/** The messages with a translation into a locale whose sources are most like that of a row, the most similar first. */
export function* similarRows(
  table: CatalogTable,
  row: TableRow,
  locale: string,
): Cooperative<readonly SimilarRow[]> {
  const found: SimilarRow[] = [];
  if (row.source.value.length > longest) return found;
  const rows = table.sections.flatMap((section) => section.rows);
  yield* forEachInSteps(rows, (other) => {
    if (other === row) return;
    const score = similarity(row.source, other.source);
    if (score < leastScore) return;
    const cell = other.section.cell(other, locale);
    if (
      cell?.text === undefined ||
      cell.text === '' ||
      cell.state === 'copied' ||
      cell.state === 'proposed'
    )
      return;
    found.push({ row: other, text: cell.text, score });
  });
  const best = found.toSorted((a, b) => b.score - a.score);
  const isFirst = ({ text }: SimilarRow, place: number) =>
    best.findIndex((one) => one.text === text) === place;
  return best.filter(isFirst).slice(0, most);
}

function similarity(one: Message, other: Message): number {
  if (one.value === other.value) return 100;
  if (other.value.length > longest) return 0;
  const [some, others] = [wordsOf(one), wordsOf(other)];
  const all = some.size + others.size;
  if (all === 0 || Math.min(some.size, others.size) * 200 < leastScore * all) return 0;
  let common = 0;
  for (const word of some) if (others.has(word)) common++;
  return Math.min(99, Math.floor((200 * common) / all));
}

/** Sources are compared again with each move in the table. */
const known = new WeakMap<Message, ReadonlySet<string>>();

function wordsOf(message: Message): ReadonlySet<string> {
  const words =
    known.get(message) ?? new Set(message.value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  known.set(message, words);
  return words;
}
