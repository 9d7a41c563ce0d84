import { copyKeyId, deactivateKey, renameKey } from './changeKey.ts';
import { createKey } from './createKey.ts';
import { limitKey } from './limitKey.ts';
import { signInAdministrator } from './signIn.ts';
import { signOutAdministrator } from './signOut.ts';

/** What the commands of this feature do: loaded with the first of them. */
export const administrationCommands = {
  copyKeyId,
  createKey,
  deactivateKey,
  limitKey,
  renameKey,
  signInAdministrator,
  signOutAdministrator,
};
