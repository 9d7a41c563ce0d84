import type { KeyPath } from '../resources/formats/format.ts';

/** `a.b` is found where `b` is in `a`, and the reverse. */
export const dottedKey = (path: KeyPath): string => path.join('.');

/** Capitals are no others than small letters. */
export const foldedKey = (path: KeyPath): string => path.join('.').toLowerCase();
