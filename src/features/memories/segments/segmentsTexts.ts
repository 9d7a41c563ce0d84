import * as vscode from 'vscode';
import type { SegmentsTexts } from '../../../protocol/segments.ts';

/** The texts of the segments page in the language of the editor. */
export function segmentsTexts(): SegmentsTexts {
  const { t } = vscode.l10n;
  return {
    search: t('Search in source texts and translations'),
    searchHint: t('At least 2 characters; the service searches.'),
    language: t('Translation into'),
    source: t('Source: {0}', '{0}'),
    loading: t('Loading segments…'),
    shown: t('Segments shown: {0}', '{0}'),
    found: t('Segments found and shown: {0}', '{0}'),
    nothing: t('No segment holds this text.'),
    empty: t('This memory has no segments.'),
    untranslated: t('No translation into this language'),
    loadMore: t('Load More'),
    tryAgain: t('Try Again'),
    copy: t('Copy'),
    copied: t('Copied.'),
    use: t('Use This Translation'),
    useHint: t(
      'To use a translation, put the cursor on the message in the resource file of its language, then choose the translation here.',
    ),
  };
}
