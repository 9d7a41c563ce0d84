import { lanesOf, type Hash } from '../hash.ts';

/** Eight characters that stand for a text in the ledger; see {@link markOf}. */
export type TextMark = string;

/**
 * The first 48 bits of the hash of a text, in the alphabet of base64url. That a changed text passes for the old one
 * happens once in 3 × 10^14 comparisons; a rename compares each text that is gone with each that is new, so that fewer
 * bits would be too few for thousands of both. Marks are in committed files: they can never change without a new
 * version of the ledger.
 */
export function markOf(text: string): TextMark {
  const [first, second] = lanesOf(text);
  return fourSigns(first >>> 8) + fourSigns(((first & 0xff) << 16) | (second >>> 16));
}

/** The mark of the text that a hash stands for. */
export function markOfHash(hash: Hash): TextMark {
  const bits = (start: number) => Number.parseInt(hash.slice(start, start + 6), 16);
  return fourSigns(bits(0)) + fourSigns(bits(6));
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** @param bits 24 of them */
function fourSigns(bits: number): string {
  const sign = (shift: number) => alphabet.charAt((bits >>> shift) & 63);
  return sign(18) + sign(12) + sign(6) + sign(0);
}
