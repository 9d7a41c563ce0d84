import * as vscode from 'vscode';
import { showWarningMessage } from '../../ui/messages.ts';
import { plural } from '../../../texts/format.ts';
import { nameOf } from '../textFile.ts';
import { buttonTexts } from '../../../texts/buttonTexts.ts';

/** What becomes of translations that exist. */
export type Existing = 'replace' | 'keep';

/** Asks before files are sent, and what becomes of the files that stand where their translations go. */
export async function confirmUpload(
  question: string,
  detail: readonly string[],
  taken: readonly vscode.Uri[],
): Promise<Existing | undefined> {
  const translate = buttonTexts.translate();
  const replace = vscode.l10n.t({
    message: 'Replace',
    comment: 'Button: puts new files in the places of those that exist.',
  });
  const keep = vscode.l10n.t('Keep Both');
  const buttons = taken.length === 0 ? [translate] : [keep, replace];
  const answer = await showWarningMessage(
    question,
    { modal: true, detail: [...detail, ...existingLines(taken)].join('\n') },
    ...buttons,
  );
  if (answer === undefined) return undefined;
  return answer === replace ? 'replace' : 'keep';
}

function existingLines([first, ...others]: readonly vscode.Uri[]): readonly string[] {
  if (first === undefined) return [];
  if (others.length === 0) return [vscode.l10n.t('{0} exists already.', nameOf(first))];
  return [
    plural(
      vscode.l10n.t(
        '{0, plural, one {# translation exists already.} other {# translations exist already.}}',
      ),
      others.length + 1,
    ),
  ];
}
