import type { ResourceFileError, KeyPath } from '../../resources/formats/format.ts';
import type { LocaleRefusedError } from '../../resources/layouts/resourceSet.ts';
import type { LedgerError } from '../../resources/ledger/ledger.ts';

/** Why a project cannot be worked on. Paths are relative to its folder. */
export type ProjectProblem =
  | { readonly code: 'missingSource'; readonly path: string }
  | { readonly code: 'unreadable'; readonly path: string; readonly cause: ResourceFileError }
  /** The file has no place for the text of a message. */
  | { readonly code: 'noPlace'; readonly path: string; readonly key: KeyPath }
  /** The file was made from a PO file, and what is changed in it would be overwritten. */
  | { readonly code: 'generated'; readonly path: string }
  /** Messages are below a key that is itself a locale. */
  | { readonly code: 'localeAsKey'; readonly path: string; readonly key: string }
  | {
      readonly code: 'refusedLocale';
      readonly sourcePath: string;
      readonly cause: LocaleRefusedError;
    }
  /** None of the locales is known to be the source. */
  | { readonly code: 'guessedSource'; readonly path: string; readonly locales: readonly string[] }
  /** The texts of the source are not in its locale. */
  | {
      readonly code: 'otherLanguage';
      readonly path: string;
      readonly locale: string;
      /** Absent where only the script is known. */
      readonly language: string | undefined;
    }
  /** A translation has more messages than the source, so that it may be the source itself. */
  | {
      readonly code: 'fewerMessages';
      readonly path: string;
      readonly locale: string;
      /** Of that translation. */
      readonly other: string;
    }
  | {
      readonly code: 'ledger';
      /** Of the file of the ledger that cannot be read. */
      readonly path: string;
      readonly reason: LedgerError['reason'];
    }
  /** The messages that were asked for have a translation of their sources in every locale. */
  | { readonly code: 'nothingDue' };

/** A problem with the files of a project, as data; whoever shows it has the words. Nothing was changed. */
export class ProjectError extends Error {
  override readonly name = 'ProjectError';
  readonly problem: ProjectProblem;

  constructor(problem: ProjectProblem) {
    super('path' in problem ? `${problem.code}: ${problem.path}` : problem.code);
    this.problem = problem;
  }
}
