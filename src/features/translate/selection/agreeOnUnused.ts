import * as vscode from 'vscode';
import type { UnusedAsset } from '../../../service/pairSupport.ts';
import {
  glossaryIdFor,
  memoryIdFor,
  type TranslationChoice,
} from '../../../platform/account/linguisticAssets.ts';
import { unusedText } from '../../../platform/account/unusedText.ts';
import { showWarningMessage } from '../../../platform/ui/messages.ts';
import { memoryAnswers } from '../run/memoryRefused.ts';

/** What a selection goes without. */
export interface Unused {
  readonly assets: readonly UnusedAsset[];
  readonly source: string | undefined;
  readonly target: string;
  readonly scope: vscode.Uri;
  readonly choice: TranslationChoice;
}

/**
 * Says before anything is sent that a chosen memory or glossary is not used, and asks whether to go on: once for each
 * pair of languages. A caller that made the choices is told, and not asked.
 *
 * @param agreed what somebody has gone without before
 */
export async function agreeOnUnused(
  unused: Unused,
  agreed: Set<string>,
  asks: boolean,
): Promise<boolean> {
  const due = unused.assets.filter((one) => !agreed.has(nameOf(unused, one)));
  const [first] = due;
  if (first === undefined) return true;
  const text = due.map((one) => unusedText(one, unused.source, unused.target)).join(' ');
  if (!asks) {
    void showWarningMessage(text);
    return true;
  }
  const { another, without } = memoryAnswers();
  const answer = await showWarningMessage(text, { modal: true }, without, another);
  if (answer === another) {
    const command = first.asset === 'memory' ? 'selectMemory' : 'selectGlossary';
    await vscode.commands.executeCommand(`glossa.translate.${command}`);
  }
  if (answer !== without) return false;
  for (const one of due) agreed.add(nameOf(unused, one));
  return true;
}

function nameOf({ source, target, scope, choice }: Unused, { asset }: UnusedAsset): string {
  const id = asset === 'memory' ? memoryIdFor(scope, choice) : glossaryIdFor(scope, choice);
  return [asset, id, source, target].join(' ');
}
