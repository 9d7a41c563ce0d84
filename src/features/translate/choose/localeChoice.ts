import type * as vscode from 'vscode';
import { sameLocale } from '../../../catalog/locale.ts';
import { settings } from '../../../platform/settings.ts';
import { choiceFor } from '../../../translation/options/optionChoice.ts';

/** What the settings of a folder say of translations into a locale. */
export const localeChoice = (locale: string, scope: vscode.Uri | undefined) =>
  choiceFor(settings.translate.locales.get(scope), locale);

/** Stores one option of a locale in the settings of a folder, beside the others that are there; `undefined` takes it out. */
export async function setLocaleOption(
  locale: string,
  option: Readonly<Record<string, unknown>>,
  scope: vscode.Uri | undefined,
): Promise<void> {
  const setting = settings.translate.locales;
  const own = { ...setting.own(scope) };
  const key = Object.keys(own).find((name) => sameLocale(name, locale)) ?? locale;
  const known = own[key];
  const entry = { ...(typeof known === 'object' ? known : {}), ...option };
  const left = Object.entries(entry).filter(([, value]) => value !== undefined);
  if (left.length === 0) delete own[key];
  else own[key] = Object.fromEntries(left);
  await setting.set(Object.keys(own).length === 0 ? undefined : own, scope);
}
