import * as vscode from 'vscode';
import { AccountAssets, type TranslationChoice } from '../../../platform/account/accountAssets.ts';
import { TargetLanguages } from '../../../platform/account/targetLanguages.ts';
import { textSource } from '../../../platform/account/textSource.ts';
import type { Services } from '../../../platform/services.ts';
import {
  mostCharacters,
  confirmSending,
  needsConfirmation,
  refuseAboveCap,
} from '../../../platform/ui/confirmSending.ts';
import { UserError } from '../../../platform/ui/userError.ts';
import type { WorkspaceFiles } from '../../../platform/workspace/workspaceFiles.ts';
import type { GlossaryEntries } from '../../../project/ports/glossaryEntries.ts';
import type {
  TranslationService,
  WantedTarget,
} from '../../../project/ports/translationService.ts';
import type { PlanPorts } from '../../../project/run/readyRun.ts';
import type { RunPlan } from '../../../project/run/runPlan.ts';
import type { RunPorts } from '../../../project/run/translateProject.ts';
import type { LanguageService } from '../../../service/client.ts';
import { orAbort } from '../../../service/http/settle.ts';
import { sourceCode } from '../../../service/languageCodes.ts';
import { type Language, serves } from '../../../service/account/languages.ts';
import { buttonTexts } from '../../../texts/buttonTexts.ts';
import { format } from '../../../texts/format.ts';
import { uiPath } from '../../../texts/uiText.ts';
import type { FolderJournal } from '../../../translation/folderJournal.ts';
import { planPage, planLines, costLines, priceBySettings } from '../report/planPage.ts';
import type { WindowRuns } from '../lastRun/windowRuns.ts';
import { briefly } from './briefly.ts';
import { reuseBySettings } from './reuseBySettings.ts';

/** A run of a workspace folder. */
interface RunOf {
  readonly files: WorkspaceFiles;
  readonly journal: FolderJournal;
  readonly signal: AbortSignal;
}

/** How a run is made and asked about. */
export interface RunChoice extends TranslationChoice {
  /** Ask before sending more than the user's limit of characters. */
  readonly confirm: boolean;
}

/** What the run of a workspace folder asks of the editor and of the account. */
export function runPorts(runs: WindowRuns, of: RunOf, choice: RunChoice): RunPorts {
  const { files, signal } = of;
  const scope = files.folder.uri;
  const { confirm } = choice;
  return {
    ...planPorts(runs.services, of, choice),
    clock: runs.waits,
    pause: runs.pause,
    consent: {
      mostCharacters: mostCharacters(scope),
      ask: (plan) => confirmRun(runs, plan, { confirm, scope, signal }),
    },
    describe: (error) => briefly(error, files),
  };
}

/** The same of a plan, for which nobody is asked. */
export function planPorts(
  services: Services,
  { files, journal, signal }: RunOf,
  choice: TranslationChoice,
): PlanPorts {
  const { folder } = files;
  const service = translationService(services, folder.uri, choice, signal);
  return { files, service, answers: journal, reuse: reuseBySettings(folder, signal) };
}

function translationService(
  services: Services,
  scope: vscode.Uri,
  choice: TranslationChoice,
  signal: AbortSignal,
): TranslationService {
  const { connection } = services;
  const languages = new TargetLanguages(services);
  return {
    async offer() {
      const offered = await orAbort(signal, () => languages.offered(scope, signal));
      const assets = new AccountAssets(connection, scope, choice, offered);
      return {
        assets: {
          chosen: assets.chosen,
          for: (...pair) => orAbort(signal, () => assets.for(...pair)),
          optionsFor: (locale) => assets.optionsFor(locale),
        },
        refusal: (target) => unservedError(offered, target),
        async open() {
          const source = await orAbort(signal, () => textSource(connection, scope, 'batch'));
          return { ...source, translator: assets.guard(source.translator) };
        },
        glossaryEntries: dictionaryEntries(async () => (await connection.service()).glossaries),
      };
    },
  };
}

/**
 * Asks before more characters are sent than the user's limit; the plan can be read before the answer.
 *
 * @throws {UserError} where they are more than a run may ever send
 */
async function confirmRun(
  { services: { usage }, documents }: WindowRuns,
  plan: RunPlan,
  {
    confirm,
    scope,
    signal,
  }: {
    /** Ask before sending more than the user's limit of characters. */
    readonly confirm: boolean;
    /** The workspace folder. */
    readonly scope: vscode.Uri;
    /** The run is cancelled. */
    readonly signal: AbortSignal;
  },
): Promise<boolean> {
  const { characters } = plan;
  refuseAboveCap(characters, scope);
  if (!confirm || !needsConfirmation(characters, scope)) return true;
  const cost = costLines(plan, await usage.readSoon(), scope);
  const [yes, show] = [buttonTexts.translate(), vscode.l10n.t('Show Plan')];
  const answer = await confirmSending(characters, [...planLines(plan), ...cost], yes, show);
  if (answer !== show) return answer === yes;
  return documents.ask(scope, planPage(plan, cost, priceBySettings(scope)), yes, signal);
}

/** Why the service cannot translate into a target, by what it says it offers; nothing where it can, or says nothing. */
function unservedError(
  languages: readonly Language[],
  { sourceLocale, sourcePath, locale, path }: WantedTarget,
): UserError | undefined {
  if (!serves(languages, 'source', sourceLocale)) {
    return new UserError(
      vscode.l10n.t({
        message:
          'The service does not translate from {0}, the apparent locale of {1}. Nothing was sent for it. If it is in another language, set "glossa.sourceLocale".',
        args: [format.locale(sourceLocale), uiPath(sourcePath)],
        comment: '{0} is the name of a locale, {1} the path of a file. Keep "glossa.sourceLocale".',
      }),
    );
  }
  if (serves(languages, 'target', locale)) return undefined;
  return new UserError(
    vscode.l10n.t({
      message:
        'The service does not translate into {0}, the apparent locale of {1}. Nothing was sent for it. If its name means another language, describe the files in "glossa.resources".',
      args: [format.locale(locale), uiPath(path)],
      comment: '{0} is the name of a locale, {1} the path of a file. Keep "glossa.resources".',
    }),
  );
}

/**
 * The entries of dictionaries, each asked for once. Dictionaries have base codes: that for `pt` serves `pt-BR` and
 * `pt-PT`.
 */
export function dictionaryEntries(
  glossaries: () => Promise<Pick<LanguageService['glossaries'], 'entries'>>,
): GlossaryEntries {
  const asked = new Map<string, ReturnType<GlossaryEntries>>();
  const ask = async (...of: Parameters<LanguageService['glossaries']['entries']>) => {
    const { entries } = await glossaries();
    return (await entries(...of)).entries;
  };
  return (glossary, sourceLocale, locale) => {
    const targetLanguage = sourceCode(locale).toLowerCase();
    const sourceLanguage = sourceCode(sourceLocale).toLowerCase();
    const key = `${glossary} ${sourceLanguage} ${targetLanguage}`;
    const known = asked.get(key);
    const answer = known ?? ask(glossary, { sourceLanguage, targetLanguage });
    asked.set(key, answer);
    return answer;
  };
}
