import * as vscode from 'vscode';
import { settings } from '../../../platform/settings.ts';
import { hint, nextStep } from '../../../platform/ui/userError.ts';

/** @throws {UserError} where whole recordings are not switched on */
export function requireJobs(): void {
  const { jobs } = settings.voice;
  if (jobs.get()) return;
  throw hint(
    vscode.l10n.t('Translating whole recordings is experimental, and switched off.'),
    nextStep.openSettings(jobs.key),
  );
}
