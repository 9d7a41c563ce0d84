import type * as vscode from 'vscode';
import type { EditedText } from '../../project/write/editedText.ts';

/* What the catalog asks of other features: commands that are not in the manifest, with what they take and give. */

/** Messages of a resource file; of a target, they are meant in its locale. */
export interface RequestedFile {
  readonly uri: vscode.Uri;
  /** By `keyId`. */
  readonly ids: readonly string[];
}

/** Translates messages that are due, of files of one workspace folder and one locale: plan, price and question first. */
export const translateRequest = 'glossa.translate.messages';

/** What became of that; nothing where the person did not want it, or it failed and has been told of. */
export interface RequestedRun {
  /** Messages whose texts are in their files now. */
  readonly written: number;
  /** Takes back what was written; gives how many messages are as before. */
  readonly takeBack: () => Promise<number>;
}

/** What to do with a key, by the command that does it. It is asked for a new name where it needs one. */
export const keyRequests = {
  rename: 'glossa.keys.renameRow',
  duplicate: 'glossa.keys.duplicateRow',
  delete: 'glossa.keys.deleteRow',
  add: 'glossa.keys.addRow',
} as const;

export type KeyRequest = keyof typeof keyRequests;

/** A key of a source file. */
export interface RequestedKey {
  readonly uri: vscode.Uri;
  /** `keyId`. */
  readonly id: string;
}

/** The files that a change of keys has changed, as they were; nothing where the person did not want it. */
export interface ChangedKeys {
  readonly folder: vscode.WorkspaceFolder;
  readonly files: readonly EditedText[];
}
