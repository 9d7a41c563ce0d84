import type { KeyPath } from '../../keyPath.ts';
import type { TreeContainer } from './node.ts';

/** A value that a file gets: as it is spelled, a text that is yet to be spelled, or a container that is made for it. */
export type NewValue = string | NewText | NewContainer;

export interface NewText {
  readonly kind: 'text';
  readonly value: string;
}

export type NewMembers = Map<string | number, NewValue>;

export interface NewContainer {
  readonly kind: TreeContainer['kind'];
  readonly members: NewMembers;
}

export interface Addition {
  readonly path: KeyPath;
  readonly value: NewValue;
}

/** What one container of the target gets, next to the container of the source that is at the same path. */
export interface Insertion {
  readonly container: TreeContainer;
  readonly parent: TreeContainer | undefined;
  readonly model: TreeContainer | undefined;
  readonly members: NewMembers;
}

export function isNewContainer(value: NewValue | undefined): value is NewContainer {
  return typeof value === 'object' && value.kind !== 'text';
}
