import * as vscode from 'vscode';
import { baseLanguage } from '../../../catalog/locale.ts';
import { pathIn } from '../../../platform/workspace/pathIn.ts';
import { resourcesOf } from '../../../platform/workspace/resources.ts';
import { settings } from '../../../platform/settings.ts';
import { setStatusBarMessage } from '../../../platform/ui/messages.ts';

/**
 * The language of a selection, as far as it has to be known: the service finds it out by itself, except where a
 * glossary is to be used. Then the place of the file among the resource files decides, else the setting.
 */
export async function sourceOfSelection(
  uri: vscode.Uri,
  target: string,
): Promise<string | undefined> {
  const usual = settings.sourceLocale.get(uri) || undefined;
  if (settings.glossary.id.get(uri) === '') return usual;
  const source = (await localeOfFile(uri, target)) ?? usual;
  if (source === undefined) tellUnused();
  return source;
}

/** In a file of the target locale, what is not translated yet is in the source locale. */
async function localeOfFile(uri: vscode.Uri, target: string): Promise<string | undefined> {
  const set = await resourcesOf(uri);
  const folder = vscode.workspace.getWorkspaceFolder(uri);
  if (set === undefined || folder === undefined) return undefined;
  const path = pathIn(folder, uri);
  const own = set.targets.find((file) => file.path === path)?.locale ?? set.source.locale;
  return baseLanguage(own) === baseLanguage(target) ? set.source.locale : own;
}

function tellUnused(): void {
  setStatusBarMessage(
    vscode.l10n.t(
      'The glossary is not used here: it needs the source language. Set "glossa.sourceLocale".',
    ),
    10_000,
  );
}
