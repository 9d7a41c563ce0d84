import { l10n } from './l10n.ts';

/** What buttons are called that more than one question or page has. */
export const buttonTexts = {
  cancel: () => l10n.t({ message: 'Cancel', comment: 'Button: nothing is sent.' }),
  tryAgain: () => l10n.t('Try Again'),
  showFile: () => l10n.t('Show File'),
  showReport: () => l10n.t('Show Report'),
  showChanges: () => l10n.t('Show Changes'),
  fetchNow: () => l10n.t('Fetch Now'),
  translate: () =>
    l10n.t({
      message: 'Translate',
      comment: 'Button that confirms: sends the texts to the service.',
    }),
  discard: () =>
    l10n.t({
      message: 'Discard',
      comment: 'Button: throws away translations that are not written yet.',
    }),
  clear: () => l10n.t({ message: 'Clear', comment: 'Verb, on a button: empties a text.' }),
  review: () =>
    l10n.t({
      message: 'Review',
      comment: 'Verb, on a button: shows the texts that a run has made, to be read by a person.',
    }),
  undo: () => l10n.t({ message: 'Undo', comment: 'Verb, on a button.' }),
  delete: () =>
    l10n.t({
      message: 'Delete',
      comment: 'Button that confirms: deletes what the question names.',
    }),
  merge: () =>
    l10n.t({
      message: 'Merge',
      comment: 'Button: adds entries or terms to those that the service has.',
    }),
  push: () =>
    l10n.t({ message: 'Push', comment: 'Button: sends what a file holds to the service.' }),
  send: () =>
    l10n.t({
      message: 'Send',
      comment: 'Button that confirms: sends texts to the service, to be corrected.',
    }),
  copy: () => l10n.t({ message: 'Copy', comment: 'Button: puts a text into the clipboard.' }),
  stop: () => l10n.t({ message: 'Stop', comment: 'Button: ends work that runs.' }),
  replaceDictionary: () =>
    l10n.t({ message: 'Replace', comment: 'Button: replaces the dictionary in the service.' }),
} as const;
