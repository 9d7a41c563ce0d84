import * as vscode from 'vscode';
import { localeName } from '../../catalog/locale.ts';
import type { LanguagePair } from '../../service/schemas/glossaries.ts';
import { plainText, uiText } from '../../platform/ui/uiText.ts';

/** `en → de`, for notifications and menus. */
export function pairText({ sourceLanguage, targetLanguage }: LanguagePair): string {
  return `${uiText(sourceLanguage)} → ${uiText(targetLanguage)}`;
}

/** `English → German`, in the language of the editor. */
export function pairNames({ sourceLanguage, targetLanguage }: LanguagePair): string {
  return `${nameOf(sourceLanguage)} → ${nameOf(targetLanguage)}`;
}

/** The same for the ear: `English to German`. */
export function spokenPair({ sourceLanguage, targetLanguage }: LanguagePair): string {
  return vscode.l10n.t('{0} to {1}', nameOf(sourceLanguage), nameOf(targetLanguage));
}

const nameOf = (code: string) => localeName(plainText(code), vscode.env.language);
