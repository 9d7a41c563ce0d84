import { describeError } from '../../../platform/ui/errors/describeError.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import type { WorkspaceFiles } from '../../../platform/workspace/workspaceFiles.ts';

/** What went wrong with a file or a request, in a sentence for a report. */
export function briefly(error: unknown, files: WorkspaceFiles): string {
  const { brief, message } = describeError(inWords(error, files.uriOf.bind(files)));
  return brief ?? message;
}
