import { l10n } from './l10n.ts';

/** What is chosen in more than one place. */
export const choices = {
  current: () =>
    l10n.t({
      message: 'current',
      comment: 'Adjective: stands beside the item of a list that is chosen now.',
    }),
  allLanguages: () => l10n.t('all languages'),
  inThisProject: () => l10n.t('in this project'),
  recentlyUsed: () => l10n.t('recently used'),
  spokenLanguage: () => l10n.t('Spoken language'),
  formality: () =>
    l10n.t({
      message: 'formality',
      comment: 'Something that the service can do for a language: formal or informal address.',
    }),
  moreFormal: () => l10n.t('More Formal'),
  lessFormal: () => l10n.t('Less Formal'),
  asUsual: () => l10n.t('As Usual'),
  noGlossary: () => l10n.t('No Glossary'),
  subtitles: () => l10n.t('Subtitles (.srt)'),
  plainText: () => l10n.t('Text (.txt)'),
} as const;
