import * as vscode from 'vscode';
import { sameLocale } from '../../../resources/locale.ts';
import type { workspaceProject } from '../../../platform/workspace/workspaceFiles.ts';
import { targetLocales } from '../../../project/plan/targetLocales.ts';
import { dueCount } from '../../../project/plan/planTargetFile.ts';
import { countsOf } from '../../../project/status/countsOf.ts';
import { addCounts, noCounts } from '../../../project/status/messageState.ts';
import { type Language, serves } from '../../../service/account/languages.ts';
import { describeError } from '../../../platform/ui/errors/describeError.ts';
import { format, quantity } from '../../../texts/format.ts';
import { statusText } from '../../../texts/states/statusText.ts';
import { type ChosenSets, sourcesText } from './chooseSets.ts';
import type { TargetFile } from '../../../project/plan/targetFile.ts';
import type { WantedMessages } from '../../../project/run/openTargets.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import { showInformationMessage } from '../../../platform/ui/messages.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import { UserError } from '../../../platform/ui/userError.ts';
import type { TargetLanguages } from '../../../platform/account/targetLanguages.ts';
import { commandTitles } from '../../../texts/commandTitles.ts';

interface Item extends vscode.QuickPickItem {
  readonly locale?: string;
  readonly isComplete?: boolean;
  /** Messages that were copied from the source, as it seems. */
  readonly copied?: number;
}

/**
 * Lists each target locale with what it lacks and lets the user select some, or add one. What is the text of its source is
 * asked about where there is any.
 */
export async function chooseTargets(
  project: ReturnType<typeof workspaceProject>,
  chosen: ChosenSets,
  languages: TargetLanguages,
): Promise<Omit<WantedMessages, 'only'> | undefined> {
  const known = targetLocales(chosen.sets);
  const offered = await languages.offered(chosen.folder.uri);
  const items: Item[] = [];
  for (const locale of known) items.push(await itemOf(project, chosen, locale, offered));
  const isDone = items.length > 0 && items.every(({ isComplete }) => isComplete);
  if (isDone) return chooseMore(chosen, known, languages);
  const addLocale: Item = {
    label: vscode.l10n.t('Add a Locale…'),
    iconPath: new vscode.ThemeIcon('add'),
  };
  const picked = await showQuickPick([...items, addLocale], {
    title: commandTitles.translateMissing(),
    placeHolder: vscode.l10n.t('Target locales, {0}', sourcesText(chosen)),
    canPickMany: true,
    matchOnDescription: true,
    ignoreFocusOut: true,
  });
  if (picked === undefined) return undefined;
  const locales = picked.flatMap(({ locale }) => locale ?? []);
  const added = picked.includes(addLocale)
    ? await addedLocale(chosen, known, languages)
    : undefined;
  const all = added === undefined ? locales : [...locales, added];
  if (all.length === 0 || (picked.includes(addLocale) && added === undefined)) return undefined;
  const copied = picked.reduce((sum, { copied = 0 }) => sum + copied, 0);
  if (copied === 0) return { locales: all };
  const sameAsSource = await askAboutCopied(copied);
  return sameAsSource && { locales: all, sameAsSource };
}

/** Only a person can tell a name that stays from a text that still needs a translation. */
async function askAboutCopied(copied: number): Promise<'keep' | 'translate' | undefined> {
  const translate = { label: vscode.l10n.t('Translate Them Too') };
  const keep = {
    label: vscode.l10n.t('Leave Them'),
    detail: vscode.l10n.t('They count as translated, and you are not asked about them again.'),
  };
  const picked = await showQuickPick([translate, keep], {
    title: vscode.l10n.t('The same as their source: {0}', quantity.messages(copied)),
    placeHolder: vscode.l10n.t('Translate them too?'),
    ignoreFocusOut: true,
  });
  if (picked === undefined) return undefined;
  return picked === translate ? 'translate' : 'keep';
}

/** Where nothing is missing there is nothing to tick. */
async function chooseMore(
  chosen: ChosenSets,
  known: readonly string[],
  languages: TargetLanguages,
): Promise<Pick<WantedMessages, 'locales'> | undefined> {
  const add = vscode.l10n.t('Add a Locale…');
  const names = format.list(known.map((locale) => format.language(locale)));
  const text = vscode.l10n.t('Nothing is missing: {0}.', names);
  if ((await showInformationMessage(text, add)) !== add) return undefined;
  const added = await addedLocale(chosen, known, languages);
  return added === undefined ? undefined : { locales: [added] };
}

async function addedLocale(
  { folder, sets }: ChosenSets,
  known: readonly string[],
  languages: TargetLanguages,
): Promise<string | undefined> {
  const sources = sets.map(({ source }) => source.locale);
  return languages.pick(vscode.l10n.t('Add a Locale'), folder.uri, [...known, ...sources]);
}

async function itemOf(
  { project, files }: ReturnType<typeof workspaceProject>,
  chosen: ChosenSets,
  locale: string,
  offered: readonly Language[],
): Promise<Item> {
  const label = format.language(locale);
  try {
    if (!serves(offered, 'target', locale)) {
      throw new UserError(vscode.l10n.t('The service does not translate into this language.'));
    }
    const { targets, refused } = await project.openAll(chosen.sets, locale);
    const [first] = refused;
    if (first !== undefined) throw first.error;
    const counts = targets.map(countsOf).reduce(addCounts, noCounts);
    const due = targets.reduce((sum, target) => sum + dueCount(target), 0);
    const wanted = chosen.locale === undefined || sameLocale(chosen.locale, locale);
    return {
      locale,
      label,
      description: `${locale} · ${statusText(counts)}`,
      detail: filesText(targets),
      isComplete: due + counts.copied === 0,
      copied: counts.copied,
      picked: wanted && due > 0,
    };
  } catch (error) {
    const { message } = describeError(inWords(error, files.uriOf.bind(files)));
    const iconPath = new vscode.ThemeIcon('warning');
    return { locale, label, iconPath, description: locale, detail: message };
  }
}

function filesText(targets: readonly TargetFile[]): string {
  const [first, ...others] = targets;
  if (first === undefined) return '';
  const name = first.current === undefined ? vscode.l10n.t('{0} (new)', first.path) : first.path;
  return others.length === 0 ? name : `${name} + ${quantity.files(others.length)}`;
}
