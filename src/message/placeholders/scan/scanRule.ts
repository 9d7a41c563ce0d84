import type { PlaceholderKind } from '../placeholder.ts';
import type { Lookahead } from './lookahead.ts';

/** Where the scanner is. */
export interface ScanPlace {
  readonly ahead: Lookahead;
  readonly text: string;
  readonly at: number;
  /** The end of the placeholder before; a rule that looks back must not look beyond it. */
  readonly floor: number;
}

export interface Match {
  readonly kind: PlaceholderKind;
  readonly end: number;
  /** Where it starts, if that is before the place at which the rule was asked (`user@…`, `https:…`). */
  readonly start?: number;
  readonly identity?: string;
}

/**
 * Recognizes what starts at the place; undefined for nothing. A rule that fails must have read only as far as the next
 * place at which it can be asked again, or use the tables of {@link Lookahead}; this keeps the scanner linear.
 */
export type ScanRule = (place: ScanPlace) => Match | undefined;
