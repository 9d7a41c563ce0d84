import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { RunReport } from '../../../src/project/run/runReport.ts';
import type { OptionChoice } from '../../../src/translation/options/optionChoice.ts';
import type { Control } from '../../service/control.ts';

interface Choice extends OptionChoice {
  readonly source?: string;
  readonly sameAsSource?: 'keep' | 'translate';
  readonly targets?: readonly string[];
  readonly memory?: string | null;
  readonly threshold?: number;
  readonly glossary?: string | null;
  readonly review?: boolean | 'off' | 'problems' | 'all';
}

/** Runs the command with its choices given. */
export async function translateMissing(uri: vscode.Uri, choice: Choice): Promise<RunReport> {
  const report = await vscode.commands.executeCommand<RunReport | undefined>(
    'glossa.translate.missing',
    uri,
    choice,
  );
  assert.ok(report, 'the command handed back no report');
  return report;
}

/** How many requests for translations the service has received. */
export async function translations(service: Control): Promise<number> {
  const { requests } = await service.ledger();
  return requests.filter(({ path }) => path === '/v2/translate').length;
}
