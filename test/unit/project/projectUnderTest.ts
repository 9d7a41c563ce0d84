import { findResourceSets } from '../../../src/project/plan/findResourceSets.ts';
import { Project, type OpenedTargets } from '../../../src/project/plan/project.ts';
import type { Files } from '../../../src/project/ports/files.ts';
import type { LinguisticAssets } from '../../../src/project/ports/linguisticAssets.ts';
import type { ReuseFrom } from '../../../src/project/ports/reuseFrom.ts';
import type { TranslationService } from '../../../src/project/ports/translationService.ts';
import type { ProposalFile } from '../../../src/project/proposals/proposalStore.ts';
import type { ReviewMode } from '../../../src/project/review/reviewMode.ts';
import { nothingChosen } from '../../../src/project/run/readyRun.ts';
import { openTargets, type WantedMessages } from '../../../src/project/run/openTargets.ts';
import {
  translateProject,
  type RunPorts,
  type TranslatedRun,
} from '../../../src/project/run/translateProject.ts';
import { FolderJournal, type JournalFile } from '../../../src/translation/folderJournal.ts';
import type { Translator } from '../../../src/translation/translator.ts';

/** What a run works with: files, their paths, and the journal's file. */
export interface ProjectUnderTest {
  readonly files: Files;
  readonly paths: readonly string[];
  readonly journal: JournalFile;
}

/** What else a run may be asked to use. */
export interface RunFrom {
  readonly reuse: ReuseFrom;
  readonly assets: LinguisticAssets;
}

/** What the shipped run asks for, in a folder where everybody agrees and nothing is chosen. */
export function portsOf(
  { files, journal }: Pick<ProjectUnderTest, 'files' | 'journal'>,
  translator: Translator,
  { reuse = ownFiles, assets = nothingChosen }: Partial<RunFrom> = {},
): RunPorts {
  return {
    files,
    service: serviceOf(translator, assets),
    answers: new FolderJournal(journal, () => undefined),
    reuse,
    consent: { ask: () => Promise.resolve(true) },
    describe: String,
  };
}

/** The main job on a project, as it is shipped; everything is due that is missing or stale. */
export async function runProject(
  under: ProjectUnderTest,
  translator: Translator,
  locales: readonly string[],
  from: Partial<RunFrom> = {},
  review: ReviewMode = 'off',
): Promise<TranslatedRun> {
  const { signal } = new AbortController();
  const opened = await openedIn(under, locales);
  const events = translateProject(portsOf(under, translator, from), opened, { review, signal });
  for await (const event of events) if (event.kind === 'finished') return event.run;
  throw new Error('The run has not come to its end.');
}

/** The targets of a project, as a run opens them. */
export async function openedIn(
  { files, paths }: Pick<ProjectUnderTest, 'files' | 'paths'>,
  locales: readonly string[],
  wanted?: Omit<WantedMessages, 'locales'>,
): Promise<OpenedTargets> {
  const project = new Project(files, { context: false });
  const sets = await findResourceSets(files, paths, { sourceLocale: 'en' });
  return openTargets(project, sets, { ...wanted, locales });
}

const ownFiles: ReuseFrom = { files: true, units: () => Promise.resolve() };

/** A service that has every language. */
export function serviceOf(
  translator: Translator,
  assets: LinguisticAssets = nothingChosen,
): TranslationService {
  const open = { translator, tagHandling: false, address: 'test' };
  return {
    offer: () =>
      Promise.resolve({
        assets,
        refusal: () => undefined,
        open: () => Promise.resolve(open),
        glossaryEntries: () => Promise.resolve([]),
      }),
  };
}

/** A journal's file in memory. */
export class MemoryJournal implements JournalFile {
  text = '';

  read(): Promise<Uint8Array> {
    return Promise.resolve(new TextEncoder().encode(this.text));
  }

  append(text: string): Promise<void> {
    this.text += text;
    return Promise.resolve();
  }

  replace(text: string): Promise<void> {
    this.text = text;
    return Promise.resolve();
  }

  size(): Promise<number> {
    return Promise.resolve(this.text.length);
  }
}

/** The file of proposals in memory. */
export class MemoryProposals extends MemoryJournal implements ProposalFile {
  #turn: Promise<unknown> = Promise.resolve();

  alone<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}

/** A service that marks each text with its locale, and notes all that it is sent. */
export class MarkingTranslator implements Translator {
  readonly sent: string[] = [];

  translate: Translator['translate'] = ({ texts, targetLocale }) => {
    this.sent.push(...texts);
    return Promise.resolve(texts.map((text) => `[${targetLocale}] ${text}`));
  };

  codesOf: Translator['codesOf'] = (pair) => pair;

  bodySize: Translator['bodySize'] = (request) => JSON.stringify(request).length;
}
