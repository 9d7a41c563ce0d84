import type { LogOutputChannel } from 'vscode';
import type { Connection } from '../../platform/account/connection.ts';
import type { Languages } from '../../platform/account/languages.ts';
import type { Collections } from '../../platform/account/spokenTerms/collections.ts';
import type { Storage } from '../../platform/keptRecords.ts';
import type { VoiceSubject } from './voiceSubject.ts';

/** What the parts of this feature share. */
export interface VoiceContext {
  readonly connection: Connection;
  readonly languages: Languages;
  /** The spoken terms as they are now. */
  readonly collections: () => Collections;
  /** What outlives the window. */
  readonly records: () => Promise<Storage>;
  /** Shows the page of a transcription, without beginning anew. */
  readonly reopen: (subject: VoiceSubject) => void;
  /** Pages that are about to open and start at once. */
  readonly starting: Set<VoiceSubject>;
  readonly log: LogOutputChannel;
}
