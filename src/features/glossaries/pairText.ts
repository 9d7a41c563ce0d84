import * as vscode from 'vscode';
import type { LanguagePair } from '../../service/schemas/glossaries.ts';
import { uiText } from '../../platform/ui/text/uiText.ts';
import { format } from '../../platform/ui/text/format.ts';

/** `en → de`, for notifications and menus. */
export function pairText({ sourceLanguage, targetLanguage }: LanguagePair): string {
  return `${uiText(sourceLanguage)} → ${uiText(targetLanguage)}`;
}

/** `English → German`, in the language of the editor. */
export function pairNames({ sourceLanguage, targetLanguage }: LanguagePair): string {
  return `${format.language(sourceLanguage)} → ${format.language(targetLanguage)}`;
}

/** The same for the ear: `English to German`. */
export function spokenPair({ sourceLanguage, targetLanguage }: LanguagePair): string {
  return vscode.l10n.t({
    message: '{0} to {1}',
    args: [format.language(sourceLanguage), format.language(targetLanguage)],
    comment: '{0} is a source language, {1} one or more target languages.',
  });
}
