import * as vscode from 'vscode';
import type { UnusedAsset } from '../../service/pairSupport.ts';
import { format } from '../../texts/format.ts';
import { labels } from '../../texts/labels.ts';

/** Says that a memory or a glossary which was chosen is not used for a pair of languages, and why. */
export function unusedText(
  { asset, why }: UnusedAsset,
  source: string | undefined,
  target: string,
): string {
  if (why === 'unknownSource') {
    return vscode.l10n.t('The glossary of this folder is not used: it needs the source language.');
  }
  const pair =
    source === undefined
      ? format.language(target)
      : labels.into(format.language(source), format.language(target));
  return asset === 'memory'
    ? vscode.l10n.t({
        message: 'The translation memory of this folder is not used: it does not cover {0}.',
        args: [pair],
        comment: '{0} is a pair of languages such as “English → German”.',
      })
    : vscode.l10n.t({
        message: 'The glossary of this folder is not used: it has no dictionary for {0}.',
        args: [pair],
        comment: '{0} is a pair of languages such as “English → German”.',
      });
}
