import * as vscode from 'vscode';
import { hint } from '../../platform/ui/userError.ts';
import type { PlanItem } from '../../resources/plan.ts';
import type { TargetFile } from '../../project/plan/targetFile.ts';
import { stateOf, type MessageState } from '../../project/status/messageState.ts';

/** A message of a target file that has a text there. */
export interface OpenMessage {
  readonly id: string;
  readonly state: MessageState;
  readonly item: PlanItem;
  /** Of its text in the file. */
  readonly offset: number;
  readonly length: number;
}

/** A target file as it stands in a document. */
export class TargetDocument {
  readonly target: TargetFile;
  /** In the order of the file. */
  readonly messages: readonly OpenMessage[];
  readonly #document: vscode.TextDocument;
  readonly #start: number;

  /** @param start where the text of the document starts in that of the file */
  constructor(target: TargetFile, document: vscode.TextDocument, start: number) {
    this.target = target;
    this.messages = messagesOf(target);
    this.#document = document;
    this.#start = start;
  }

  rangeOf({ offset, length }: OpenMessage): vscode.Range {
    const at = (place: number) => this.#document.positionAt(place - this.#start);
    return new vscode.Range(at(offset), at(offset + length));
  }

  /** The messages whose texts a range touches. */
  in(range: vscode.Range): readonly OpenMessage[] {
    const from = this.#document.offsetAt(range.start) + this.#start;
    const to = this.#document.offsetAt(range.end) + this.#start;
    return this.messages.filter(({ offset, length }) => offset <= to && offset + length >= from);
  }

  /** The messages that a selection is meant for; of a cursor beside all texts, the only one on its line. */
  selectedBy(selection: vscode.Range): readonly OpenMessage[] {
    const touched = this.in(selection);
    if (touched.length > 0 || !selection.isEmpty) return touched;
    const onLine = this.in(this.#document.lineAt(selection.start.line).range);
    return onLine.length === 1 ? onLine : [];
  }
}

/** Nothing where the document is no target file, cannot be planned, or has been typed in since it was. */
export async function openTargetDocument(
  document: vscode.TextDocument,
  planned: Promise<TargetFile | undefined>,
): Promise<TargetDocument | undefined> {
  const { version } = document;
  const target = await planned;
  if (target?.current === undefined || document.version !== version) return undefined;
  const start = startOf(document.getText(), target.current.text);
  return start === undefined ? undefined : new TargetDocument(target, document, start);
}

/** Where the text of a document starts in that of its file, which may have a byte order mark. */
function startOf(shown: string, text: string): number | undefined {
  if (shown === text) return 0;
  return text.length === shown.length + 1 && text.endsWith(shown) ? 1 : undefined;
}

/** The editor asks about the same file at each move of the cursor. */
const known = new WeakMap<TargetFile, readonly OpenMessage[]>();

function messagesOf(target: TargetFile): readonly OpenMessage[] {
  const messages = known.get(target) ?? findMessages(target);
  known.set(target, messages);
  return messages;
}

function findMessages({ plan }: TargetFile): readonly OpenMessage[] {
  const messages = plan.items.flatMap((item): readonly OpenMessage[] => {
    const state = stateOf(item);
    if (state === undefined || !('current' in item) || item.current === undefined) return [];
    const { offset, length } = item.current;
    return [{ id: item.id, state, item, offset, length }];
  });
  return messages.toSorted((a, b) => a.offset - b.offset);
}

/** What a command says that needs a translation. */
export const noTarget = () =>
  hint(
    vscode.l10n.t('Open a translation first: a resource file in another locale than its source.'),
  );
