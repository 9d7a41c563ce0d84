import type { LanguagePair } from '../../service/glossaries/schemas.ts';
import { uiText } from '../../texts/uiText.ts';
import { format } from '../../texts/format.ts';
import { labels } from '../../texts/labels.ts';

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
  return labels.fromTo(format.language(sourceLanguage), format.language(targetLanguage));
}
