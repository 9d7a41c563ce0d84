import type { KeyPath } from '../../catalog/formats/format.ts';

/**
 * What a person does to a key, or to a group of keys, of a set: in the source and in every locale that has it. A `rename`
 * may lead into another group.
 */
export interface KeyChange {
  readonly kind: 'rename' | 'duplicate';
  readonly from: KeyPath;
  readonly to: KeyPath;
}

/** A change of keys that is refused as a whole; `path` names the file that it cannot be made in. */
export class KeyChangeError extends Error {
  override readonly name = 'KeyChangeError';
  readonly reason: KeyChangeRefusal;
  readonly path: string;
  readonly key: KeyPath;

  constructor(reason: KeyChangeRefusal, path: string, key: KeyPath) {
    super(`${path}: ${reason} ${JSON.stringify(key)}`);
    this.reason = reason;
    this.path = path;
    this.key = key;
  }
}

/**
 * - `absent`: no file has the key; `taken`: a file has the new one already.
 * - `unreadable`: a file cannot be read safely; `generated`: a tool makes it.
 * - `dotted`: a name with a dot beside groups, which programs would read as a way into a group.
 * - `flat`: the format has no groups; `inside`: the new key would be inside itself; `noName`: a name is empty.
 * - `blocked`: something else is where a new key would be, or the format has no such keys.
 * - `impossible`: something is shared, repeated, no text, or not where the format can have it.
 */
export type KeyChangeRefusal =
  | 'absent'
  | 'taken'
  | 'unreadable'
  | 'generated'
  | 'dotted'
  | 'flat'
  | 'inside'
  | 'noName'
  | 'blocked'
  | 'impossible';

/** Where a path is after a change of another one that leads to it; nothing where it does not. */
export function movedPath(path: KeyPath, from: KeyPath, to: KeyPath): KeyPath | undefined {
  return startsWith(path, from) ? [...to, ...path.slice(from.length)] : undefined;
}

/** Where what is under a path is after a change. */
export function placesAfter(path: KeyPath, { kind, from, to }: KeyChange): readonly KeyPath[] {
  const moved = movedPath(path, from, to);
  if (moved === undefined) return [path];
  return kind === 'duplicate' ? [path, moved] : [moved];
}

export function startsWith(path: KeyPath, start: KeyPath): boolean {
  return path.length >= start.length && start.every((step, place) => step === path[place]);
}
