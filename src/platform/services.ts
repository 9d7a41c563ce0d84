import type * as vscode from 'vscode';
import type { AccountUsage } from './account/accountUsage.ts';
import type { Connection } from './account/connection.ts';
import type { KeyStore } from './account/keyStore.ts';
import type { Languages } from './account/languages.ts';
import type { Collections } from './account/collections.ts';
import type { Storage } from './keptRecords.ts';
import type { OpenProposals } from './review/openProposals.ts';
import type { RegisterCommand } from './ui/command.ts';
import type { FolderLists } from './workspace/folderLists.ts';
import type { WorkspaceStatus } from './workspace/workspaceStatus.ts';

/** What all features are built of: made once, when Glossa starts. A feature takes of it what it needs. */
export interface Services {
  readonly context: vscode.ExtensionContext;
  readonly log: vscode.LogOutputChannel;
  readonly register: RegisterCommand;
  /** Tells the name of each command that runs. */
  readonly onUse: vscode.Event<string>;
  /** Tells that something waits for somebody to sign in, or that nothing does any longer. */
  readonly onWait: vscode.Event<boolean>;
  /** Goes on, after signing in, with what was asked for last and lacked an account. */
  readonly goOn: () => Promise<void>;
  readonly keys: KeyStore;
  readonly connection: Connection;
  readonly languages: Languages;
  readonly usage: AccountUsage;
  /** The spoken terms of the account. */
  readonly collections: Collections;
  readonly status: WorkspaceStatus;
  readonly lists: FolderLists;
  /** Texts that wait for a person to accept them. */
  readonly proposals: OpenProposals;
  /** What is kept of a workspace, opened with its first use. */
  readonly records: () => Promise<Storage>;
}
