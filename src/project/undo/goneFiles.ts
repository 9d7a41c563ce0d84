import { DirectoryListings } from '../ledger/directoryListings.ts';
import type { RestorableFiles } from '../ports/files.ts';
import type { RunChanges } from './runChanges.ts';
import type { KeptMessage } from './keptMessage.ts';

/**
 * What is left of a run to take back where somebody has moved or deleted whole files since, with their source. What the
 * ledger knows of these stays: it is about texts that may be elsewhere now.
 */
export async function withoutGone(
  files: Pick<RestorableFiles, 'read' | 'namesIn'>,
  { files: changed, ledger }: RunChanges,
): Promise<{ readonly changes: RunChanges; readonly kept: readonly KeptMessage[] }> {
  const names = new DirectoryListings(files);
  const gone = new Set<string>();
  for (const sourcePath of new Set([...changed, ...ledger.sections].map((one) => one.sourcePath)))
    if (!(await names.has(sourcePath))) gone.add(sourcePath);
  const here: (typeof changed)[number][] = [];
  const kept: KeptMessage[] = [];
  for (const file of changed) {
    if (!gone.has(file.sourcePath) || (await names.has(file.path))) here.push(file);
    else for (const { path } of file.messages) kept.push({ file: file.path, path, reason: 'gone' });
  }
  const isOfOthers = ({ sourcePath }: { readonly sourcePath: string }) =>
    !gone.has(sourcePath) || here.some((file) => file.sourcePath === sourcePath);
  const sections = ledger.sections.filter(isOfOthers);
  const isWhole = sections.length === ledger.sections.length;
  return {
    changes: { files: here, ledger: { isNew: ledger.isNew && isWhole, sections } },
    kept,
  };
}
