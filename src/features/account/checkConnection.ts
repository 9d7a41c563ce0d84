import * as vscode from 'vscode';
import { ServiceError } from '../../service/errors.ts';
import type { Connection } from '../../platform/connection.ts';
import { withSpinner } from '../../platform/progress.ts';
import { show } from '../../platform/show.ts';
import { showInformationMessage } from '../../platform/ui/messages.ts';
import { uiText } from '../../platform/uiText.ts';
import { tryKey } from './tryKey.ts';

/**
 * Makes one harmless call and says what came of it; returns `true` where the key works.
 *
 * @throws {ServiceError} where it does not
 */
export async function checkConnection(connection: Connection): Promise<boolean> {
  const account = await connection.account();
  if (account === undefined) await connection.service();
  const host = uiText(account?.baseUrl.host ?? '');
  const answer = await withSpinner(vscode.l10n.t('Checking the connection…'), () =>
    tryKey(() => connection.service()),
  );
  const used = await usage(connection);
  const lines = [
    answer === 'permitted'
      ? vscode.l10n.t('Connected to {0}; the key works.', host)
      : vscode.l10n.t(
          'Connected to {0}; the key works, but may not list translation memories.',
          host,
        ),
    ...(used === undefined ? [] : [used]),
  ];
  void showInformationMessage(lines.join(' '));
  return true;
}

async function usage(connection: Connection): Promise<string | undefined> {
  try {
    const { characterCount, characterLimit } = await (await connection.service()).usage();

    return vscode.l10n.t(
      '{0} of {1} characters are used.',
      show.number(characterCount),
      show.number(characterLimit),
    );
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}
