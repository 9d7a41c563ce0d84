/** A change of files was not made, although it was not stale; no file has changed. */
export class ChangeRefusedError extends Error {
  override readonly name = 'ChangeRefusedError';
  readonly path: string;
  /**
   * - `mixedLineEnds`: an editor shows the file with line ends of one kind, so it will never be as it was read.
   * - `notAccepted`: the editor takes no edits.
   */
  readonly reason: 'mixedLineEnds' | 'notAccepted';

  constructor(path: string, reason: ChangeRefusedError['reason']) {
    super(`${path}: ${reason}`);
    this.path = path;
    this.reason = reason;
  }
}
