/** A figure of the page. */
export interface PageRow {
  readonly what: string;
  readonly unit: 'ms' | 'MB';
  readonly value: number;
  readonly wanted?: number;
}

const variable = 'GLOSSA_BENCH_RECORD';

/** The file that takes a line of JSON for each figure. */
export function pageRecord(): string {
  const path = process.env[variable];
  if (path === undefined) throw new Error(`${variable} names no file`);
  return path;
}

export function recordIn(path: string): void {
  process.env[variable] = path;
}
