import type { DiscoverOptions } from '../../../src/resources/layouts/discover.ts';
import type { ResourceSet } from '../../../src/resources/layouts/resourceSet.ts';
import type { Files } from '../../../src/project/ports/files.ts';
import { findResourceSets } from '../../../src/project/plan/findResourceSets.ts';
import { Project } from '../../../src/project/plan/project.ts';
import type { TargetFile } from '../../../src/project/plan/targetFile.ts';

/** A project whose files are given as their texts, or as JSON. */
export interface Folder {
  readonly project: Project;
  readonly sets: readonly ResourceSet[];
  /** The paths that were read, in order. */
  readonly read: readonly string[];
  readonly open: (locale: string) => Promise<TargetFile>;
}

/** Files that can only be read. */
export async function folder(
  contents: Readonly<Record<string, string | object>>,
  options: DiscoverOptions = {},
): Promise<Folder> {
  const read: string[] = [];
  const files: Pick<Files, 'read'> = {
    async read(path) {
      read.push(path);
      const content = contents[path];
      return typeof content === 'object' ? JSON.stringify(content, undefined, 2) : content;
    },
  };
  const sets = await findResourceSets(files, Object.keys(contents), options);
  const project = new Project(files, { context: false });
  const open = async (locale: string) => {
    const [set] = sets;
    if (set === undefined) throw new Error('no resource set');
    return project.open(set, locale);
  };
  return { project, sets, read, open };
}
