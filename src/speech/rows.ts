import type { Spoken, Transcript } from './transcript.ts';

/** What was said in a stretch of time, and its translations by their languages. */
export interface TranscriptRow extends Spoken {
  readonly translations: Readonly<Record<string, string>>;
  readonly isTentative: boolean;
}

/** Source and translations side by side: a translation stands beside the piece that lasts longest with it. */
export function rowsOf({ source, targets }: Transcript): readonly TranscriptRow[] {
  const spoken = [
    ...source.concluded.map((piece) => ({ piece, isTentative: false })),
    ...source.tentative.map((piece) => ({ piece, isTentative: true })),
  ];
  const rows = spoken.map(({ piece, isTentative }) => ({
    ...piece,
    isTentative,
    translations: {} as Record<string, string>,
  }));
  for (const [code, { concluded, tentative }] of targets) {
    let at = 0;
    for (const piece of [...concluded, ...tentative]) {
      at = nearest(rows, piece, at);
      const row = rows[at];
      if (row === undefined) continue;
      const before = row.translations[code];
      row.translations[code] = before === undefined ? piece.text : `${before} ${piece.text}`;
    }
  }
  return rows;
}

/** Goes on from the row of the piece before: both come in the order of time. */
function nearest(rows: readonly Spoken[], piece: Spoken, start: number): number {
  const common = (row: Spoken | undefined) =>
    row === undefined
      ? Number.NEGATIVE_INFINITY
      : Math.min(row.end, piece.end) - Math.max(row.start, piece.start);
  let at = start;
  while (common(rows[at + 1]) > common(rows[at])) at++;
  return at;
}
