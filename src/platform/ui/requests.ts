import * as vscode from 'vscode';
import type { DoneToMessages, Step } from '../../project/changes/history.ts';
import type { IgnoredFinding } from '../../project/findings/ignoredFindings.ts';

/**
 * What features do for others, which may not import them: commands that are not in the manifest, with what they take and give.
 * Like all commands they ask, report and refuse by themselves.
 */
export interface Requests {
  /**
   * Translates messages that are due, of files of one workspace folder and one locale: plan, price and question first. Gives the
   * messages whose texts are in their files now; nothing where the person did not want it, or it failed and has been told of.
   */
  'glossa.translate.messages': (
    files: readonly RequestedFile[],
  ) => Promise<DoneToMessages | undefined>;
  /** Translates what source files lack, in locales that are named or that the person chooses. */
  'glossa.translate.sources': (request: SourcesRequest) => Promise<unknown>;
  /** Asks why a finding is no mistake, where the reason is absent, and reports it no longer. */
  'glossa.problems.ignore': (request: IgnoreRequest) => Promise<void>;
  /**
   * Changes keys in all locales, or adds one to the source; asks for what that needs, and before it deletes. What is then done
   * goes through {@link RecordKeys}, where there is a history that takes it back.
   */
  'glossa.keys.change': (
    kind: KeyRequest,
    keys: readonly RequestedKey[],
    record?: RecordKeys,
  ) => Promise<ChangedKeys | undefined>;
}

/** Has the feature do it that registers the command; nothing where that refused, and has told why. */
export function request<Id extends keyof Requests>(
  id: Id,
  ...given: Parameters<Requests[Id]>
): Thenable<Awaited<ReturnType<Requests[Id]>> | undefined> {
  return vscode.commands.executeCommand(id, ...given);
}

/** Messages of a resource file; of a target, they are meant in its locale. */
export interface RequestedFile {
  readonly uri: vscode.Uri;
  /** By `keyId`. */
  readonly ids: readonly string[];
}

/** Source files of one workspace folder. */
export interface SourcesRequest {
  readonly sources: readonly vscode.Uri[];
  readonly locales: readonly string[] | undefined;
}

/** A finding that is to be reported no longer. */
export interface IgnoreRequest {
  /** The address of the workspace folder. */
  readonly folder: string;
  readonly finding: Omit<IgnoredFinding, 'reason'>;
  readonly reason?: string;
}

/** Does it when nothing else is being done or taken back, and remembers how it is taken back. */
export type RecordKeys = (step: Step) => Promise<void>;

/** What is done: with all keys that are named, `delete`; with the first of them, everything else. A target's key goes `toSource`. */
export type KeyRequest = 'add' | 'rename' | 'duplicate' | 'delete' | 'toSource';

/** A key of a source file; of a target, where the source lacks it. */
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
