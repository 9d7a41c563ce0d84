import * as vscode from 'vscode';
import { canonicalLocale } from '../../resources/locale.ts';
import { TargetLanguages } from '../../platform/account/targetLanguages.ts';
import { settings } from '../../platform/settings.ts';
import { RejectedCall, parseCommandArgument } from '../../platform/ui/command.ts';
import { UserError } from '../../platform/ui/userError.ts';
import { workspaceProject } from '../../platform/workspace/workspaceFiles.ts';
import type { ReviewMode } from '../../project/review/reviewMode.ts';
import type { RunReport } from '../../project/run/runReport.ts';
import {
  chooseSets,
  type ChosenSets,
  settleSource,
  settled,
  refuseGenerated,
  settledSets,
} from './choose/chooseSets.ts';
import { pickLocales } from './choose/pickLocales.ts';
import { chooseTargets } from './choose/chooseTargets.ts';
import { pickPseudoLocales } from './choose/pickPseudoLocales.ts';
import type { MissingArguments } from './choose/translateArguments.ts';
import { pathIn } from '../../platform/workspace/pathIn.ts';
import { findResources } from '../../platform/workspace/resources.ts';
import type { RequestedFile, SourcesRequest } from '../../platform/ui/requests.ts';
import type { EndedRun } from './state/endedRun.ts';
import { runAndNotify, runSets, type MissingOptions } from './run/runSets.ts';
import type { WindowRuns } from './lastRun/windowRuns.ts';
import { noLocaleText } from '../../texts/reasons/projectProblemText.ts';

/**
 * Translates what the target files of a resource file, of a folder or of the workspace folder lack. Called with
 * a choice, nothing is asked: the call hands the report back, or rejects with the reason why there is none.
 */
export async function translateMissing(
  runs: WindowRuns,
  ...args: readonly unknown[]
): Promise<RunReport | undefined> {
  const { uri, given } = commandArguments(args);
  if (given === undefined) return translateChosen(runs, uri, undefined);
  try {
    const { missingArguments } = await import('./choose/translateArguments.ts');
    return await translateChosen(runs, uri, parseCommandArgument(missingArguments, given));
  } catch (error) {
    throw new RejectedCall(error);
  }
}

async function translateChosen(
  runs: WindowRuns,
  uri: vscode.Uri | undefined,
  choice: MissingArguments | undefined,
): Promise<RunReport | undefined> {
  const source = choice?.source === undefined ? undefined : locale(choice.source);
  const { status } = runs.services;
  const question = choice === undefined ? ({ status, first: 'incomplete' } as const) : undefined;
  const found = await chooseSets(uri, question, source);
  if (found !== undefined) await refuseGenerated(found);
  const chosen = found && choice === undefined ? await settleSource(found) : found;
  if (chosen === undefined) return undefined;
  const picked = await pickedLocales(runs, chosen, choice?.targets?.map(locale));
  if (picked === undefined) return undefined;
  const { locales, sameAsSource } = picked;
  const options: MissingOptions = {
    locales,
    sameAsSource,
    ...choice,
    review: reviewBySettings(chosen.folder.uri, choice?.review),
    confirm: choice === undefined,
  };
  if (choice !== undefined) return (await runSets(runs, chosen, options))?.report;
  return (await runAndNotify(runs, chosen, options))?.report;
}

/** Translates what the file of a locale lacks, without asking which locale is meant. */
export async function translateFile(
  runs: WindowRuns,
  uri: vscode.Uri | undefined,
): Promise<RunReport | undefined> {
  const chosen = await settledSets(uri);
  if (chosen?.locale === undefined) return undefined;
  const review = reviewBySettings(chosen.folder.uri);
  return (await runAndNotify(runs, chosen, { locales: [chosen.locale], review, confirm: true }))
    ?.report;
}

/** Translates what some source files lack; a person chooses the locales where none are named. */
export async function translateSources(
  runs: WindowRuns,
  { sources, locales }: SourcesRequest,
): Promise<RunReport | undefined> {
  const [first] = sources;
  const folder = first && vscode.workspace.getWorkspaceFolder(first);
  if (folder === undefined) return undefined;
  const paths = new Set(sources.map((uri) => pathIn(folder, uri)));
  const all = await findResources(folder);
  const sets = all.filter(({ source }) => paths.has(source.path));
  const chosen = await settled({ folder, sets, locale: undefined });
  if (chosen === undefined) return undefined;
  const picked = await pickedLocales(runs, chosen, locales);
  if (picked === undefined) return undefined;
  const review = reviewBySettings(folder.uri);
  return (await runAndNotify(runs, chosen, { ...picked, review, confirm: true }))?.report;
}

