import type * as vscode from 'vscode';
import { confirmSending, needsConfirmation, refuseAboveCap } from '../ui/confirmSending.ts';
import type { AccountUsage } from './accountUsage.ts';
import { usageText } from './usageText.ts';

/**
 * Asks before more characters are sent than the user's limit.
 *
 * @throws {UserError} where they are more than may ever be sent at once
 */
export async function mayBeSent(
  usage: Pick<AccountUsage, 'readSoon'>,
  texts: {
    readonly characters: number;
    readonly scope: vscode.Uri;
    /** Ask where they are more than the user's limit for that. */
    readonly asks: boolean;
    /** What else is said in the question, in lines. */
    readonly detail?: readonly string[];
    /** The button that sends them. */
    readonly yes: string;
  },
): Promise<boolean> {
  const { characters, scope, asks, detail = [], yes } = texts;
  refuseAboveCap(characters, scope);
  if (!asks || !needsConfirmation(characters, scope)) return true;
  const used = await usage.readSoon();
  const lines = [...detail, ...(used === undefined ? [] : usageText(used))];
  return (await confirmSending(characters, lines, yes)) === yes;
}
