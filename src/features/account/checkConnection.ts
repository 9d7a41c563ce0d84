import * as vscode from 'vscode';
import { ServiceError } from '../../service/errors.ts';
import type { Connection } from '../../platform/account/connection.ts';
import {
  showInformationMessage,
  showWarningMessage,
  withLateCancel,
} from '../../platform/ui/messages.ts';
import { uiText } from '../../texts/uiText.ts';
import { usageText } from '../../platform/account/usageText.ts';
import { tryKey } from './tryKey.ts';
import { commandTitles } from '../../texts/commandTitles.ts';

/**
 * Makes harmless calls and reports the result; returns whether the key is known to work.
 *
 * @throws {ServiceError} where it does not work
 */
export async function checkConnection(connection: Connection): Promise<boolean> {
  const host = uiText((await connection.address()).host);
  const answer = await withLateCancel(vscode.l10n.t('Checking the connection…'), (signal) =>
    tryKey(() => connection.service(), signal),
  );
  if (answer === 'unproven') {
    void tellUnproven(host);
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

async function tellUnproven(host: string): Promise<void> {
  const signIn = commandTitles.signIn();
  const message = vscode.l10n.t(
    '{0} refused the key for every request that costs nothing. The key is wrong, or it can only translate.',
    host,
  );
  const answer = await showWarningMessage(message, signIn);
  if (answer === signIn) await vscode.commands.executeCommand('glossa.account.signIn');
}
