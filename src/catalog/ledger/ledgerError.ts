/** A text that is not read, so that it is never overwritten. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
  readonly reason: 'newerVersion' | 'notALedger';

  constructor(reason: LedgerError['reason']) {
    super(reason);
    this.reason = reason;
  }
}
