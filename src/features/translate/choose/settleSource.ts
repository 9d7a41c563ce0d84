import * as vscode from 'vscode';
import { canonicalLocale, sameLocale } from '../../../catalog/locale.ts';
import { workspaceProject } from '../../../platform/workspace/workspaceFiles.ts';
import { uiPath } from '../../../texts/uiText.ts';
import { findResources } from '../../../platform/workspace/resources.ts';
import { settings } from '../../../platform/settings.ts';
import { format } from '../../../texts/format.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import {
  type SourceDoubt,
  possibleSources,
  sourceAnswer,
} from '../../../project/plan/sourceDoubt.ts';
import type { ChosenSets } from './chooseSets.ts';

interface Item extends vscode.QuickPickItem {
  /** Absent where the source is to be named in the settings. */
  readonly locale?: string;
}

/**
 * Asks which locale is the source where nothing says so, or where the texts contradict the names. The answer is in the
 * settings of the workspace folder from then on.
 *
 * @returns the same sets with that source; nothing where the user gave no answer
 */
export async function settleSource(chosen: ChosenSets): Promise<ChosenSets | undefined> {
  const { project } = workspaceProject(chosen.folder);
  const doubt = await project.sourceDoubt(chosen.sets);
  if (doubt === undefined) return chosen;
  const picked = await showQuickPick(itemsFor(doubt, chosen), {
    title: titleOf(doubt),
    placeHolder: vscode.l10n.t('Translate from…'),
    ignoreFocusOut: true,
  });
  if (picked === undefined) return undefined;
  const { locale } = picked;
  if (locale === undefined) {
    await vscode.commands.executeCommand('workbench.action.openSettings', 'glossa.resources');
    return undefined;
  }
  await keep(chosen.folder, doubt, locale);
  return inItsLight(chosen);
}

async function keep(
  folder: vscode.WorkspaceFolder,
  doubt: SourceDoubt,
  locale: string,
): Promise<void> {
  const sets = await findResources(folder);
  const answer = sourceAnswer(doubt, locale, sets, await findResources(folder, locale));
  if ('sourceLocale' in answer) await settings.sourceLocale.set(locale, folder.uri);
  else {
    const known = settings.resources.get(folder.uri);
    await settings.resources.set([...known, ...answer.resources], folder.uri);
  }
}

async function inItsLight({ folder, sets, locale }: ChosenSets): Promise<ChosenSets> {
  const patterns = new Set(sets.map(({ pattern }) => pattern));
  const now = (await findResources(folder)).filter(({ pattern }) => patterns.has(pattern));
  const isTarget =
    locale !== undefined && now.every((set) => !sameLocale(set.source.locale, locale));
  return { folder, sets: now, locale: isTarget ? locale : undefined };
}

function titleOf(doubt: SourceDoubt): string {
  const path = uiPath(doubt.path);
  return doubt.code === 'guessedSource'
    ? vscode.l10n.t('Which locale is the source? None of the locales next to {0} is English', path)
    : vscode.l10n.t('Which language is {0} in?', path);
}

function itemsFor(doubt: SourceDoubt, { sets }: ChosenSets): readonly Item[] {
  const set = sets.find(({ source }) => source.path === doubt.path);
  const locales = set === undefined ? [] : possibleSources(doubt, set);
  const items = locales.map((locale): Item => ({
    label: format.language(locale),
    description: canonicalLocale(locale) ?? locale,
    locale,
  }));
  return [...items, { label: vscode.l10n.t('The source is in another file…') }];
}

/** Says what a run translates from, for lists and reports. */
export function sourcesText({ sets }: Pick<ChosenSets, 'sets'>): string {
  const locales = [...new Set(sets.map(({ source }) => source.locale))].toSorted();
  return vscode.l10n.t('from {0}', format.list(locales.map(format.locale)));
}
