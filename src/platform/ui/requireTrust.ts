import * as vscode from 'vscode';
import { UserError, nextStep } from './userError.ts';
import type { CommandId } from './commandEffects.ts';

/** @throws {UserError} in Restricted Mode, where Glossa neither writes into a workspace nor sends what is in it */
export async function requireTrustFor(command: CommandId): Promise<void> {
  const { commandEffects } = await import('./commandEffects.ts');
  const effect = commandEffects[command];
  if (effect === 'writes') requireTrustToWrite();
  if (effect === 'sends') requireTrustToSend();
}

/** @throws {UserError} in Restricted Mode */
export function requireTrustToWrite(): void {
  requireTrust(vscode.l10n.t('Nothing is written until you trust this workspace.'));
}

/** @throws {UserError} in Restricted Mode */
export function requireTrustToSend(): void {
  requireTrust(vscode.l10n.t('Nothing is sent until you trust this workspace.'));
}

function requireTrust(refusal: string): void {
  if (!vscode.workspace.isTrusted) throw new UserError(refusal, nextStep.manageTrust());
}
