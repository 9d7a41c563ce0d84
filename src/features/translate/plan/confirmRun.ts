import * as vscode from 'vscode';
import type { RunPlan } from '../../../project/run/runPlan.ts';
import { settings } from '../../../platform/settings.ts';
import { showWarningMessage } from '../../../platform/ui/messages.ts';
import { nextStep } from '../../../platform/ui/nextStep.ts';
import { quantity } from '../../../platform/ui/text/quantity.ts';
import { UserError } from '../../../platform/ui/userError.ts';
import type { TranslateContext } from '../translateContext.ts';
import { planDocument } from './planDocument.ts';
import { planLines } from './planLines.ts';
import { costLines, priceBySettings } from './planCost.ts';

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
  { usage, documents }: Pick<TranslateContext, 'usage' | 'documents'>,
  plan: RunPlan,
  { confirm, scope, signal }: Asking,
): Promise<boolean> {
  refuseAboveCap(plan, scope);
  const { characters } = plan;
  if (!confirm || characters === 0) return true;
  if (characters < settings.translate.confirmAbove.get(scope)) return true;
  const cost = costLines(plan, await usage.read(), scope);
  const [yes, show] = [
    vscode.l10n.t({
      message: 'Translate',
      comment: 'Button that confirms: sends the texts to the service.',
    }),
    vscode.l10n.t('Show Plan'),
  ];
  const answer = await showWarningMessage(
    vscode.l10n.t('Send {0} to the service?', quantity.characters(characters)),
    { modal: true, detail: [...planLines(plan), ...cost].join('\n') },
    yes,
    show,
  );
  if (answer !== show) return answer === yes;
  return documents.ask(scope, planDocument(plan, cost, priceBySettings(scope)), yes, signal);
}

/** @throws {UserError} */
export function refuseAboveCap(
  { characters }: Pick<RunPlan, 'characters'>,
  scope: vscode.Uri,
): void {
  const most = settings.translate.maxCharacters.get(scope);
  if (most === 0 || characters <= most) return;
  throw new UserError(
    vscode.l10n.t({
      message:
        'This run would send {0}; the setting "glossa.translate.maxCharacters" allows {1}. Nothing was sent. Choose fewer locales, or change the setting.',
      args: [quantity.characters(characters), quantity.characters(most)],
      comment:
        '{0} and {1} are numbers such as “30 characters”. Keep "glossa.translate.maxCharacters".',
    }),
    nextStep.openSettings(settings.translate.maxCharacters.key),
  );
}
