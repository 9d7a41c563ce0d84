/** Sixteen hexadecimal digits that stand for a text; see {@link hashOf}. */
export type Hash = string;

/**
 * A 64-bit hash of a text, made of two 32-bit lanes. It answers "is this still the same text?" and resists accidents
 * only: whoever wants two texts with the same hash can make them. Its values are in committed files, so it can never
 * change without a new version of the ledger.
 */
export function hashOf(text: string): Hash {
  const [first, second] = lanesOf(text);
  return digits(first) + digits(second);
}

/** The two halves of the same, 32 bits each. */
export function lanesOf(text: string): readonly [number, number] {
  let a = 0x243f6a88;
  let b = 0x85a308d3;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x9e3779b1);
    a ^= a >>> 15;
    b = Math.imul(b ^ unit, 0xc2b2ae3d);
    b ^= b >>> 13;
  }
  // Each lane takes the other in, so that every digit depends on both.
  const first = spread(a ^ text.length);
  const second = spread(b ^ first);
  return [spread(first ^ second), second];
}

function spread(lane: number): number {
  let mixed = lane ^ (lane >>> 16);
  mixed = Math.imul(mixed, 0x7feb352d);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}

/** The digits of each byte; looking them up is several times as fast as `toString(16)` on 32 bits. */
const digitsOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function digits(lane: number): string {
  const digit = (shift: number): string => digitsOfByte[(lane >>> shift) & 255] ?? '';
  return digit(24) + digit(16) + digit(8) + digit(0);
}
