import type { RequestedFile, RequestedRun } from '../../../platform/review/catalogRequests.ts';
import { translateMessages } from '../missing.ts';
import type { TranslateContext } from '../translateContext.ts';

/** Translates messages that are due for the catalog, whose history takes back what was written. */
export async function translateForCatalog(
  context: TranslateContext,
  files: readonly RequestedFile[],
): Promise<RequestedRun | undefined> {
  const end = await translateMessages(context, { files, everywhere: false });
  if (end === undefined) return undefined;
  const written = end.report.targets.reduce((sum, target) => sum + target.translated, 0);
  return { written, takeBack: end.takeBack };
}