/** The locales that are named, else those that a person chooses. */
async function pickedLocales(
  runs: WindowRuns,
  chosen: ChosenSets,
  named: readonly string[] | undefined,
): ReturnType<typeof chooseTargets> {
  if (named !== undefined) return { locales: named };
  const languages = new TargetLanguages(runs.services);
  return chooseTargets(workspaceProject(chosen.folder), chosen, languages);
}

/** What a call that named messages asks for: files of one workspace folder. */
export interface MessagesToTranslate {
  readonly files: readonly RequestedFile[];
  /** In every locale that has a file, not only in that of the files. */
  readonly everywhere: boolean;
}

/** Translates messages of files that are due, in the way in which all of them are: asked about, recorded and reported. */
export async function translateMessages(
  runs: WindowRuns,
  { files, everywhere }: MessagesToTranslate,
): Promise<EndedRun | undefined> {
  const only = new Map<string, Set<string>>();
  const found: ChosenSets[] = [];
  for (const { uri, ids } of files) {
    const chosen = await settledSets(uri);
    if (chosen === undefined) return undefined;
    found.push(chosen);
    for (const { source } of chosen.sets) {
      only.set(source.path, new Set([...(only.get(source.path) ?? []), ...ids]));
    }
  }
  const [first] = found;
  if (first === undefined) return undefined;
  const sets = [
    ...new Map(found.flatMap((one) => one.sets).map((one) => [one.pattern, one])).values(),
  ];
  const all = sets.flatMap(({ targets }) => targets.filter(({ exists }) => exists));
  const here = everywhere ? undefined : first.locale;
  const locales = here === undefined ? all.map((target) => target.locale) : [here];
  return runAndNotify(
    runs,
    { ...first, sets },
    {
      locales,
      only,
      review: reviewBySettings(first.folder.uri),
      confirm: true,
    },
  );
}

/** Translates all of a source file, or of all below a folder, into locales that it does not have yet. */
export async function addLocales(
  runs: WindowRuns,
  uri: vscode.Uri | undefined,
): Promise<RunReport | undefined> {
  const chosen = await settledSets(uri, { status: runs.services.status, first: 'all' });
  if (chosen === undefined) return undefined;
  const { sets, folder } = chosen;
  const there = sets.flatMap(({ targets }) => targets.filter(({ exists }) => exists));
  const sources = sets.map(({ source }) => source);
  const without = [...there, ...sources].map((file) => file.locale);
  const inFolder = (await findResources(folder)).flatMap(({ targets }) => targets);
  const locales = await pickLocales(
    new TargetLanguages(runs.services),
    folder.uri,
    without,
    inFolder.map((file) => file.locale),
  );
  if (locales === undefined) return undefined;
  const review = reviewBySettings(folder.uri);
  return (await runAndNotify(runs, chosen, { locales, review, confirm: true }))?.report;
}

function locale(tag: string): string {
  const canonical = canonicalLocale(tag);
  if (canonical !== undefined) return canonical;
  throw new UserError(noLocaleText(tag));
}

/** Makes pseudo-locales of what is in resource files, or brings them up to date. No service is asked. */
export async function createPseudoLocales(
  runs: WindowRuns,
  ...args: readonly unknown[]
): Promise<RunReport | undefined> {
  const { uri, given } = commandArguments(args);
  const options = { review: 'off', confirm: false } as const;
  if (given === undefined) {
    const chosen = await settledSets(uri, { status: runs.services.status, first: 'all' });
    const picked = chosen && (await pickPseudoLocales(chosen));
    return picked && (await runAndNotify(runs, chosen, { ...options, locales: picked }))?.report;
  }
  try {
    const { pseudoArguments } = await import('./choose/translateArguments.ts');
    const { locales } = parseCommandArgument(pseudoArguments, given);
    const chosen = await chooseSets(uri);
    return chosen && (await runSets(runs, chosen, { ...options, locales }))?.report;
  } catch (error) {
    throw new RejectedCall(error);
  }
}

/** What a person sees of a run before it is written; `true` and `false` are what the setting once was. */
function reviewBySettings(folder: vscode.Uri, asked?: ReviewMode | boolean): ReviewMode {
  const value = asked ?? settings.translate.review.get(folder);
  if (typeof value === 'string') return value;
  return value ? 'all' : 'off';
}

/** Menus pass a file and things of their own after it; keybindings pass the choice alone. */
function commandArguments(args: readonly unknown[]): {
  readonly uri: vscode.Uri | undefined;
  readonly given: unknown;
} {
  const [first, second] = args;
  const uri = first instanceof vscode.Uri ? first : undefined;
  const given = uri === undefined && second === undefined ? first : second;
  const fromMenu =
    Array.isArray(given) || (typeof given === 'object' && given !== null && 'groupId' in given);
  return { uri, given: given === null || fromMenu ? undefined : given };
}
