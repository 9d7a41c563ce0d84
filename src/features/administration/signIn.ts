import * as vscode from 'vscode';
import { keyProblem } from '../../service/key.ts';
import { isAdminKey } from '../../service/profile.ts';
import { keyProblemText } from '../../platform/account/keyProblemText.ts';
import { inputLive } from '../../platform/ui/inputBox.ts';
import { showInformationMessage } from '../../platform/ui/messages.ts';
import { sentenceOf } from '../../platform/ui/errors/describeError.ts';
import { uiText } from '../../texts/uiText.ts';
import { withAdministrationErrors } from './administrationErrors.ts';
import type { AdminAccount } from './adminAccount.ts';
import { sentences } from '../../texts/sentences.ts';

/** Asks for an administrator's key, tries it, and only then stores it, apart from the key that translates. */
export async function signInAdministrator(account: AdminAccount): Promise<void> {
  const { address } = account;
  const host = uiText(address.host);
  const entered = await inputLive({
    title: vscode.l10n.t('Sign In as Administrator'),
    prompt: sentences.keyIsKept(host),
    placeholder: vscode.l10n.t('Paste the administrator’s key, which ends in ":adm"'),
    password: true,
    ignoreFocusOut: true,
    change: (value) => (value === '' ? undefined : malformed(value)),
    refuse: async (value, signal) => {
      const problem = problemOf(value);
      if (problem !== undefined) return problem;
      try {
        const service = await account.serviceWith(address, value.trim());
        await withAdministrationErrors(() => service.list({ signal }));
        return undefined;
      } catch (error) {
        return sentenceOf(error);
      }
    },
  });
  if (entered === undefined) return;
  await account.store(address, entered.trim());
  await vscode.commands.executeCommand('glossa.apiKeys.focus');
  void showInformationMessage(vscode.l10n.t('Signed in to {0} as administrator.', host));
}

function malformed(key: string): string | undefined {
  const problem = keyProblem(key);
  return problem && keyProblemText(problem);
}

function problemOf(key: string): string | undefined {
  const problem = malformed(key);
  if (problem !== undefined || isAdminKey(key)) return problem;
  return vscode.l10n.t(
    'Keys of administrators end in ":adm". Other keys sign in with “Glossa: Sign In…”.',
  );
}

/** Deletes the administrator's key; the key that translates stays. */
export async function signOutAdministrator(account: AdminAccount): Promise<void> {
  await account.forget();
  void showInformationMessage(
    vscode.l10n.t('The administrator’s key was deleted from secret storage.'),
  );
}
