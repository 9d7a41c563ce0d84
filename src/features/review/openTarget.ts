import * as vscode from 'vscode';
import type { PlanItem } from '../../catalog/plan.ts';
import type { TargetFile } from '../../project/plan/targetFile.ts';
import { stateOf, type MessageState } from '../../project/status/messageState.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';

/** A message of an open target file that has a text there. */
export interface OpenMessage {
  readonly id: string;
  readonly state: MessageState;
  readonly item: PlanItem;
  readonly range: vscode.Range;
}

/** A target file as it stands in a document. */
export interface OpenTarget {
  readonly target: TargetFile;
  readonly messages: readonly OpenMessage[];
}

/** Nothing where the document is no target file, cannot be planned, or has been typed in since it was. */
export async function openTarget(
  status: WorkspaceStatus,
  document: vscode.TextDocument,
): Promise<OpenTarget | undefined> {
  const { version } = document;
  const target = await status.planOf(document.uri);
  if (target?.current === undefined || document.version !== version) return undefined;
  const start = startOf(document.getText(), target.current.text);
  if (start === undefined) return undefined;
  const messages = target.plan.items.flatMap((item): readonly OpenMessage[] => {
    const state = stateOf(item);
    if (state === undefined || !('current' in item) || item.current === undefined) return [];
    const { offset, length } = item.current;
    const from = document.positionAt(offset - start);
    const range = new vscode.Range(from, document.positionAt(offset - start + length));
    return [{ id: item.id, state, item, range }];
  });
  return { target, messages: messages.toSorted((a, b) => a.range.start.compareTo(b.range.start)) };
}

/** Where the text of a document starts in that of its file, which may have a byte order mark. */
function startOf(shown: string, text: string): number | undefined {
  if (shown === text) return 0;
  return text.length === shown.length + 1 && text.endsWith(shown) ? 1 : undefined;
}

/** The messages that a selection touches; of a cursor beside all values, the one on its line. */
export function messagesIn(
  { messages }: OpenTarget,
  selections: readonly vscode.Range[],
): readonly OpenMessage[] {
  return messages.filter(({ range }) =>
    selections.some((selection) => {
      if (range.intersection(selection) !== undefined) return true;
      const { line } = selection.start;
      const isAlone = messages.filter((other) => other.range.start.line === line).length === 1;
      return selection.isEmpty && isAlone && range.start.line === line;
    }),
  );
}
