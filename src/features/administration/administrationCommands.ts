import { copyKeyId, deactivateKey, renameKey, createKey, limitKey } from './apiKeyCommands.ts';
import { signInAdministrator, signOutAdministrator } from './signIn.ts';

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
