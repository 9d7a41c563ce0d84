import * as vscode from 'vscode';
import { pluralForm, readPlural } from '../../../message/icu/pluralText.ts';
import { format } from './format.ts';

/** The language that the texts of Glossa are in: English where there is no translation for the editor's. */
export function textLanguage(): string {
  return vscode.l10n.bundle === undefined ? 'en' : vscode.env.language;
}

/**
 * Says a number in a text by the plural rules of its language. `vscode.l10n.t` knows no plurals, so that the text, which it
 * has translated, is an ICU message: `{0, plural, one {# file} other {# files}}`. Translations have the forms of their own
 * language. `values` are for `{1}`, `{2}` and so on.
 */
export function plural(message: string, count: number, ...values: readonly string[]): string {
  const form = pluralForm(readPlural(message), textLanguage(), count);
  const shown = [format.number(count), ...values];
  return form.replace(/\{(\d)\}/g, (slot, index: string) => shown[Number(index)] ?? slot);
}
