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

/** The two signs of each number of 12 bits; looking them up is twice as fast as looking up one after the other. */
const twoSigns = Array.from(
  { length: 4_096 },
  (_, bits) => alphabet.charAt(bits >>> 6) + alphabet.charAt(bits & 63),
);

/** @param bits 24 of them */
function fourSigns(bits: number): string {
  return `${twoSigns[(bits >>> 12) & 4_095]}${twoSigns[bits & 4_095]}`;
}
