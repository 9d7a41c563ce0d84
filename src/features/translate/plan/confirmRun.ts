import * as vscode from 'vscode';
import type { RunPlan } from '../../../project/run/runPlan.ts';
import {
  confirmSending,
  needsConfirmation,
  refuseAboveCap,
} from '../../../platform/ui/confirmSending.ts';
import type { WindowRuns } from '../windowRuns.ts';
import { planDocument } from './planDocument.ts';
import { planLines } from '../../../texts/report/planLines.ts';
import { costLines, priceBySettings } from './planCost.ts';
import { buttonTexts } from '../../../texts/buttonTexts.ts';

/** How a run asks before it sends. */
export interface Asking {
  /** Ask before sending more than the user's limit of characters. */
  readonly confirm: boolean;
  /** The workspace folder. */
  readonly scope: vscode.Uri;
  /** The run is cancelled. */
  readonly signal: AbortSignal;
}

/**
 * Asks before more characters are sent than the user's limit; the plan can be read before the answer.
 *
 * @throws {UserError} where they are more than a run may ever send
 */
export async function confirmRun(
  { services: { usage }, documents }: WindowRuns,
  plan: RunPlan,
  { confirm, scope, signal }: Asking,
): Promise<boolean> {
  const { characters } = plan;
  refuseAboveCap(characters, scope);
  if (!confirm || !needsConfirmation(characters, scope)) return true;
  const cost = costLines(plan, await usage.readSoon(), scope);
  const [yes, show] = [buttonTexts.translate(), vscode.l10n.t('Show Plan')];
  const answer = await confirmSending(characters, [...planLines(plan), ...cost], yes, show);
  if (answer !== show) return answer === yes;
  return documents.ask(scope, planDocument(plan, cost, priceBySettings(scope)), yes, signal);
}
