import * as vscode from 'vscode';
import type { SegmentsTexts } from '../../../protocol/segments.ts';

/** The texts of the segments page in the language of the editor. */
export function segmentsTexts(): SegmentsTexts {
  return {
    search: vscode.l10n.t('Search in source texts and translations'),
    searchHint: vscode.l10n.t('At least 2 characters; the service searches.'),
    language: vscode.l10n.t('Translation into'),
    source: vscode.l10n.t('Source: {0}', '{0}'),
    loading: vscode.l10n.t('Loading segments…'),
    shown: vscode.l10n.t('Segments shown: {0}', '{0}'),
    found: vscode.l10n.t('Segments found and shown: {0}', '{0}'),
    nothing: vscode.l10n.t('No segment holds this text.'),
    empty: vscode.l10n.t('This memory has no segments.'),
    untranslated: vscode.l10n.t('No translation into this language'),
    loadMore: vscode.l10n.t('Load More'),
    tryAgain: vscode.l10n.t('Try Again'),
    copy: vscode.l10n.t({ message: 'Copy', comment: 'Button: puts a text into the clipboard.' }),
    copied: vscode.l10n.t({
      message: 'Copied.',
      comment: 'Says that a text is in the clipboard.',
    }),
    use: vscode.l10n.t('Use This Translation'),
    useHint: vscode.l10n.t(
      'To use a translation, put the cursor on the message in the resource file of its language, then choose the translation here.',
    ),
  };
}
