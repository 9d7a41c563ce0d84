import * as vscode from 'vscode';
import { canonicalLocale, sameLocale } from '../../../resources/locale.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import { workspaceProject } from '../../../platform/workspace/workspaceFiles.ts';
import {
  type SourceDoubt,
  possibleSources,
  sourceChoice,
} from '../../../project/plan/sourceDoubt.ts';
import { quantity, format } from '../../../texts/format.ts';
import { setOf, type ResourceSet } from '../../../resources/layouts/resourceSet.ts';
import { pathIn, chooseFolder } from '../../../platform/workspace/pathIn.ts';
import { findResources, noResources } from '../../../platform/workspace/resources.ts';
import { pickMany } from '../../../platform/ui/pickMany.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import type { WorkspaceStatus } from '../../../platform/workspace/workspaceStatus.ts';
import type { ProjectStatus } from '../../../project/status/projectStatus.ts';
import { incompleteOf, setChoices, togetherOf } from '../../../project/status/setChoices.ts';
import { statusParts, statusText } from '../../../texts/states/statusText.ts';
import { nameOf } from '../../../platform/files/textFile.ts';
import { hint, UserError, nextStep } from '../../../platform/ui/userError.ts';
import { settings } from '../../../platform/settings.ts';
import { labels } from '../../../texts/labels.ts';
import { sentences } from '../../../texts/sentences.ts';
import { commandTitles } from '../../../texts/commandTitles.ts';
import { uiPath } from '../../../texts/uiText.ts';

/** What a run is about: resource sets of one workspace folder, and the target locale that was pointed at. */
export interface ChosenSets {
  readonly folder: vscode.WorkspaceFolder;
  readonly sets: readonly ResourceSet[];
  readonly locale: string | undefined;
}

/** How a person chooses among several sets. */
interface SetQuestion {
  readonly status: WorkspaceStatus;
  /** What is offered first: `all` is asked only where no resource file is in front. */
  readonly first: 'incomplete' | 'all';
}

/**
 * The sets of a resource file, of everything below a folder, or of the whole workspace folder. Where nothing is named and there
 * are several, a question is asked; without one, what is in the active editor counts.
 */
export async function chooseSets(
  named: vscode.Uri | undefined,
  question?: SetQuestion,
  source?: string,
): Promise<ChosenSets | undefined> {
  const near = named ?? vscode.window.activeTextEditor?.document.uri;
  const folder = await chooseFolder(near);
  if (folder === undefined) {
    throw hint(sentences.openFolder());
  }
  const all = await findResources(folder, source);
  if (all.length === 0) throw await noResources(folder);
  const path = near && pathIn(folder, near);
  const set = path === undefined ? undefined : setOf(all, path);
  const isOpen = named === undefined && all.length > 1;
  const asked = isOpen && (set === undefined || question?.first === 'incomplete') && question;
  if (set !== undefined && !asked) {
    return {
      folder,
      sets: [set],
      locale: set.targets.find((target) => target.path === path)?.locale,
    };
  }
  const below = named && all.filter(({ source }) => isBelow(source.path, path ?? ''));
  if (below !== undefined && below.length > 0) return { folder, sets: below, locale: undefined };
  if (named !== undefined) throw notAResource(named);
  const sets = asked ? await pickSets(all, await asked.status.of(folder), asked.first, set) : all;
  return sets && { folder, sets, locale: undefined };
}

const isBelow = (path: string, parent: string) => parent === '' || path.startsWith(`${parent}/`);

interface SetItem extends vscode.QuickPickItem {
  readonly sets: readonly ResourceSet[];
}

