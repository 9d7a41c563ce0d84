import * as vscode from 'vscode';
import { settings } from '../../../platform/settings.ts';
import { uiText } from '../../../texts/uiText.ts';
import { requireTrustToWrite } from '../../../platform/ui/requireTrust.ts';

/** Where a setting names a memory, and how that is taken back. */
export interface MemorySetting {
  /** For display. */
  readonly place: string;
  /** @throws {UserError} in Restricted Mode, for settings of the workspace */
  clear(): Promise<void>;
}

/** Every place that names a memory, also where another one overrides it. */
export function settingsWith(memoryId: string): readonly MemorySetting[] {
  const { ConfigurationTarget } = vscode;
  const all = vscode.workspace.getConfiguration('glossa');
  const key = settings.translationMemory.id.key.replace(/^glossa\./, '');
  const found: MemorySetting[] = [];
  const add = (
    value: unknown,
    place: string,
    target: vscode.ConfigurationTarget,
    configuration = all,
  ) => {
    if (value !== memoryId) return;
    const clear = async () => {
      if (target !== ConfigurationTarget.Global) requireTrustToWrite();
      await configuration.update(key, undefined, target);
    };
    found.push({ place, clear });
  };
  for (const { name, uri } of vscode.workspace.workspaceFolders ?? []) {
    const own = vscode.workspace.getConfiguration('glossa', uri);
    const value: unknown = own.inspect(key)?.workspaceFolderValue;
    add(value, uiText(name), ConfigurationTarget.WorkspaceFolder, own);
  }
  const values = all.inspect(key);
  // Without a workspace file, the settings of the only folder are those of the workspace too.
  const workspaceValue = vscode.workspace.workspaceFile && values?.workspaceValue;
  add(workspaceValue, vscode.l10n.t('the workspace settings'), ConfigurationTarget.Workspace);
  add(values?.globalValue, vscode.l10n.t('the user settings'), ConfigurationTarget.Global);
  return found;
}
