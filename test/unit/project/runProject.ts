import { discover } from '../../../src/catalog/layouts/discover.ts';
import type { Files } from '../../../src/project/ports/files.ts';
import { finishRun, type Finish, type FinishedRun } from '../../../src/project/run/finishRun.ts';
import { Project } from '../../../src/project/project.ts';
import { collectRun } from '../../../src/project/run/collectRun.ts';
import { pseudoTargets } from '../../../src/project/plan/pseudoTargets.ts';
import { pseudoRun, withPseudo } from '../../../src/project/run/pseudoRun.ts';
import { prepareRun } from '../../../src/project/run/prepareRun.ts';
import { EarlyFiles } from '../../../src/project/run/earlyFiles.ts';
import { FolderJournal, type JournalFile } from '../../../src/translation/folderJournal.ts';
import { translateUnits } from '../../../src/translation/run.ts';
import type { Translator } from '../../../src/translation/translator.ts';

/** What a run works with: files, their paths, and the journal's file. */
export interface ProjectUnderTest {
  readonly files: Files;
  readonly paths: readonly string[];
  readonly journal: JournalFile;
}

/** The main job on a project, as the editor and the command line do it; everything is due that is missing or stale. */
export async function runProject(
  { files, paths, journal }: ProjectUnderTest,
  translator: Translator,
  locales: readonly string[],
  from: Partial<Parameters<typeof prepareRun>[2]> = {},
  review: Finish['review'] = 'off',
): Promise<FinishedRun> {
  const project = new Project(files, { context: false });
  const sets = discover(paths, { sourceLocale: 'en', resources: [] });
  const opened = [];
  for (const locale of locales) opened.push(await project.openAll(sets, locale));
  opened.push(await pseudoTargets(project, sets, locales));
  const all = {
    targets: opened.flatMap(({ targets }) => targets),
    refused: opened.flatMap(({ refused }) => refused),
  };
  const paid = new FolderJournal(journal, () => undefined);
  const run = await prepareRun(files, all, {
    reuse: { files: true, units: () => Promise.resolve() },
    assets: {
      chosen: [],
      for: () => Promise.resolve({}),
      optionsFor: () => ({ options: {}, notOffered: [] }),
    },
    ...from,
  });
  const service = { translator, tagHandling: false, journal: await paid.open('test') };
  const { signal } = new AbortController();
  const early = review === 'off' ? new EarlyFiles(files, run) : undefined;
  const events = translateUnits(run.jobs, translator, { ...service, signal });
  const answered = await collectRun(events, (event) => early?.take(event));
  const sent = withPseudo(answered, await pseudoRun(run.pseudoJobs, signal));
  const finish = { sent, termFindings: new Map(), service, review, early };
  return finishRun(files, paid, run, finish);
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
