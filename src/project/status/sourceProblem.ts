import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { ProjectError, type ProjectProblem } from '../ledger/projectError.ts';

/** What keeps all targets of a set from being counted, because it is about their source; nothing as far as is known. */
export function sourceProblem(
  { source, targets }: ResourceSet,
  errorOf: (path: string) => unknown,
): ProjectProblem | undefined {
  for (const { path } of targets) {
    const problem = problemOf(errorOf(path), source.path);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** The problem that an error tells of, if it is one of this file. */
export function problemOf(error: unknown, path: string): ProjectProblem | undefined {
  if (!(error instanceof ProjectError)) return undefined;
  const { problem } = error;
  return 'path' in problem && problem.path === path ? problem : undefined;
}
