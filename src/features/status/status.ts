import * as vscode from 'vscode';
import type { AccountUsage } from '../../platform/account/accountUsage.ts';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import type { Connection } from '../../platform/account/connection.ts';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { Names } from './names.ts';
import { StatusItem } from './statusItem.ts';

/** The item in the status bar and its menu. */
export function registerStatus(
  register: RegisterCommand,
  connection: Connection,
  usage: AccountUsage,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const names = new Names(connection);
  return vscode.Disposable.from(
    names,
    new StatusItem(connection, usage, names, log),
    register('glossa.status.show', showMenu),
  );
}

async function showMenu(): Promise<void> {
  const entry = (icon: string, label: string, command: string) => ({
    label,
    iconPath: new vscode.ThemeIcon(icon),
    command,
  });
  const entries = [
    entry('globe', vscode.l10n.t('Translate Missing Messages…'), 'glossa.translate.missing'),
    entry('selection', vscode.l10n.t('Translate Selection To…'), 'glossa.translate.selectionTo'),
    entry('database', vscode.l10n.t('Select Translation Memory…'), 'glossa.translate.selectMemory'),
    entry('book', vscode.l10n.t('Select Glossary…'), 'glossa.translate.selectGlossary'),
    entry('plug', vscode.l10n.t('Check Connection'), 'glossa.account.check'),
    entry('output', vscode.l10n.t('Show Log'), 'glossa.log.show'),
    entry('sign-out', vscode.l10n.t('Sign Out'), 'glossa.account.signOut'),
  ];
  const picked = await showQuickPick(entries, { title: 'Glossa' });
  if (picked !== undefined) await vscode.commands.executeCommand(picked.command);
}
