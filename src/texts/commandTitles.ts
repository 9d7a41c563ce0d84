import { l10n } from './l10n.ts';

/** What commands are called that more than one place offers. */
export const commandTitles = {
  signIn: () => l10n.t('Sign In'),
  signInAsAdministrator: () => l10n.t('Sign In as Administrator…'),
  checkConnection: () => l10n.t('Check Connection'),
  showLog: () => l10n.t('Show Log'),
  refresh: () => l10n.t({ message: 'Refresh', comment: 'Button: loads a list again.' }),
  loadMore: () => l10n.t('Load More'),
  openFile: () => l10n.t('Open File'),
  showSegments: () => l10n.t('Show Segments'),
  translateMessage: () => l10n.t('Translate This Message'),
  translateMissing: () => l10n.t('Translate Missing Messages'),
  addLocales: () => l10n.t('Add Locales…'),
  chooseMissing: () => l10n.t('Translate Missing Messages…'),
  undoLastRun: () => l10n.t('Undo Last Run'),
  markAsReviewed: () => l10n.t('Mark as Reviewed'),
  keepForSource: () => l10n.t('Keep for the New Source'),
  copySource: () => l10n.t('Copy Source'),
  newCollection: () => l10n.t('New Collection'),
} as const;
