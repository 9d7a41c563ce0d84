import * as vscode from 'vscode';
import { localeName } from '../../catalog/locale.ts';

/** A locale as people read it, with its tag: `Chinese (zh)`. */
export function localeLabel(locale: string): string {
  const name = localeName(locale, vscode.env.language);
  return name === locale ? locale : `${name} (${locale})`;
}
