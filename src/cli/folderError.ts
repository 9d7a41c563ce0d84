/** What keeps a file of a folder from being read or written. */
export type FolderProblem = 'notText' | 'outside' | 'notAFile' | 'readOnlyFile' | 'readOnlyFolder';

/** A file of a folder that is left as it is, as data; whoever shows it has the words. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
  readonly problem: FolderProblem;
  /** Relative to the folder. */
  readonly path: string;

  constructor(problem: FolderProblem, path: string, code?: string) {
    super([`${problem}: ${path}`, ...(code === undefined ? [] : [code])].join(' '));
    this.problem = problem;
    this.path = path;
  }
}
