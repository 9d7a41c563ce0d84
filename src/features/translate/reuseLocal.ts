import * as vscode from 'vscode';
import type { ResourceSet } from '../../catalog/layouts/resourceSet.ts';
import { Reuse } from '../../translation/reuse.ts';
import type { Project } from '../../platform/project.ts';
import { pathIn } from '../../platform/resources.ts';
import { settings } from '../../platform/settings.ts';
import { readTmxFile } from '../../platform/tmxFile.ts';
import { uiText } from '../../platform/uiText.ts';
import { UserError } from '../../platform/userError.ts';
import type { RunEnds } from './runEnds.ts';

/**
 * Takes translations of exactly the same text from the files of the run and from the TMX files that the settings
 * name, before anything is sent.
 *
 * @throws {UserError} where one of these TMX files cannot be read
 */
export async function reuseLocal({ folder }: Project, ends: RunEnds): Promise<void> {
  const plans = ends.tasks.map(({ task }) => ({ plan: task.task.plan, ...task }));
  const byPair = new Map<string, Reuse>();
  for (const { plan, set, locale } of plans) {
    const reuse = byPair.get(pairOf(set, locale)) ?? new Reuse(set.source.locale, locale);
    byPair.set(pairOf(set, locale), reuse);
    reuse.want(plan);
  }
  if (settings.translate.reuse.get(folder.uri)) {
    for (const { plan, set, locale } of plans) byPair.get(pairOf(set, locale))?.offer(plan);
  }
  for (const uri of localFiles(folder)) {
    await readTmxFile(uri, (unit) => {
      for (const reuse of byPair.values()) reuse.offerUnit(unit);
    });
  }
  for (const [place, { plan, set, locale }] of plans.entries()) {
    const found = byPair.get(pairOf(set, locale))?.find(plan) ?? [];
    for (const [id, reused] of found) ends.reuse(place, id, reused);
  }
}

const pairOf = (set: ResourceSet, locale: string) => `${set.source.locale} ${locale}`;

function localFiles(folder: vscode.WorkspaceFolder): readonly vscode.Uri[] {
  return settings.translationMemory.local.get(folder.uri).map((path) => {
    const uri = vscode.Uri.joinPath(folder.uri, path);
    if (pathIn(folder, uri) !== '') return uri;
    throw new UserError(
      vscode.l10n.t(
        'The setting "glossa.translationMemory.local" names {0}, which lies outside of the folder.',
        uiText(path),
      ),
      {
        title: vscode.l10n.t('Open Settings'),
        command: 'workbench.action.openSettings',
        args: [settings.translationMemory.local.key],
      },
    );
  });
}