/** What a row for several stands for comes first; where nothing is incomplete, nobody is asked which of it is meant. */
async function pickSets(
  all: readonly ResourceSet[],
  status: ProjectStatus,
  wanted: SetQuestion['first'],
  front: ResourceSet | undefined,
): Promise<readonly ResourceSet[] | undefined> {
  const choices = await setChoices(all, status, front);
  const most = wanted === 'all' ? togetherOf(choices) : incompleteOf(choices);
  if (most === undefined) return front === undefined ? all : [front];
  const first: SetItem = {
    label: wanted === 'all' ? labels.allFiles() : vscode.l10n.t('All That Is Incomplete'),
    description: statusText(most.counts),
    detail: quantity.files(most.sets.length),
    picked: true,
    sets: most.sets,
  };
  const items = choices.map(({ set, label, counts, refused }): SetItem => {
    const from = sourceText(set.source.locale, set.why.source);
    const state =
      refused === 0 ? [statusText(counts)] : [quantity.uncounted(refused), ...statusParts(counts)];
    return {
      label,
      description: state.join(' · '),
      detail: `${set.source.path} · ${from}`,
      sets: [set],
    };
  });
  const picked = await pickMany({
    title: commandTitles.translateMissing(),
    placeholder: vscode.l10n.t('Source files to translate'),
    items: [first, ...items],
    alone: first,
  });
  return picked && picked.length > 0 ? picked.flatMap(({ sets }) => sets) : undefined;
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

/** Says what a set is translated from, and why. */
function sourceText(locale: string, choice: ResourceSet['why']['source']): string {
  const source = format.locale(locale);
  if (choice.alternatives.length > 0) {
    return vscode.l10n.t('from {0}, a guess: set "glossa.sourceLocale" to change it', source);
  }
  switch (choice.code) {
    case 'configured':
      return vscode.l10n.t({
        message: 'from {0}, as {1} says',
        args: [source, choice.by ?? ''],
        comment: '{0} is the source locale of a file, {1} the name of a setting or of a file.',
      });
    case 'texts':
      return vscode.l10n.t('from {0}, as its texts show', source);
    case 'elsewhere':
      return vscode.l10n.t('from {0}, in another folder', source);
    case 'option':
    case 'english':
    case 'defaultFile':
    case 'onlyLocale':
    case 'mostFiles':
      return vscode.l10n.t('from {0}', source);
  }
}

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
  const answer = sourceChoice(doubt, locale, sets, await findResources(folder, locale));
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
  if (doubt.code === 'fewerMessages') {
    return vscode.l10n.t({
      message: 'Which locale is the source? {0} has messages that {1} does not have',
      args: [format.language(doubt.other), path],
      comment: '{0} is the name of a locale, {1} the path of a file.',
    });
  }
  return doubt.code === 'guessedSource'
    ? vscode.l10n.t('Which locale is the source? None of the locales next to {0} is English', path)
    : vscode.l10n.t('Which language is {0} in?', path);
}

function itemsFor(doubt: SourceDoubt, { sets }: ChosenSets): readonly Item[] {
  const set = sets.find(({ source }) => source.path === doubt.path);
  const locales = set === undefined ? [] : possibleSources(doubt, set);
  const beside = set?.why.source.beside;
  const items = locales.map((locale): Item => {
    const tag = canonicalLocale(locale) ?? locale;
    const isBeside = doubt.code === 'guessedSource' && beside?.locale === locale;
    const description = isBeside ? `${tag} · ${uiPath(beside.path)}` : tag;
    return { label: format.language(locale), description, locale };
  });
  return [...items, { label: vscode.l10n.t('The source is in another file…') }];
}

/** Says what a run translates from, for lists and reports. */
export function sourcesText({ sets }: Pick<ChosenSets, 'sets'>): string {
  const locales = [...new Set(sets.map(({ source }) => source.locale))].toSorted();
  return vscode.l10n.t('from {0}', format.list(locales.map(format.locale)));
}

/** The sets that a person means, with a source that nobody doubts. */
export async function settledSets(
  uri: vscode.Uri | undefined,
  question?: SetQuestion,
): Promise<ChosenSets | undefined> {
  const found = await chooseSets(uri, question);
  return found && settled(found);
}

/** The same for sets that were chosen already. */
export async function settled(found: ChosenSets): Promise<ChosenSets | undefined> {
  await refuseGenerated(found);
  return settleSource(found);
}

/** @throws where a tool makes the sources of all these sets */
export async function refuseGenerated({ folder, sets }: ChosenSets): Promise<void> {
  const { project, files } = workspaceProject(folder);
  await project.refuseGenerated(sets).catch((error: unknown) => {
    throw inWords(error, files.uriOf.bind(files));
  });
}
