import * as vscode from 'vscode';
import { canonicalLocale } from '../../catalog/locale.ts';
import { RejectedCall } from '../../platform/ui/command.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import { parseCommandArgument } from '../../platform/ui/parseCommandArgument.ts';
import { format } from '../../platform/ui/text/format.ts';
import { UserError } from '../../platform/ui/userError.ts';
import type { RunReport } from '../../project/runReport.ts';
import { memoryIdFor } from '../../platform/account/linguisticAssets.ts';
import { chooseSets, type ChosenSets } from './choose/chooseSets.ts';
import { pickLocales } from './choose/pickLocales.ts';
import { chooseTargets } from './choose/chooseTargets.ts';
import type { MissingArguments } from './choose/translateArguments.ts';
import { findResources } from '../../platform/workspace/resources.ts';
import { inWords } from '../../platform/workspace/projectProblem.ts';
import { workspaceProject } from '../../platform/workspace/workspaceProject.ts';
import { requireTrustToWrite } from '../../platform/workspace/requireTrust.ts';
import { memoryRefused } from './run/memoryRefused.ts';
import type { EndedRun } from './run/endedRun.ts';
import { openTargets } from './run/openTargets.ts';
import { openProgress } from './run/runProgress.ts';
import { runMissing, type MissingOptions } from './run/runMissing.ts';
import { selectMemory } from './choose/selectMemory.ts';
import { settleSource } from './choose/settleSource.ts';
import { refusedLocales, showReportNotification } from './report/reportNotification.ts';
import { reviewMode } from './propose/reviewMode.ts';
import type { TranslateContext } from './translateContext.ts';

/**
 * Translates what the target files of a resource file, of a folder or of the workspace folder lack. Called with
 * a choice, nothing is asked: the call hands the report back, or rejects with the reason why there is none.
 */
export async function translateMissing(
  context: TranslateContext,
  ...args: readonly unknown[]
): Promise<RunReport | undefined> {
  const { uri, given } = argumentsOf(args);
  if (given === undefined) return translateChosen(context, uri, undefined);
  try {
    const { missingArguments } = await import('./choose/translateArguments.ts');
    return await translateChosen(context, uri, parseCommandArgument(missingArguments, given));
  } catch (error) {
    throw new RejectedCall(error);
  }
}

async function translateChosen(
  context: TranslateContext,
  uri: vscode.Uri | undefined,
  choice: MissingArguments | undefined,
): Promise<RunReport | undefined> {
  requireTrustToWrite();
  const source = choice?.source === undefined ? undefined : locale(choice.source);
  const found = await chooseSets(uri, source);
  if (found !== undefined) await refuseGenerated(found);
  const chosen = found && choice === undefined ? await settleSource(found) : found;
  if (chosen === undefined) return undefined;
  const picked =
    choice?.targets === undefined
      ? await chooseTargets(workspaceProject(chosen.folder), chosen, context.languages)
      : { locales: choice.targets.map(locale) };
  if (picked === undefined) return undefined;
  const { locales, sameAsSource } = picked;
  const options: MissingOptions = {
    sameAsSource,
    ...choice,
    review: reviewMode(chosen.folder.uri, choice?.review),
    confirm: choice === undefined,
  };
  if (choice !== undefined) return (await run(context, chosen, locales, options))?.report;
  return runAndTell(context, chosen, locales, options);
}

/** Translates what the file of a locale lacks, without asking which locale is meant. */
export async function translateFile(
  context: TranslateContext,
  uri: vscode.Uri | undefined,
): Promise<RunReport | undefined> {
  const chosen = await settledSets(uri);
  if (chosen?.locale === undefined) return undefined;
  const review = reviewMode(chosen.folder.uri);
  return runAndTell(context, chosen, [chosen.locale], { review, confirm: true });
}

/** What a call that named messages asks for. */
export interface MessagesToTranslate {
  readonly uri: vscode.Uri;
  /** By `keyId`. */
  readonly ids: readonly string[];
  /** In every locale that has a file, not only in that of the file. */
  readonly everywhere: boolean;
}

/** Translates messages of a file that are due, in the way in which all of them are: asked about, recorded and reported. */
export async function translateMessages(
  context: TranslateContext,
  { uri, ids, everywhere }: MessagesToTranslate,
): Promise<RunReport | undefined> {
  const chosen = await settledSets(uri);
  if (chosen === undefined) return undefined;
  const all = chosen.sets.flatMap(({ targets }) => targets.filter(({ exists }) => exists));
  const here = chosen.locale === undefined || everywhere ? undefined : chosen.locale;
  const locales = here === undefined ? all.map((target) => target.locale) : [here];
  return runAndTell(context, chosen, locales, {
    only: new Set(ids),
    review: reviewMode(chosen.folder.uri),
    confirm: true,
  });
}

