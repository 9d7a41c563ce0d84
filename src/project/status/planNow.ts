import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { Files } from '../ports/files.ts';
import type { ProjectStatus } from './projectStatus.ts';

/**
 * The plan of a target as its files and the ledger are at this moment, also where the status has not heard of a change yet:
 * for what a person asks for right after typing, or after something else has written.
 *
 * @throws what `Project.open` does
 */
export async function planNow(
  status: ProjectStatus,
  files: Pick<Files, 'read'>,
  set: ResourceSet,
  locale: string,
): Promise<TargetFile> {
  const { path, source, current } = await status.plan(set, locale);
  const isSource = (await files.read(set.source.path)) === source.text;
  const isCurrent = (await files.read(path)) === current?.text;
  if (!isSource) await status.changed(set.source.path);
  if (!isCurrent) await status.changed(path);
  await status.lookAtLedger(set, locale);
  return status.plan(set, locale);
}
