import * as vscode from 'vscode';
import { sentenceOf } from '../../platform/ui/errors/describeError.ts';
import { rangeIn } from '../../platform/ui/inEditor/diagnostic.ts';
import { pointedAt } from '../../platform/workspace/openFile.ts';
import type { ResourceIndex } from '../../platform/workspace/resourceIndex.ts';
import { keyChangeEdit, planned } from './keyChangeEdit.ts';

/** Renames a key, or a group of keys, in the source and in all locales. */
export class KeyRename implements vscode.RenameProvider {
  readonly #resources: ResourceIndex;

  constructor(resources: ResourceIndex) {
    this.#resources = resources;
  }

  async prepareRename(
    document: vscode.TextDocument,
    position: vscode.Position,
  ): Promise<{ range: vscode.Range; placeholder: string } | undefined> {
    const pointed = await pointedAt(this.#resources, document, position);
    if (pointed?.at.on === 'value')
      throw new Error(vscode.l10n.t('Put the cursor on a key to rename it.'));
    if (pointed === undefined) return undefined;
    const range = rangeIn(document, pointed.at);
    return { range, placeholder: String(pointed.at.path.at(-1)) };
  }

  async provideRenameEdits(
    document: vscode.TextDocument,
    position: vscode.Position,
    newName: string,
  ): Promise<vscode.WorkspaceEdit | undefined> {
    const pointed = await pointedAt(this.#resources, document, position);
    if (pointed?.at.on !== 'key') return undefined;
    const { path: from } = pointed.at;
    const to = [...from.slice(0, -1), newName];
    if (newName === from.at(-1)) return keyChangeEdit(() => Promise.resolve([]));
    return keyChangeEdit(() => planned(pointed.member, { kind: 'rename', from, to })).catch(
      (error: unknown) => {
        throw new Error(sentenceOf(error), { cause: error });
      },
    );
  }
}
