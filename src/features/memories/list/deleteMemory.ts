import * as vscode from 'vscode';
import { settings } from '../../../platform/settings.ts';
import { requireTrustToWrite } from '../../../platform/ui/requireTrust.ts';
import { ServiceError } from '../../../service/errors.ts';
import type { TranslationMemory } from '../../../service/memories/schemas.ts';
import { inBackground } from '../../../platform/ui/inBackground.ts';
import { format, quantity } from '../../../texts/format.ts';
import {
  confirm,
  showInformationMessage,
  showWarningMessage,
} from '../../../platform/ui/messages.ts';
import { uiText } from '../../../texts/uiText.ts';
import type { MemoryModel } from '../memoryModel.ts';
import { whichMemory } from '../whichMemory.ts';
import { buttonTexts } from '../../../texts/buttonTexts.ts';

/** Deletes a memory after a confirmation that names it; settings that name it are cleared only when the user says so. */
export async function deleteMemory(model: MemoryModel, given: unknown): Promise<void> {
  const memory = await whichMemory(model, given, vscode.l10n.t('Delete Translation Memory'));
  if (memory === undefined || !(await confirmed(memory))) return;
  const { memories } = await model.connection.service();
  try {
    await memories.delete(memory.id);
  } catch (error) {
    if (!(error instanceof ServiceError && error.kind === 'notFound')) throw error;
  } finally {
    model.tree.refresh();
  }
  inBackground(model.log, offerToClear(memory));
}

async function confirmed({ id, name, segmentCount }: TranslationMemory): Promise<boolean> {
  const places = settingsWith(id).map(({ place }) => place);
  const gone = vscode.l10n.t(
    'This deletes it from the service for everybody who uses it and cannot be undone. Export it first to keep a copy.',
  );
  const used = vscode.l10n.t('It is in use: {0}.', format.list(places));
  return confirm({
    message: vscode.l10n.t({
      message: 'Delete the translation memory “{0}” ({1})?',
      args: [uiText(name), quantity.segments(segmentCount)],
      comment: '{0} is its name, {1} a number such as “3 segments”.',
    }),
    detail: places.length > 0 ? [used, '', gone] : [gone],
    yes: buttonTexts.delete(),
  });
}

async function offerToClear({ id, name }: TranslationMemory): Promise<void> {
  const places = settingsWith(id);
  const shown = uiText(name);
  if (places.length === 0) {
    return void showInformationMessage(vscode.l10n.t('“{0}” was deleted.', shown));
  }
  const clear = vscode.l10n.t('Remove from Settings');
  const answer = await showWarningMessage(
    vscode.l10n.t({
      message: '“{0}” was deleted, but is still set in: {1}. Translations there will fail.',
      args: [shown, format.list(places.map(({ place }) => place))],
      comment:
        '{0} is the name of a translation memory, {1} a list of places, such as “this window” or the name of a folder.',
    }),
    clear,
  );
  if (answer !== clear) return;
  for (const place of places) await place.clear();
}

/**
 * Every setting that names a memory, also where another one overrides it, and how that is taken back: `clear` throws a
 * {@link UserError} in Restricted Mode, for settings of the workspace.
 */
function settingsWith(memoryId: string) {
  const { ConfigurationTarget } = vscode;
  const all = vscode.workspace.getConfiguration('glossa');
  const key = settings.translationMemory.id.key.replace(/^glossa\./, '');
  const found: { readonly place: string; readonly clear: () => Promise<void> }[] = [];
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
