import type { ResourceSet } from './resourceSet.ts';

/** Whether two lists of sets, of the same files, say the same of them. */
export function sameSets(some: readonly ResourceSet[], others: readonly ResourceSet[]): boolean {
  return some.length === others.length && some.every((set, place) => isSame(set, others[place]));
}

/** The relatives say nothing more: they are the files, and as many for each of very many sets. */
function isSame(one: ResourceSet, other: ResourceSet | undefined): boolean {
  return textOf(one) === (other && textOf(other));
}

const textOf = (set: ResourceSet): string => JSON.stringify({ ...set, relatives: [] });
