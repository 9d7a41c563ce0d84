import { textHash, type TextHash } from '../../resources/ledger/ledgerEntry.ts';

/** Stands for a text together with the source that a person reads it beside; `null` where there is no text. */
export const cellVersion = (source: string, text: string | undefined): TextHash | null =>
  text === undefined ? null : textHash(`${source.length} ${source}${text}`);
