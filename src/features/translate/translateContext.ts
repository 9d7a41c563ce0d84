import type { LogOutputChannel } from 'vscode';
import type { AccountUsage } from '../../platform/account/accountUsage.ts';
import type { Connection } from '../../platform/account/connection.ts';
import type { SystemClock } from '../../translation/sending/runClock.ts';
import type { ResourceIndex } from '../../platform/workspace/resourceIndex.ts';
import type { KeptAnswers } from '../../translation/keptAnswers.ts';
import type { OpenProposals } from '../../platform/review/openProposals.ts';
import type { RunJournal } from './run/runJournal.ts';
import type { Documents } from './document/documents.ts';
import type { RunStore } from './lastRun/runStore.ts';
import type { RunHold } from '../../translation/sending/runHold.ts';
import type { RunView } from './run/runView.ts';
import type { TargetLanguages } from '../../platform/account/targetLanguages.ts';

/** What the commands of this feature share. */
export interface TranslateContext {
  readonly connection: Connection;
  readonly languages: TargetLanguages;
  readonly usage: AccountUsage;
  readonly runs: RunStore;
  readonly resources: Pick<ResourceIndex, 'hold'>;
  readonly proposals: OpenProposals;
  readonly documents: Documents;
  readonly journal: RunJournal;
  /** What paused runs of this window wait on. */
  readonly waits: SystemClock;
  /** Holds the runs of this window. */
  readonly hold: RunHold;
  readonly view: RunView;
  /** Of selections. */
  readonly kept: KeptAnswers;
  /** What somebody has agreed to translate selections without. */
  readonly without: Set<string>;
  readonly log: LogOutputChannel;
}
