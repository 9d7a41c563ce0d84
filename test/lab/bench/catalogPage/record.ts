/** What the page is measured beside. */
export const tables = ['Glossa', 'plain table', 'AG Grid'] as const;

/** A figure of a page. */
export interface PageRow {
  readonly table: (typeof tables)[number];
  readonly what: string;
  readonly value: string;
  /** What it should be for Glossa. */
  readonly wanted?: string;
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
