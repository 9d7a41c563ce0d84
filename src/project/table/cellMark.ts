import { markOf, type TextMark } from '../../resources/ledger/ledgerEntry.ts';

/** Stands for a text together with the source that a person reads it beside; `null` where there is no text. */
export const cellMark = (source: string, text: string | undefined): TextMark | null =>
  text === undefined ? null : markOf(`${source.length} ${source}${text}`);
