import type * as vscode from 'vscode';
import {
  LinguisticAssets,
  type TranslationChoice,
} from '../../../platform/account/linguisticAssets.ts';
import { textSource } from '../../../platform/account/textSource.ts';
import { mostCharacters } from '../../../platform/ui/confirmSending.ts';
import type { WorkspaceFiles } from '../../../platform/workspace/workspaceFiles.ts';
import type { TranslationService } from '../../../project/ports/translationService.ts';
import type { PlanPorts } from '../../../project/run/readyRun.ts';
import type { RunPorts } from '../../../project/run/translateProject.ts';
import { orAbort } from '../../../service/http/settle.ts';
import type { FolderJournal } from '../../../translation/folderJournal.ts';
import { confirmRun } from '../plan/confirmRun.ts';
import type { TranslateContext } from '../translateContext.ts';
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
export function runPorts(context: TranslateContext, of: RunOf, choice: RunChoice): RunPorts {
  const { files, signal } = of;
  const scope = files.folder.uri;
  const { confirm } = choice;
  return {
    ...planPorts(context, of, choice),
    clock: context.waits,
    hold: context.hold,
    consent: {
      mostCharacters: mostCharacters(scope),
      ask: (plan) => confirmRun(context, plan, { confirm, scope, signal }),
    },
    describe: (error) => briefly(error, files),
  };
}

/** The same of a plan, for which nobody is asked. */
export function planPorts(
  context: Pick<TranslateContext, 'connection' | 'languages'>,
  { files, journal, signal }: RunOf,
  choice: TranslationChoice,
): PlanPorts {
  const { folder } = files;
  const service = translationService(context, { scope: folder.uri, choice, signal });
  return { files, service, answers: journal, reuse: reuseBySettings(folder, signal) };
}

/** What a service is asked about. */
interface Asked {
  readonly scope: vscode.Uri;
  readonly choice: TranslationChoice;
  readonly signal: AbortSignal;
}

function translationService(
  { connection, languages }: Pick<TranslateContext, 'connection' | 'languages'>,
  { scope, choice, signal }: Asked,
): TranslationService {
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
