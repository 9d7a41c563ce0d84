import type { Connection } from '../../platform/account/connection.ts';
import type { Languages } from '../../platform/account/languages.ts';
import type { DictionaryFileSystem } from './dictionary/dictionaryFileSystem.ts';
import type { GlossariesTree, GlossaryRow } from './list/glossariesTree.ts';

/** What the commands of this feature share. */
export interface GlossariesContext {
  readonly connection: Connection;
  readonly languages: Languages;
  readonly tree: GlossariesTree;
  readonly files: DictionaryFileSystem;
}

export type DictionaryRow = Extract<GlossaryRow, { readonly kind: 'dictionary' }>;

/** The row that a menu has passed to a command; `undefined` for anything else. */
export function glossaryRowOf(given: unknown): GlossaryRow | undefined {
  const kind: unknown = (given as { kind?: unknown } | null | undefined)?.kind;
  return kind === 'glossary' || kind === 'dictionary' ? (given as GlossaryRow) : undefined;
}

export function dictionaryRowOf(given: unknown): DictionaryRow | undefined {
  const row = glossaryRowOf(given);
  return row?.kind === 'dictionary' ? row : undefined;
}
