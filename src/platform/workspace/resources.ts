import * as vscode from 'vscode';
import { ignoredGlob, resourceFileGlob } from '../../resources/globs.ts';
import { setOf, type ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { ResourcePatternError } from '../../resources/layouts/resourcePatternError.ts';
import { unreadFiles, unreadGlobs, type UnreadFiles } from '../../resources/layouts/unreadFiles.ts';
import { patternProblemText, unreadText } from '../../texts/reasons/unreadText.ts';
import { settingReader } from '../../resources/layouts/resourceSetting.ts';
import { findResourceSets } from '../../project/plan/findResourceSets.ts';
import { toolConfigGlob } from '../../resources/toolConfig/toolConfigGlob.ts';
import { settings } from '../settings.ts';
import { UserError, nextStep } from '../ui/userError.ts';
import { findFiles } from './findFiles.ts';
import { pathAsNamed, pathIn, spellAsFound } from './pathIn.ts';
import { WorkspaceFiles } from './workspaceFiles.ts';

/**
 * The resource sets of a workspace folder, found again each time: a list of paths is most of what it takes.
 *
 * @param source the locale to translate from; without it the setting counts
 * @throws {UserError} where the setting `glossa.resources` cannot be used
 */
export async function findResources(
  folder: vscode.WorkspaceFolder,
  source?: string,
): Promise<readonly ResourceSet[]> {
  const resources = settings.resources.get(folder.uri);
  const sourceLocale = source ?? settings.sourceLocale.get(folder.uri);
  try {
    const named = resources.flatMap((entry) => settingReader(entry).globs);
    const globs = [resourceFileGlob, toolConfigGlob, ...named];
    const lists = await Promise.all(
      globs.map((glob) => findPaths(folder, glob, named.includes(glob))),
    );
    const paths = [...new Set(lists.flat())];
    spellAsFound(folder, paths);
    const options = { sourceLocale: sourceLocale || undefined, resources };
    return await findResourceSets(new WorkspaceFiles(folder), paths, options);
  } catch (error) {
    if (!(error instanceof ResourcePatternError)) throw error;
    throw new UserError(
      vscode.l10n.t({
        message: 'The setting "glossa.resources" has a pattern that cannot be used: {0}. {1}',
        args: [error.pattern, patternProblemText(error.reason)],
        comment: '{0} is a pattern, {1} a sentence on what it needs. Keep "glossa.resources".',
      }),
      nextStep.openSettings(settings.resources.key),
    );
  }
}

async function findPaths(
  folder: vscode.WorkspaceFolder,
  glob: string,
  everywhere: boolean,
): Promise<readonly string[]> {
  const found = await findFiles(folder, { glob, ...(!everywhere && { exclude: ignoredGlob }) });
  return found.map((uri) => pathAsNamed(folder, uri));
}

/** What to say where a folder turned out to have none: what there is instead, and what can be done. */
export async function noResources(folder: vscode.WorkspaceFolder): Promise<UserError> {
  const none = vscode.l10n.t('No resource files were found in {0}.', folder.name);
  const unread = unreadText(await findUnread(folder));
  // The setting helps nobody whose files are in a format that is not read.
  if (unread !== '') return new UserError(`${none} ${unread}`);
  const describe = vscode.l10n.t('Describe them in the setting "glossa.resources".');
  return new UserError(`${none} ${describe}`, nextStep.openSettings(settings.resources.key));
}

/** The files of a folder with translations that Glossa does not find. */
export async function findUnread(folder: vscode.WorkspaceFolder): Promise<UnreadFiles> {
  const globs = [resourceFileGlob, ...unreadGlobs];
  const lists = await Promise.all(globs.map((glob) => findPaths(folder, glob, false)));
  return unreadFiles([...new Set(lists.flat())]);
}

/** The set that a file belongs to, where it is a resource file. */
export async function resourcesOf(uri: vscode.Uri): Promise<ResourceSet | undefined> {
  const folder = vscode.workspace.getWorkspaceFolder(uri);
  return folder && setOf(await findResources(folder), pathIn(folder, uri));
}

/** Sets as they are now: files may have come since they were found. One whose source is gone stays as it was. */
export async function foundAgain(
  folder: vscode.WorkspaceFolder,
  sets: readonly ResourceSet[],
): Promise<readonly ResourceSet[]> {
  const all = await findResources(folder);
  return sets.map((set) => {
    const now = setOf(all, set.source.path);
    return now?.source.path === set.source.path ? now : set;
  });
}
