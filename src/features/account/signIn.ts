import * as vscode from 'vscode';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { baseUrlFor, type ServiceProfile } from '../../service/profile.ts';
import type { Connection } from '../../platform/account/connection.ts';
import type { KeyStore } from '../../platform/account/keyStore.ts';
import { currentPlacement } from '../../platform/currentPlacement.ts';
import { isInContainer } from '../../platform/placement.ts';
import { addressesOf } from '../../platform/account/serviceSettings.ts';
import { showInformationMessage } from '../../platform/ui/messages.ts';
import { uiText } from '../../texts/uiText.ts';
import { UserError } from '../../platform/ui/userError.ts';
import { askKey, type AcceptedKey, type TryKey } from './askKey.ts';
import { askService } from './askService.ts';
import { tryKey } from './tryKey.ts';

/**
 * Asks for the service and the key, tries the key, and only then stores both. Leaving at any step changes
 * nothing, and keeps a key that was stored before.
 *
 * @returns whether a key was stored
 */
export async function signIn(keys: KeyStore, connection: Connection): Promise<boolean> {
  connection.prepare();
  const choice = await askService(connection.profile);
  if (choice === undefined) return false;
  const { profile } = choice;
  const attempt: TryKey = (key, signal) =>
    tryKey(
      () => connection.serviceWith({ baseUrl: baseUrlFor(profile, key), key }, profile.scheme),
      signal,
    );
  const accepted = await acceptedKey(keys, profile, attempt);
  if (accepted === undefined) return false;
  const { origin, host } = baseUrlFor(profile, accepted.key);
  await choice.store();
  if (!addressesOf(connection.profile).some((url) => url.origin === origin)) throw notInForce();
  for (const other of addressesOf(profile)) {
    if (other.origin !== origin) await keys.delete(other.origin);
  }
  await keys.store(origin, accepted.key);
  void showInformationMessage([doneText(accepted, uiText(host)), ...keptText()].join(' '));
  return true;
}

/** A key that works, or one that the user wants to use although that could not be seen. */
async function acceptedKey(
  keys: KeyStore,
  profile: ServiceProfile,
  attempt: TryKey,
): Promise<AcceptedKey | undefined> {
  let given = await offerStoredKey(keys, profile);
  while (given !== undefined) {
    const accepted = await askKey(profile, attempt, given);
    if (accepted?.answer !== 'unproven') return accepted;
    const answer = await askUnproven(keys, profile, accepted.key);
    if (answer === 'use') return accepted;
    given = answer === 'another' ? '' : undefined;
  }
  return undefined;
}

function doneText({ answer }: AcceptedKey, host: string): string {
  switch (answer) {
    case 'permitted':
      return vscode.l10n.t('Signed in to {0}.', host);
    case 'limited':
      return vscode.l10n.t('Signed in to {0}. This key cannot list translation memories.', host);
    case 'unproven':
      return vscode.l10n.t('The key for {0} is stored, but could not be verified yet.', host);
  }
}

/** What the container takes along when it goes. */
function keptText(): readonly string[] {
  if (!isInContainer(currentPlacement())) return [];
  return [
    vscode.l10n.t(
      'Translations that are paid for and not written yet are kept in this container, and are gone when it is rebuilt. So is the undo of the last run.',
    ),
  ];
}

/** Where the settings file of a remote machine has the address too, the editor writes into that one. */
function notInForce(): UserError {
  return new UserError(
    vscode.l10n.t(
      'The address could not be set: the settings of the remote machine contain one, which is ignored. Remove "glossa.service" from them and sign in again.',
    ),
    {
      title: vscode.l10n.t('Open Remote Settings'),
      command: 'workbench.action.openRemoteSettingsFile',
    },
  );
}

/**
 * Asks what to do with a key that was refused everything that costs nothing, as a wrong key is and one that may only
 * translate; `undefined` where the user leaves.
 */
async function askUnproven(
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

/**
 * Where this service has no key but another one has, asks whether that one's is to be used. A key never goes to
 * another address than that it was entered for without this choice.
 *
 * @returns the chosen key; empty where the user wants to enter one; `undefined` where the user leaves
 */
async function offerStoredKey(
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

async function storedKeys(keys: KeyStore, origins: readonly string[]) {
  const found: { readonly host: string; readonly key: string }[] = [];
  for (const origin of origins) {
    const key = await keys.get(origin);
    if (key !== undefined) found.push({ host: new URL(origin).host, key });
  }
  return found;
}
