import * as vscode from 'vscode';
import { settings } from '../settings.ts';
import { findResources } from './resources.ts';

/**
 * The language that texts of a folder are probably written in: by the setting, else the source locale of its resource
 * files; nothing where there are several or none.
 */
export async function sourceOfFolder(uri: vscode.Uri): Promise<string | undefined> {
  const set = settings.sourceLocale.get(uri);
  if (set !== '') return set;
  const folder = vscode.workspace.getWorkspaceFolder(uri);
  const sets = folder === undefined ? [] : await findResources(folder).catch(() => []);
  const [source, ...others] = new Set(sets.map((one) => one.source.locale));
  return others.length === 0 ? source : undefined;
}
