import type * as vscode from 'vscode';
import type { Step } from '../../project/changes/history.ts';

/* What the catalog asks of other features: commands that are not in the manifest, with what they take and give. */

/** Messages of a resource file; of a target, they are meant in its locale. */
export interface RequestedFile {
  readonly uri: vscode.Uri;
  /** By `keyId`. */
  readonly ids: readonly string[];
}

/**
 * Translates messages that are due, of files of one workspace folder and one locale: plan, price and question first. Gives the
 * messages whose texts are in their files now; nothing where the person did not want it, or it failed and has been told of.
 */
export const translateRequest = 'glossa.translate.messages';

/** Asks why a finding of one message is no mistake, and reports it no longer. */
export const ignoreRequest = 'glossa.problems.ignore';

/**
 * Changes keys in all locales, or adds one to the source; asks for what that needs, and before it deletes. What is then done goes
 * through {@link RecordKeys}.
 */
export const keyRequest = 'glossa.keys.change';

/** Does it when nothing else is being done or taken back, and remembers how it is taken back. */
export type RecordKeys = (step: Step) => Promise<void>;

/** What is done: with all keys that are named, `delete`; with the first of them, everything else. */
export type KeyRequest = 'add' | 'rename' | 'duplicate' | 'delete';

/** A key of a source file. */
export interface RequestedKey {
  readonly uri: vscode.Uri;
  /** `keyId` of its message. */
  readonly id: string;
}

/** A change of keys that was made; nothing where the person did not want it. */
export interface ChangedKeys {
  /** `keyId` of a message that was added. */
  readonly added?: string;
}
