import { AppendFile } from '../disk/appendFile.ts';
import { folderStatePaths, type FolderStatePaths } from '../disk/folderStatePaths.ts';
import { takeTurn } from '../disk/folderTurn.ts';
import { targetLocales } from '../project/plan/targetLocales.ts';
import type { TranslationService } from '../project/ports/translationService.ts';
import { openTargets } from '../project/run/openTargets.ts';
import { translateProject, type RunEvent, type RunPorts } from '../project/run/translateProject.ts';
import { FolderJournal } from '../translation/folderJournal.ts';
import type { FolderFiles } from './folderFiles.ts';
import { openFolder } from './openFolder.ts';

/** A run of a folder of this machine. */
export interface FolderRun {
  readonly files: FolderFiles;
  /** Target locales; all that the folder has where there are none. */
  readonly locales: readonly string[];
  readonly service: TranslationService;
  readonly consent: RunPorts['consent'];
  readonly describe: RunPorts['describe'];
  /** Hears of failures that cost nothing but room on the disk. */
  readonly noteTrouble: (error: unknown) => void;
  readonly signal: AbortSignal;
  /** Where the journal and the lock are; the user's own state folder where absent. */
  readonly state?: Pick<FolderStatePaths, 'journal' | 'lock'>;
}

/**
 * The main job in a folder, without an editor: takes the turn among all who work on it, and translates what its target files
 * lack. Nothing is proposed: what is sound is written.
 *
 * @throws what `openFolder`, `openTargets` and {@link translateProject} do
 */
export async function* translateFolder(run: FolderRun): AsyncGenerator<RunEvent> {
  const { files, service, consent, describe, signal } = run;
  const state = run.state ?? (await folderStatePaths(files.folder));
  const release = await takeTurn(state, files.folder, { signal });
  try {
    const answers = new FolderJournal(new AppendFile(state.journal), run.noteTrouble);
    const { project, sets, settings } = await openFolder(files);
    const locales = run.locales.length > 0 ? run.locales : targetLocales(sets);
    const opened = await openTargets(project, sets, { locales }, signal);
    const reuse = { files: settings.reuse, units: () => Promise.resolve() };
    const most = settings.maxCharacters || undefined;
    const limited: RunPorts['consent'] = {
      mostCharacters: consent.mostCharacters ?? most,
      ask: (plan) => consent.ask(plan),
    };
    const ports: RunPorts = { files, service, answers, reuse, consent: limited, describe };
    yield* translateProject(ports, opened, { review: 'off', signal });
    await answers.forgetOld();
  } finally {
    await release();
  }
}
