import * as vscode from 'vscode';
import type { LanguagePair } from '../../service/schemas/glossaries.ts';
import { uiText } from '../../platform/ui/uiText.ts';
import { show } from '../../platform/ui/show.ts';

/** `en → de`, for notifications and menus. */
export function pairText({ sourceLanguage, targetLanguage }: LanguagePair): string {
  return `${uiText(sourceLanguage)} → ${uiText(targetLanguage)}`;
}

/** `English → German`, in the language of the editor. */
export function pairNames({ sourceLanguage, targetLanguage }: LanguagePair): string {
  return `${show.language(sourceLanguage)} → ${show.language(targetLanguage)}`;
}

/** The same for the ear: `English to German`. */
export function spokenPair({ sourceLanguage, targetLanguage }: LanguagePair): string {
  return vscode.l10n.t('{0} to {1}', show.language(sourceLanguage), show.language(targetLanguage));
}
