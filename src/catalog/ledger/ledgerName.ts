/** The file that says where the ledger is; up to version 1, the ledger itself. It is meant to be committed. */
export const ledgerName = 'glossa.lock';

/** The folder of the ledger: a file for each source file × locale. It is meant to be committed. */
export const ledgerFolder = 'glossa.ledger';
