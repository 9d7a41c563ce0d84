import * as vscode from 'vscode';
import type { Message } from '../../resources/formats/format.ts';
import type { TargetFile } from '../../project/plan/targetFile.ts';
import type { TextPair } from '../../project/evaluation/evaluationJobs.ts';
import { hint } from '../../platform/ui/userError.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';

/** A message with its translation. */
export interface EvaluatedMessage extends TextPair {
  readonly id: string;
  readonly message: Message;
}

/** A file of translations as it stands in a document. */
export interface EvaluationInput {
  readonly file: TargetFile;
  readonly text: string;
  /** Of the document within the text of its file, which may have a byte order mark. */
  readonly start: number;
  readonly messages: readonly EvaluatedMessage[];
}

/** @throws {UserError} where the document is no file of translations, or cannot be read */
export async function readEvaluationInput(
  status: WorkspaceStatus,
  document: vscode.TextDocument,
): Promise<EvaluationInput> {
  const file = await status.planNow(document.uri);
  if (file?.current === undefined) {
    throw hint(
      vscode.l10n.t('Open a resource file with translations: this one is none, or has a mistake.'),
    );
  }
  const { text } = file.current;
  const messages = file.plan.items.flatMap((item): readonly EvaluatedMessage[] => {
    if (item.state === 'skipped' || !('current' in item)) return [];
    const { id, source, current: message } = item;
    const isText = source.value.trim() !== '' && message.value.trim() !== '';
    return isText ? [{ id, source: source.value, target: message.value, message }] : [];
  });
  return { file, text, start: text.length - document.getText().length, messages };
}
