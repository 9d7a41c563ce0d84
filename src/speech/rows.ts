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
    for (const piece of [...concluded, ...tentative]) {
      const row = nearest(rows, piece);
      if (row === undefined) continue;
      const before = row.translations[code];
      row.translations[code] = before === undefined ? piece.text : `${before} ${piece.text}`;
    }
  }
  return rows;
}

function nearest<Row extends Spoken>(rows: readonly Row[], piece: Spoken): Row | undefined {
  const common = (row: Spoken) => Math.min(row.end, piece.end) - Math.max(row.start, piece.start);
  const [first, ...others] = rows;
  if (first === undefined) return undefined;
  return others.reduce((best, row) => (common(row) > common(best) ? row : best), first);
}
