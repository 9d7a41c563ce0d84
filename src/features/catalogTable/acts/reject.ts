import * as vscode from 'vscode';
import type { OpenProposal } from '../../../platform/review/openProposals.ts';
import { hint } from '../../../platform/ui/userError.ts';
import { rejectedText } from './actTexts.ts';
import type { ActParts } from './actParts.ts';

/** Leaves texts as they are for which others are proposed. @throws {UserError} where nothing is proposed */
export async function reject(
  { review, history }: Pick<ActParts, 'review' | 'history'>,
  proposals: readonly OpenProposal[],
): Promise<string> {
  if (proposals.length === 0) throw hint(vscode.l10n.t('Nothing is proposed here.'));
  await history.run(review.reject(proposals));
  return rejectedText(proposals.length);
}
