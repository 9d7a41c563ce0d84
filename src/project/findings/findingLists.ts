/** The name of the list of findings that are not shown, beside the ledger. It is meant to be committed. */
export const ignoredName = 'glossa.ignored';

/** The name of the list of findings that were accepted as they stood. It is meant to be committed. */
export const baselineName = 'glossa.baseline';
