import type { ResourceSet } from './resourceSet.ts';

/** Every folder that has a file of these sets, at whatever depth. */
export function foldersOf(sets: readonly ResourceSet[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const { path } of sets.flatMap(({ source, targets }) => [source, ...targets])) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      folders.add(path.slice(0, end));
    }
  }
  return folders;
}
