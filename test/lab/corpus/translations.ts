import { ProjectError } from '../../../src/project/ledger/projectError.ts';
import { findResourceSets } from '../../../src/project/plan/findResourceSets.ts';
import { Project } from '../../../src/project/plan/project.ts';
import type { TargetFile } from '../../../src/project/plan/targetFile.ts';
import { readsElsewhere } from './readsElsewhere.ts';
import { packageFiles } from './packageFiles.ts';

/** A file that a package ships beside its source, or why it could not be opened. */
export type Translation = OpenedTranslation | Refusal;

export interface OpenedTranslation {
  readonly spec: string;
  /** As the package calls it. */
  readonly file: string;
  readonly opened: TargetFile;
  readonly current: NonNullable<TargetFile['current']>;
}

interface Refusal {
  readonly spec: string;
  readonly file: string;
  readonly refused: string;
  /** Whether a parser of the format reads the file all the same. */
  readonly isReadElsewhere: boolean;
}

/** Every translation that a package ships. */
export async function* translationsOf(spec: string): AsyncGenerator<Translation> {
  const { files, paths, original } = await packageFiles(spec);
  const project = new Project(files, { context: false });
  for (const set of await findResourceSets(files, paths, {})) {
    for (const { locale, path, exists } of set.targets) {
      if (!exists) continue;
      const file = original(path);
      try {
        const opened = await project.open(set, locale);
        if (opened.current) yield { spec, file, opened, current: opened.current };
      } catch (error) {
        if (!(error instanceof ProjectError)) throw error;
        const { problem } = error;
        const isSyntax = problem.code === 'unreadable';
        const text = isSyntax ? await files.read(problem.path) : undefined;
        yield {
          spec,
          file: isSyntax ? original(problem.path) : file,
          refused: isSyntax ? `${problem.cause.reason}: ${problem.cause.message}` : problem.code,
          isReadElsewhere: text !== undefined && readsElsewhere(set.format, text),
        };
      }
    }
  }
}
