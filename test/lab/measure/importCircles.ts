import { posix } from 'node:path';
import type { FileFacts, ImportFacts } from './fileFacts.ts';

/**
 * The groups of files of which each imports, by way of others, each other one; sorted. An `import()` in a function is
 * no arrow: it is there to break a circle, or to load late.
 */
export function importCircles(
  files: readonly Pick<FileFacts, 'path' | 'imports'>[],
  counts: (imported: ImportFacts) => boolean,
): readonly (readonly string[])[] {
  const known = new Set(files.map(({ path }) => path));
  const importsOf = new Map(
    files.map(({ path, imports }) => [
      path,
      imports
        .filter(counts)
        .map(({ specifier }) => posix.join(posix.dirname(path), specifier))
        .filter((target) => known.has(target)),
    ]),
  );
  const reached = new Map([...known].map((path) => [path, reachedFrom(path, importsOf)]));
  const circles = new Map<string, readonly string[]>();
  for (const [path, targets] of reached) {
    if (!targets.has(path)) continue;
    const circle = [...targets].filter((target) => reached.get(target)?.has(path)).toSorted();
    circles.set(circle.join('\n'), circle);
  }
  return [...circles.values()];
}

/** The file itself is among them only where a way leads back to it. */
function reachedFrom(
  path: string,
  importsOf: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [path];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const target of importsOf.get(next) ?? []) {
      if (reached.has(target)) continue;
      reached.add(target);
      waiting.push(target);
    }
  }
  return reached;
}
