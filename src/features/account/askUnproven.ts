import * as vscode from 'vscode';
import { baseUrlFor, type ServiceProfile } from '../../service/profile.ts';
import type { KeyStore } from '../../platform/account/keyStore.ts';
import { addressesOf } from '../../platform/account/serviceSettings.ts';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { uiText } from '../../texts/uiText.ts';

/**
 * Asks what to do with a key that was refused everything that costs nothing, as a wrong key is and one that may only
 * translate; `undefined` where the user leaves.
 */
export async function askUnproven(
  keys: KeyStore,
  profile: ServiceProfile,
  key: string,
): Promise<'another' | 'use' | undefined> {
  const replaces = await hasKey(keys, profile);
  const items = [
    {
      label: vscode.l10n.t('Enter Another Key'),
      description: vscode.l10n.t('if it was mistyped'),
      answer: 'another',
    },
    {
      label: vscode.l10n.t('Use This Key Anyway'),
      description: replaces
        ? vscode.l10n.t('if it can only translate; it replaces the stored key')
        : vscode.l10n.t('if it can only translate'),
      answer: 'use',
    },
  ] as const;
  const picked = await showQuickPick(items, {
    title: vscode.l10n.t('Sign In to Glossa'),
    placeHolder: vscode.l10n.t(
      '{0} refused the key for every request that costs nothing.',
      uiText(baseUrlFor(profile, key).host),
    ),
    ignoreFocusOut: true,
  });
  return picked?.answer;
}

async function hasKey(keys: KeyStore, profile: ServiceProfile): Promise<boolean> {
  for (const { origin } of addressesOf(profile)) {
    if ((await keys.get(origin)) !== undefined) return true;
  }
  return false;
}
