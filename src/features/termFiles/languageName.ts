import * as vscode from 'vscode';
import { localeName } from '../../catalog/locale.ts';
import { uiText } from '../../platform/ui/uiText.ts';

/** A language in the words of the editor; its tag, which may come from the service, where the editor has none. */
export function languageName(tag: string): string {
  return uiText(localeName(tag, vscode.env.language));
}
