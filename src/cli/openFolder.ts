import { isIgnoredFolder } from '../resources/globs.ts';
import { settingReader } from '../resources/layouts/resourceSetting.ts';
import { filesBelow } from '../disk/filesBelow.ts';
import { findResourceSets } from '../project/plan/findResourceSets.ts';
import { Project } from '../project/plan/project.ts';
import type { FolderFiles } from './folderFiles.ts';
import { readFolderSettings } from './folderSettings.ts';

/**
 * Reads the settings of a folder, and finds its resource files.
 *
 * @throws {ResourcePatternError} where a setting cannot be used
 */
export async function openFolder(files: FolderFiles) {
  const { folder } = files;
  const settings = await readFolderSettings(folder);
  const { resources, sourceLocale, context } = settings;
  const readers = resources.map(settingReader);
  // A setting may name files in folders that discovery leaves alone.
  const isLeftOut = readers.length === 0 ? isIgnoredFolder : (name: string) => name === '.git';
  const all = await filesBelow(folder, isLeftOut);
  const isNamed = (path: string) => readers.some((reader) => reader.read(path) !== undefined);
  const paths = all.filter((path) => !isIgnored(path) || isNamed(path));
  const options = { sourceLocale: sourceLocale || undefined, resources };
  const sets = await findResourceSets(files, paths, options);
  return { files, settings, sets, project: new Project(files, { context }) };
}

const isIgnored = (path: string) => path.split('/').slice(0, -1).some(isIgnoredFolder);
