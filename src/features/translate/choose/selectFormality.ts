import * as vscode from 'vscode';
import type { TargetLanguages } from '../../../platform/account/targetLanguages.ts';
import { settings } from '../../../platform/settings.ts';
import { parseCommandArgument } from '../../../platform/ui/command.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import { format } from '../../../texts/format.ts';
import { hint } from '../../../platform/ui/userError.ts';
import { chooseScope } from '../../../platform/workspace/useForFolder.ts';
import { offersOption } from '../../../service/shaping/offersOption.ts';
import { pairsOfActiveFile } from './localePair.ts';
import { setLocaleOption } from './localeChoice.ts';
import { choices } from '../../../texts/choices.ts';

type Formality = ReturnType<typeof settings.translate.formality.get>;

/** Chooses how translations of a workspace folder address their readers. */
export async function selectFormality(languages: TargetLanguages, choice: unknown): Promise<void> {
  const scope = await chooseScope();
  if (scope === undefined) return;
  const folder = scope.folder?.uri;
  if (choice !== undefined) {
    const { formalityArguments } = await import('./translateArguments.ts');
    const { formality, locale } = parseCommandArgument(formalityArguments, choice);
    if (locale !== undefined) await setLocaleOption(locale, { formality }, folder);
    else await settings.translate.formality.set(formality, folder);
    return;
  }
  const formality = await ask(languages, folder);
  if (formality !== undefined) await settings.translate.formality.set(formality, folder);
}

async function ask(
  languages: TargetLanguages,
  folder: vscode.Uri | undefined,
): Promise<Formality | undefined> {
  const targets = (await pairsOfActiveFile())?.targets ?? [];
  const offered = folder === undefined ? [] : await languages.offered(folder);
  const without = targets.filter((locale) => !offersOption(offered, 'formality', locale));
  const names = format.list(without.map(format.language));
  if (targets.length > 0 && without.length === targets.length) {
    throw hint(vscode.l10n.t('The service has no formality for {0}.', names));
  }
  const current = settings.translate.formality.get(folder);
  const items = [
    { label: choices.asUsual(), formality: 'default' as const },
    { label: choices.moreFormal(), formality: 'more' as const },
    { label: choices.lessFormal(), formality: 'less' as const },
  ].map((item) => ({
    ...item,
    ...(item.formality === current ? { iconPath: new vscode.ThemeIcon('check') } : {}),
    ...(item.formality !== 'default' && without.length > 0
      ? { description: vscode.l10n.t('not for {0}', names) }
      : {}),
  }));
  const title = vscode.l10n.t('Select Formality');
  return (await showQuickPick(items, { title }))?.formality;
}
