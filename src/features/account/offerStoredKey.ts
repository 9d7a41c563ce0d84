import * as vscode from 'vscode';
import { baseUrlFor, type ServiceProfile } from '../../service/profile.ts';
import type { KeyStore } from '../../platform/account/keyStore.ts';
import { addressesOf } from '../../platform/account/serviceSettings.ts';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { uiText } from '../../texts/uiText.ts';

interface StoredKey {
  readonly host: string;
  readonly key: string;
}

/**
 * Where this service has no key but another one has, asks whether that one's is to be used. A key never goes to
 * another address than that it was entered for without this choice.
 *
 * @returns the chosen key; empty where the user wants to enter one; `undefined` where the user leaves
 */
export async function offerStoredKey(
  keys: KeyStore,
  profile: ServiceProfile,
): Promise<string | undefined> {
  const own = new Set(addressesOf(profile).map(({ origin }) => origin));
  const origins = await keys.origins();
  const others = await storedKeys(
    keys,
    origins.filter((origin) => !own.has(origin)),
  );
  if (others.length === 0 || origins.some((origin) => own.has(origin))) return '';
  const items = [
    { label: vscode.l10n.t('Enter a Key'), key: '' },
    ...others.map(({ host, key }) => ({
      label: vscode.l10n.t('Use the Key of {0}', uiText(host)),
      description: vscode.l10n.t('sends it to {0} from now on', uiText(hostFor(profile, key))),
      key,
    })),
  ];
  const picked = await showQuickPick(items, {
    title: vscode.l10n.t('Sign In to Glossa'),
    placeHolder: vscode.l10n.t('The stored keys belong to other addresses'),
    ignoreFocusOut: true,
  });
  return picked?.key;
}

const hostFor = (profile: ServiceProfile, key: string) => baseUrlFor(profile, key).host;

async function storedKeys(
  keys: KeyStore,
  origins: readonly string[],
): Promise<readonly StoredKey[]> {
  const found: StoredKey[] = [];
  for (const origin of origins) {
    const key = await keys.get(origin);
    if (key !== undefined) found.push({ host: new URL(origin).host, key });
  }
  return found;
}
