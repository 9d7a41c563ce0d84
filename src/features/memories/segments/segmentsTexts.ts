import * as vscode from 'vscode';
import type { SegmentsTexts } from '../../../protocol/segments.ts';
import { labels } from '../../../texts/labels.ts';
import { commandTitles } from '../../../texts/commandTitles.ts';
import { buttonTexts } from '../../../texts/buttonTexts.ts';
import { sentences } from '../../../texts/sentences.ts';

/** The texts of the segments page in the language of the editor. */
export function segmentsTexts(): SegmentsTexts {
  return {
    search: vscode.l10n.t('Search in source texts and translations'),
    searchHint: vscode.l10n.t('At least 2 characters; the service searches.'),
    language: vscode.l10n.t('Translation into'),
    source: labels.source('{0}'),
    loading: vscode.l10n.t('Loading segments…'),
    shown: vscode.l10n.t('Segments shown: {0}', '{0}'),
    found: vscode.l10n.t('Segments found and shown: {0}', '{0}'),
    nothing: vscode.l10n.t('No segment holds this text.'),
    empty: vscode.l10n.t('This memory has no segments.'),
    untranslated: vscode.l10n.t('No translation into this language'),
    loadMore: commandTitles.loadMore(),
    tryAgain: buttonTexts.tryAgain(),
    copy: buttonTexts.copy(),
    copied: sentences.copied(),
    use: vscode.l10n.t('Use This Translation'),
    useHint: vscode.l10n.t(
      'To use a translation, put the cursor on the message in the resource file of its language, then choose the translation here.',
    ),
  };
}
