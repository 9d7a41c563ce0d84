import type * as vscode from 'vscode';
import {
  LinguisticAssets,
  type TranslationChoice,
} from '../../../platform/account/linguisticAssets.ts';
import { TargetLanguages } from '../../../platform/account/targetLanguages.ts';
import { textSource } from '../../../platform/account/textSource.ts';
import type { Services } from '../../../platform/services.ts';
import { mostCharacters } from '../../../platform/ui/confirmSending.ts';
import type { WorkspaceFiles } from '../../../platform/workspace/workspaceFiles.ts';
import type { TranslationService } from '../../../project/ports/translationService.ts';
import type { PlanPorts } from '../../../project/run/readyRun.ts';
import type { RunPorts } from '../../../project/run/translateProject.ts';
import { orAbort } from '../../../service/http/settle.ts';
import type { FolderJournal } from '../../../translation/folderJournal.ts';
import { confirmRun } from '../plan/confirmRun.ts';
import type { WindowRuns } from '../windowRuns.ts';
import { briefly } from './briefly.ts';
import { dictionaryEntries } from './dictionaryEntries.ts';
import { reuseBySettings } from './reuseBySettings.ts';
import { unservedError } from './unservedError.ts';

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
    hold: runs.hold,
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
      const assets = new LinguisticAssets(connection, scope, choice, offered);
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
