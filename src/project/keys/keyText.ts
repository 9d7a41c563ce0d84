import type { KeyPath } from '../../resources/formats/format.ts';

/** Whether people can write a key as names between dots, and mean only this key by it. */
export function hasKeyText(path: KeyPath): boolean {
  return path.every((step) => typeof step === 'string' && step !== '' && !step.includes('.'));
}

/** A key as people write it; see {@link hasKeyText}. */
export function keyText(path: KeyPath): string {
  return hasKeyText(path) ? path.join('.') : String(path.at(-1) ?? '');
}

/** The key that somebody has written in the place of another one; of one that no dots can write, the last name is. */
export function writtenKey(text: string, instead: KeyPath, hasGroups: boolean): KeyPath {
  const isWhole = hasGroups && hasKeyText(instead);
  return isWhole ? text.split('.') : [...instead.slice(0, -1), text];
}
