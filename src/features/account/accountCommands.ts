import * as vscode from 'vscode';
import type { Connection } from '../../platform/account/connection.ts';
import type { KeyStore } from '../../platform/account/keyStore.ts';
import { usageText } from '../../platform/account/usageText.ts';
import { answersKept } from '../../platform/contextKeys.ts';
import {
  showInformationMessage,
  showWarningMessage,
  withLateCancel,
} from '../../platform/ui/messages.ts';
import { ServiceError } from '../../service/errors.ts';
import { commandTitles } from '../../texts/commandTitles.ts';
import { uiText } from '../../texts/uiText.ts';
import { signIn } from './signIn.ts';
import { tryKey } from './tryKey.ts';

/** What the commands of the account do: loaded with the first of them. */
export const accountCommands = { checkConnection, signIn, signOut };

/**
 * Makes harmless calls and reports the result; returns whether the key is known to work.
 *
 * @throws {ServiceError} where it does not work
 */
async function checkConnection(connection: Connection): Promise<boolean> {
  const host = uiText((await connection.address()).host);
  const answer = await withLateCancel(vscode.l10n.t('Checking the connection…'), (signal) =>
    tryKey(() => connection.service(), signal),
  );
  if (answer === 'unproven') {
    void notifyUnproven(host);
    return false;
  }
  const lines = [
    answer === 'permitted'
      ? vscode.l10n.t('Connected to {0}; the key works.', host)
      : vscode.l10n.t(
          'Connected to {0}; the key works, but may not list translation memories.',
          host,
        ),
    ...(await usageOf(connection)),
  ];
  void showInformationMessage(lines.join(' '));
  return true;
}

async function usageOf(connection: Connection): Promise<readonly string[]> {
  try {
    return usageText(await (await connection.service()).usage());
  } catch (error) {
    if (error instanceof ServiceError) return [];
    throw error;
  }
}

async function notifyUnproven(host: string): Promise<void> {
  const signIn = commandTitles.signIn();
  const message = vscode.l10n.t(
    '{0} refused the key for every request that costs nothing. The key is wrong, or it can only translate.',
    host,
  );
  const answer = await showWarningMessage(message, signIn);
  if (answer === signIn) await vscode.commands.executeCommand('glossa.account.signIn');
}

/** Deletes every key that Glossa has stored, and offers to delete the translations that no file has yet. */
async function signOut(keys: KeyStore, connection: Connection): Promise<void> {
  const origins = await keys.origins();
  for (const origin of origins) await keys.delete(origin);
  const account = await connection.account();
  const message =
    account !== undefined
      ? vscode.l10n.t('Signed out. A key from the environment (GLOSSA_API_KEY) is still in use.')
      : origins.length === 0
        ? vscode.l10n.t('No key was stored.')
        : vscode.l10n.t('Signed out. The key was deleted from secret storage.');
  void notify(message);
}

async function notify(message: string): Promise<void> {
  if (answersKept.value !== true) return void showInformationMessage(message);
  const discard = vscode.l10n.t('Discard Them…');
  const kept = vscode.l10n.t('Translations that are not written yet are kept on this disk.');
  const answer = await showInformationMessage(`${message} ${kept}`, discard);
  if (answer === discard) {
    await vscode.commands.executeCommand('glossa.translate.discardAnswers');
  }
}