/** Translates all of a source file, or of all below a folder, into locales that it does not have yet. */
export async function addLocales(
  context: TranslateContext,
  uri: vscode.Uri | undefined,
): Promise<RunReport | undefined> {
  const chosen = await settledSets(uri);
  if (chosen === undefined) return undefined;
  const { sets, folder } = chosen;
  const there = sets.flatMap(({ targets }) => targets.filter(({ exists }) => exists));
  const sources = sets.map(({ source }) => source);
  const without = [...there, ...sources].map((file) => file.locale);
  const inFolder = (await findResources(folder)).flatMap(({ targets }) => targets);
  const locales = await pickLocales(
    context.languages,
    folder.uri,
    vscode.l10n.t('Add Locales'),
    without,
    inFolder.map((file) => file.locale),
  );
  if (locales === undefined) return undefined;
  const review = reviewMode(folder.uri);
  return runAndTell(context, chosen, locales, { review, confirm: true });
}

/** The sets that a person means, with a source that nobody doubts. */
async function settledSets(uri: vscode.Uri | undefined): Promise<ChosenSets | undefined> {
  requireTrustToWrite();
  const found = await chooseSets(uri);
  if (found !== undefined) await refuseGenerated(found);
  return found && settleSource(found);
}

async function runAndTell(
  context: TranslateContext,
  chosen: ChosenSets,
  locales: readonly string[],
  options: MissingOptions,
): Promise<RunReport | undefined> {
  const end = await run(context, chosen, locales, options);
  if (end !== undefined) inBackground(context.log, tell(context, chosen, locales, end, options));
  return end?.report;
}

async function refuseGenerated({ folder, sets }: ChosenSets): Promise<void> {
  const { project, files } = workspaceProject(folder);
  await project.refuseGenerated(sets).catch((error: unknown) => {
    throw inWords(error, files.uriOf.bind(files));
  });
}

async function run(
  context: TranslateContext,
  { folder, sets }: ChosenSets,
  locales: readonly string[],
  options: MissingOptions,
): Promise<EndedRun | undefined> {
  return context.journal.alone(folder.uri, async (journal) => {
    const { project, files } = workspaceProject(folder);
    const progress = await openProgress(vscode.l10n.t('Translating missing messages'));
    try {
      const names = format.list([...new Set(locales)].map(format.language));
      progress.report(vscode.l10n.t('Reading the files · {0}', names));
      const opened = await openTargets(project, sets, locales, options, progress.signal);
      return await runMissing(context, { files, opened, journal, progress }, options);
    } catch (error) {
      throw inWords(error, files.uriOf.bind(files));
    } finally {
      progress.end();
    }
  });
}

/** Reports a run, and repeats it where the user wants that: as it was, or with another memory or none. */
async function tell(
  context: TranslateContext,
  chosen: ChosenSets,
  locales: readonly string[],
  end: EndedRun,
  options: MissingOptions,
): Promise<void> {
  const { connection } = context;
  const targets = refusedLocales(end.report);
  const [source, ...otherSources] = new Set(chosen.sets.map((set) => set.source.locale));
  const id = memoryIdFor(chosen.folder.uri, options);
  const refused =
    targets.length === 0
      ? undefined
      : await memoryRefused(connection, {
          id,
          source: otherSources.length === 0 ? source : undefined,
          targets,
        });
  const answer = await showReportNotification(end, refused);
  if (answer === undefined) return;
  if (answer === 'another') await selectMemory(connection, undefined);
  const memory = answer === 'without' ? null : answer === 'another' ? undefined : options.memory;
  const again = { ...options, memory };
  const left = answer === 'again' ? locales : targets;
  const next = await run(context, chosen, left, again);
  if (next !== undefined) await tell(context, chosen, left, next, again);
}

function locale(tag: string): string {
  const canonical = canonicalLocale(tag);
  if (canonical !== undefined) return canonical;
  throw new UserError(vscode.l10n.t('“{0}” is not a valid locale.', tag));
}

/** Menus pass a file and things of their own after it; keybindings pass the choice alone. */
function argumentsOf(args: readonly unknown[]): {
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
