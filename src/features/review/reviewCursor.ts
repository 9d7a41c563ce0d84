import * as vscode from 'vscode';

/** Where a command was asked for. */
export interface CursorPlace {
  readonly editor: vscode.TextEditor;
  readonly selections: readonly vscode.Selection[];
}

/**
 * Where the person is who goes through a file by keys, faster than the commands may be: a command is for the place that the one
 * before it goes to, and for none that the cursor comes to later.
 */
export class ReviewCursor {
  #moves: Promise<unknown> | undefined;

  /** The place that a command is for; to be asked before it awaits anything else. */
  async place(): Promise<CursorPlace | undefined> {
    if (this.#moves !== undefined) await this.#moves;
    return placeNow();
  }

  /** Moves the cursor, after those moves that were asked for before. */
  async move(work: () => Promise<void>): Promise<void> {
    const moving = (this.#moves ?? Promise.resolve()).then(work);
    const moves = moving.catch(() => undefined);
    this.#moves = moves;
    await moves;
    if (this.#moves === moves) this.#moves = undefined;
    await moving;
  }
}

export function placeNow(): CursorPlace | undefined {
  const editor = vscode.window.activeTextEditor;
  return editor && { editor, selections: editor.selections };
}
