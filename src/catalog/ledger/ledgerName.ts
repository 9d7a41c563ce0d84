/** The name of the ledger in its workspace folder. It is meant to be committed. */
export const ledgerName = 'glossa.lock';
