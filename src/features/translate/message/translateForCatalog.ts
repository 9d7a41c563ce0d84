import type { RequestedFile, RequestedRun } from '../../../platform/review/catalogRequests.ts';
import { translateMessages } from '../missing.ts';
import type { WindowRuns } from '../windowRuns.ts';

/** Translates messages that are due for the catalog, whose history takes back what was written. */
export async function translateForCatalog(
  runs: WindowRuns,
  files: readonly RequestedFile[],
): Promise<RequestedRun> {
  const end = await translateMessages(runs, { files, everywhere: false });
  if (end === undefined) return undefined;
  const count = end.report.targets.reduce((sum, target) => sum + target.translated, 0);
  return { count, takeBack: end.takeBack };
}
