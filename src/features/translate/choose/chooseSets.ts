import * as vscode from 'vscode';
import { quantity } from '../../../texts/format.ts';
import { setOf, type ResourceSet } from '../../../catalog/layouts/resourceSet.ts';
import { pathIn, chooseFolder } from '../../../platform/workspace/pathIn.ts';
import { findResources, noResources } from '../../../platform/workspace/resources.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import { nameOf } from '../../../platform/files/textFile.ts';
import { hint, UserError, nextStep } from '../../../platform/ui/userError.ts';
import { settings } from '../../../platform/settings.ts';
import { explainSet } from './explainSet.ts';
import { sentences } from '../../../texts/sentences.ts';
import { commandTitles } from '../../../texts/commandTitles.ts';

/** What a run is about: resource sets of one workspace folder, and the target locale that was pointed at. */
export interface ChosenSets {
  readonly folder: vscode.WorkspaceFolder;
  readonly sets: readonly ResourceSet[];
  readonly locale: string | undefined;
}

/**
 * The sets of a resource file, of everything below a folder, or of the whole workspace folder. The file in the
 * active editor counts where nothing is named; where that is no resource file, the user is asked.
 */
export async function chooseSets(
  named: vscode.Uri | undefined,
  source?: string,
): Promise<ChosenSets | undefined> {
  const near = named ?? vscode.window.activeTextEditor?.document.uri;
  const folder = await chooseFolder(near);
  if (folder === undefined) {
    throw hint(sentences.openFolder());
  }
  const all = await findResources(folder, source);
  if (all.length === 0) throw noResources(folder);
  const path = near && pathIn(folder, near);
  const set = path === undefined ? undefined : setOf(all, path);
  if (set !== undefined) {
    return {
      folder,
      sets: [set],
      locale: set.targets.find((target) => target.path === path)?.locale,
    };
  }
  const below = named && all.filter(({ source }) => isBelow(source.path, path ?? ''));
  if (below !== undefined && below.length > 0) return { folder, sets: below, locale: undefined };
  if (named !== undefined) throw notAResource(named);
  const sets = all.length === 1 ? all : await pickSets(all);
  return sets && { folder, sets, locale: undefined };
}

const isBelow = (path: string, parent: string) => parent === '' || path.startsWith(`${parent}/`);

async function pickSets(all: readonly ResourceSet[]): Promise<readonly ResourceSet[] | undefined> {
  const items = all.map((set) => ({
    label: set.source.path,
    description: quantity.locales(set.targets.length),
    detail: explainSet(set),
    picked: true,
    set,
  }));
  const picked = await showQuickPick(items, {
    title: commandTitles.translateMissing(),
    placeHolder: vscode.l10n.t('Source files to translate'),
    canPickMany: true,
  });
  return picked && picked.length > 0 ? picked.map(({ set }) => set) : undefined;
}

function notAResource(uri: vscode.Uri): UserError {
  return new UserError(
    vscode.l10n.t(
      '{0} was not recognized as a resource file. Describe its layout in the setting "glossa.resources".',
      nameOf(uri),
    ),
    nextStep.openSettings(settings.resources.key),
  );
}
