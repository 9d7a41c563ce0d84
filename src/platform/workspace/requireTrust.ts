import * as vscode from 'vscode';
import { nextStep } from '../ui/nextStep.ts';
import { UserError } from '../ui/userError.ts';

/** @throws {UserError} in Restricted Mode, where a workspace may neither write nor send; `refusal` says what is not done */
export function requireTrust(refusal: string): void {
  if (!vscode.workspace.isTrusted) throw new UserError(refusal, nextStep.manageTrust());
}

/** The refusal of whatever writes resource files. */
export function requireTrustToWrite(): void {
  requireTrust(vscode.l10n.t('Resource files are not written until you trust this workspace.'));
}
