import * as vscode from 'vscode';
import { canonicalLocale } from '../../catalog/locale.ts';
import type { Language } from '../../service/schemas/languages.ts';
import { format } from '../../texts/format.ts';
import { choices } from '../../texts/choices.ts';

/** A row of a picker: a language by its name in the language of the editor. */
export interface LanguageItem extends vscode.QuickPickItem {
  readonly tag: string;
}

/** Rows for languages, sorted by name, each with its tag and what the service can do in it. */
export function languageItems(languages: readonly Language[]): readonly LanguageItem[] {
  const byName = new Intl.Collator(vscode.env.language);
  const items = languages.flatMap(({ code, features }) => {
    const tag = canonicalLocale(code);
    return tag === undefined ? [] : [languageItem(tag, features)];
  });
  return items.sort((a, b) => byName.compare(a.label, b.label));
}

/** A row for one language, also for one that the service did not list. */
export function languageItem(tag: string, features?: ReadonlySet<string>): LanguageItem {
  const shown = features === undefined ? [] : featureNames(features);
  return {
    tag,
    label: format.language(tag),
    description: [tag, ...shown].join(' · '),
  };
}

/** The features that matter to who translates files; the others are the business of other products. */
function featureNames(features: ReadonlySet<string>): readonly string[] {
  return [
    ...(features.has('glossary')
      ? [
          vscode.l10n.t({
            message: 'glossary',
            comment: 'Something that the service can do for a language.',
          }),
        ]
      : []),
    ...(features.has('translation_memory') ? [vscode.l10n.t('translation memory')] : []),
    ...(features.has('formality') ? [choices.formality()] : []),
    ...(features.has('spoken_terms') ? [vscode.l10n.t('spoken terms')] : []),
  ];
}
