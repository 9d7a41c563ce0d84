import { runYielding } from '../../resources/cooperative.ts';
import {
  type DiscoverOptions,
  exploreInSteps,
  setsInSteps,
} from '../../resources/layouts/discover.ts';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { programsNamedIn } from '../../programs/programs.ts';
import { settingsOfFolder } from '../../resources/toolConfig/toolConfigGlob.ts';
import type { Files } from '../ports/files.ts';

/** Files that are read at the same time. */
const atATime = 16;

/**
 * The resource sets among the files of a project. A few files are read, for what they say about the source and the
 * program; one that cannot be read says nothing.
 *
 * @param paths of all files that may be resource files or are around them
 * @throws {ResourcePatternError} when a setting cannot be used
 */
export async function findResourceSets(
  files: Pick<Files, 'read'>,
  paths: readonly string[],
  options: DiscoverOptions,
): Promise<readonly ResourceSet[]> {
  const discovery = await runYielding(exploreInSteps(paths, { ...options, programsNamedIn }));
  const worthReading = [...new Set([...settingsOfFolder, ...discovery.worthReading])];
  const texts = new Map<string, string>();
  for (let start = 0; start < worthReading.length; start += atATime) {
    const reading = worthReading.slice(start, start + atATime).map(async (path) => {
      const text = await files.read(path).catch(() => undefined);
      if (text !== undefined) texts.set(path, text);
    });
    await Promise.all(reading);
  }
  return runYielding(setsInSteps(discovery, texts));
}
