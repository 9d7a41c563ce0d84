import * as vscode from 'vscode';
import { ServiceError } from '../../../service/errors.ts';
import type { TranslationMemory } from '../../../service/schemas/memories.ts';
import { inBackground } from '../../../platform/ui/inBackground.ts';
import { format, quantity } from '../../../texts/format.ts';
import {
  confirm,
  showInformationMessage,
  showWarningMessage,
} from '../../../platform/ui/messages.ts';
import { uiText } from '../../../texts/uiText.ts';
import type { MemoryModel } from '../memoryModel.ts';
import { settingsWith } from './memorySettings.ts';
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
