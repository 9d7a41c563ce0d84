import type { SyntaxName } from '../syntaxes.ts';

/** A message as a program's files have them. */
export interface Shape {
  readonly family: string;
  readonly syntax: SyntaxName;
  readonly text: string;
  /** What has to stand in a translation just as often, in whatever order. */
  readonly keeps: readonly string[];
}

export type Row = readonly [text: string, ...keeps: readonly string[]];

export function shapes(family: string, syntax: SyntaxName, rows: readonly Row[]): readonly Shape[] {
  return rows.map(([text, ...keeps]) => ({ family, syntax, text, keeps }));
}
