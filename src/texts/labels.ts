import { l10n } from './l10n.ts';

/** What stands beside a value, as more than one place shows it. */
export const labels = {
  id: (id: string) => l10n.t('ID: {0}', id),
  created: (date: string) => l10n.t('Created: {0}', date),
  noLimit: () => l10n.t('no limit'),
  catalog: () =>
    l10n.t({ message: 'Catalog', comment: 'All messages of a project in all its locales.' }),
  fromTo: (source: string, targets: string) =>
    l10n.t({
      message: '{0} to {1}',
      args: [source, targets],
      comment: '{0} is a source language, {1} one or more target languages.',
    }),
  into: (source: string, targets: string) =>
    l10n.t({
      message: '{0} → {1}',
      args: [source, targets],
      comment: '{0} is a language, {1} a list of languages.',
    }),
  source: (text: string) => l10n.t('Source: {0}', text),
  service: (host: string) => l10n.t('Service: {0}', host),
  from: (locales: string) => l10n.t('From {0}.', locales),
  andMore: (count: string) => l10n.t('… and {0} more', count),
  more: (count: string) => l10n.t('{0} more', count),
  progress: (done: number | string, all: number | string) =>
    l10n.t({ message: '{0} of {1}', args: [done, all], comment: 'Progress: two numbers.' }),
  unsaved: () =>
    l10n.t({
      message: 'unsaved',
      comment: 'Adjective: stands beside a list of terms with changes that are not saved.',
    }),
  allFiles: () => l10n.t({ message: 'All files', comment: 'Row of a list: all files together.' }),
  usedIn: () => l10n.t('Used In'),
  nothingSent: () => l10n.t('Nothing was sent.'),
  /** Of a glossary of the interface of version 2, behind its name. */
  oldGlossary: () => l10n.t('old kind, cannot be edited here'),
} as const;
