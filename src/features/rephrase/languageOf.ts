import * as vscode from 'vscode';
import type { Services } from '../../platform/services.ts';
import { settings } from '../../platform/settings.ts';
import { format } from '../../texts/format.ts';
import { UserError } from '../../platform/ui/userError.ts';
import {
  rephraseLanguage,
  type RephraseLanguage,
} from '../../service/rephrase/rephraseLanguage.ts';

/**
 * What the service can do with the texts of a document, and the locale by which their plurals are read.
 *
 * @param locale of a resource file; elsewhere the service finds out the language
 * @throws {UserError} where the service does not know the language
 */
export async function languageOf(
  { languages }: Services,
  scope: vscode.Uri,
  locale: string | undefined,
): Promise<RephraseLanguage & { readonly locale: string }> {
  if (locale === undefined) {
    const usual = settings.sourceLocale.get(scope) || 'en';
    return { code: undefined, styles: true, tones: true, locale: usual };
  }
  const found = rephraseLanguage(await languages.wanted('write'), locale);
  if (found !== undefined) return { ...found, locale };
  throw new UserError(
    vscode.l10n.t(
      'The service neither improves nor corrects texts in {0}. Nothing was sent.',
      format.language(locale),
    ),
  );
}
