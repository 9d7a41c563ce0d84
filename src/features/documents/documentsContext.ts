import type { LogOutputChannel } from 'vscode';
import type { AccountUsage } from '../../platform/account/accountUsage.ts';
import type { Connection } from '../../platform/account/connection.ts';
import type { Languages } from '../../platform/account/languages.ts';
import type { TargetLanguages } from '../../platform/account/targetLanguages.ts';
import type { UnderWay } from '../../platform/underWay.ts';
import type { FileEnd } from './documentReport.ts';
import type { DocumentRecords } from './documentRecords.ts';

/** What the commands of this feature share. */
export interface DocumentsContext {
  readonly connection: Connection;
  readonly languages: Languages;
  readonly targets: TargetLanguages;
  readonly usage: AccountUsage;
  readonly records: DocumentRecords;
  /** What is being fetched. */
  readonly fetching: UnderWay<FileEnd>;
  readonly log: LogOutputChannel;
}
