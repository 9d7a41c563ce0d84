/** Why a folder's journal cannot serve a run, which then must not begin: its answers could be paid for twice. */
export class JournalError extends Error {
  override readonly name = 'JournalError';
  /** Of the file where a newer Glossa wrote it; `undefined` where the disk failed, which is the cause. */
  readonly version: number | undefined;

  constructor(version: number | undefined, options?: ErrorOptions) {
    super(
      version === undefined
        ? 'the journal cannot be read or written'
        : `the journal has the newer version ${version}`,
      options,
    );
    this.version = version;
  }
}
