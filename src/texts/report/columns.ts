import { l10n } from '../l10n.ts';

/** Heads of columns that more than one table has. */
export const columns = {
  key: () => l10n.t({ message: 'Key', comment: 'Heading of a column: the key of a message.' }),
  source: () => l10n.t({ message: 'Source', comment: 'Heading of a column of source texts.' }),
  locale: () => l10n.t({ message: 'Locale', comment: 'Heading of a column.' }),
  reused: () =>
    l10n.t({
      message: 'Reused',
      comment: 'Heading of a column of numbers of messages: taken from existing translations.',
    }),
} as const;
