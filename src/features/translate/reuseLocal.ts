import * as vscode from 'vscode';
import type { Steps } from '../../catalog/steps.ts';
import { inBreaths } from '../../translation/breathe.ts';
import { Reuse } from '../../translation/reuse.ts';
import type { OpenTask, Project } from '../../platform/project.ts';
import { pathIn } from '../../platform/resources.ts';
import { settings } from '../../platform/settings.ts';
import { readTmxFile } from '../../platform/tmxFile.ts';
import { uiText } from '../../platform/uiText.ts';
import { UserError } from '../../platform/userError.ts';
import { pairOf, type RunEnds } from './runEnds.ts';

/**
 * Takes translations of exactly the same text from the files of the run and from the TMX files that the settings
 * name, before anything is sent.
 *
 * @throws {UserError} where one of these TMX files cannot be read
 */
export async function reuseLocal({ folder }: Project, ends: RunEnds): Promise<void> {
  const tasks = ends.tasks.map(({ task }) => task);
  const byPair = new Map<string, Reuse>();
  const reuseFor = (task: OpenTask) => {
    const reuse = byPair.get(pairOf(task)) ?? new Reuse(task.set.source.locale, task.locale);
    byPair.set(pairOf(task), reuse);
    return reuse;
  };
  const each = (work: (task: OpenTask, place: number) => Steps<void>) =>
    inBreaths(oneByOne(tasks, work));
  await each((task) => reuseFor(task).want(task.task.plan));
  if (settings.translate.reuse.get(folder.uri)) {
    await each((task) => reuseFor(task).offer(task.task.plan));
  }
  for (const uri of localFiles(folder)) {
    await readTmxFile(uri, (unit) => {
      for (const reuse of byPair.values()) reuse.offerUnit(unit);
    });
  }
  await each(function* (task, place) {
    const found = yield* reuseFor(task).find(task.task.plan);
    for (const [id, reused] of found) ends.reuse(place, id, reused);
  });
}

/** A project may have thousands of small files: there is a pause after each, too. */
function* oneByOne(
  tasks: readonly OpenTask[],
  work: (task: OpenTask, place: number) => Steps<void>,
): Steps<void> {
  for (const [place, task] of tasks.entries()) {
    yield* work(task, place);
    yield;
  }
}

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
