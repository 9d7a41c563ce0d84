import { isPseudoLocale } from '../../../catalog/pseudoLocales.ts';
import {
  LinguisticAssets,
  type TranslationChoice,
} from '../../../platform/account/linguisticAssets.ts';
import { textSource, type TextSource } from '../../../platform/account/textSource.ts';
import type { WorkspaceFiles } from '../../../platform/workspace/workspaceFiles.ts';
import type { OpenedTargets } from '../../../project/project.ts';
import { prepareRun, type PreparedRun } from '../../../project/run/prepareRun.ts';
import { orAbort } from '../../../service/http/settle.ts';
import { servedTargets } from '../choose/servedTargets.ts';
import type { TranslateContext } from '../translateContext.ts';
import { reuseFrom } from './reuseFrom.ts';

/** A run of which nothing is sent yet. */
interface ReadyRun {
  readonly prepared: PreparedRun;
  readonly assets: LinguisticAssets;
  /** Absent where there is nothing to send. */
  readonly texts: TextSource | undefined;
}

/**
 * Asks the service what it can do for the targets of a run, and works out what is to be sent. Who cancels does not wait for
 * answers that are still to come.
 *
 * @throws what `prepareRun` and `servedTargets` do
 */
export async function prepareToSend(
  { connection, languages }: Pick<TranslateContext, 'connection' | 'languages'>,
  files: WorkspaceFiles,
  opened: OpenedTargets,
  options: TranslationChoice,
  signal: AbortSignal,
): Promise<ReadyRun> {
  const { uri } = files.folder;
  return orAbort(signal, async () => {
    const isLocal = opened.targets.every(({ locale }) => isPseudoLocale(locale));
    const offered = isLocal ? [] : await languages.offered(uri, signal);
    const assets = new LinguisticAssets(connection, uri, options, offered);
    const reuse = reuseFrom(files.folder);
    const prepared = await prepareRun(files, servedTargets(offered, opened), { reuse, assets });
    const isDue = prepared.jobs.length > 0;
    const texts = isDue ? await textSource(connection, uri, 'batch') : undefined;
    return { prepared, assets, texts };
  });
}
