import * as vscode from 'vscode';
import { languageTag } from '../../protocol/termEditor.ts';
import type { SpokenTerms } from '../../service/schemas/spokenTerms.ts';
import { sameLanguage } from '../../terms/sameLanguage.ts';
import type { Services } from '../../platform/services.ts';
import { voiceLanguages } from './voiceLanguages.ts';
import { showInputBox } from '../../platform/ui/inputBox.ts';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { format } from '../../texts/format.ts';
import { choices } from '../../texts/choices.ts';

/** Asks for a language that a collection has no list of yet; `undefined` where the user leaves. */
export async function askLanguage(
  services: Services,
  { lists }: SpokenTerms,
): Promise<string | undefined> {
  const title = vscode.l10n.t('Add Language');
  const present = (code: string): boolean =>
    lists.some(({ language }) => sameLanguage(language, code));
  const offered = await voiceLanguages(services);
  if (offered === undefined) return typeCode(title, present);
  const byName = new Intl.Collator(vscode.env.language);
  const items = offered
    .filter((code) => !present(code))
    .map((code) => ({ label: format.language(code), description: code }))
    .sort((a, b) => byName.compare(a.label, b.label));
  const picked = await showQuickPick(items, {
    title,
    placeHolder: choices.spokenLanguage(),
    matchOnDescription: true,
    // The step before this one gives the focus back late.
    ignoreFocusOut: true,
  });
  return picked?.description;
}

async function typeCode(
  title: string,
  present: (code: string) => boolean,
): Promise<string | undefined> {
  const code = await showInputBox({
    title,
    prompt: vscode.l10n.t(
      'The service does not report which languages support spoken terms. Enter a code, for example de.',
    ),
    ignoreFocusOut: true,
    validateInput: (value) => {
      if (!languageTag.test(value.trim())) return vscode.l10n.t('Enter a code such as de or ja.');
      return present(value.trim())
        ? vscode.l10n.t('The collection already has a list for this language.')
        : undefined;
    },
  });
  return code?.trim();
}
