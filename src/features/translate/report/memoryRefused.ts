import * as vscode from 'vscode';
import { ServiceError } from '../../../service/errors.ts';
import type { Connection } from '../../../platform/account/connection.ts';
import { format } from '../../../texts/format.ts';
import { uiText } from '../../../texts/uiText.ts';
import { labels } from '../../../texts/labels.ts';

/** Says why the service refused a memory: it is gone, or it does not serve the pair. */
export async function memoryRefused(
  connection: Connection,
  id: string,
  source: string | undefined,
  targets: readonly string[],
): Promise<string> {
  const into = format.list(targets.map(format.language));
  const pair = source === undefined ? into : labels.into(format.language(source), into);
  const memory = await nameOfMemory(connection, id);
  return memory === undefined
    ? vscode.l10n.t({
        message: 'The translation memory {0}, selected for {1}, no longer exists.',
        args: [uiText(id), pair],
        comment: '{0} is an ID, {1} a pair of languages such as “English → German”.',
      })
    : vscode.l10n.t({
        message:
          'The translation memory “{0}” cannot be used for {1}: it does not cover this pair.',
        args: [uiText(memory), pair],
        comment: '{0} is a name, {1} a pair of languages such as “English → German”.',
      });
}

/** What is to take the place of a refused memory. */
export type MemoryChoice = 'another' | 'without';

/** The buttons under the refusal of a memory. */
export const memoryChoices = (): Record<MemoryChoice, string> => ({
  another: vscode.l10n.t('Choose Another…'),
  without: vscode.l10n.t('Translate Without It'),
});

/** `undefined` where it is gone. Where its name cannot be learned, the id stands for it. */
async function nameOfMemory(connection: Connection, id: string): Promise<string | undefined> {
  try {
    return (await (await connection.service()).memories.get(id)).name;
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'notFound') return undefined;
    return id;
  }
}
