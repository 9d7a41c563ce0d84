import type { Languages } from '../../platform/account/languages.ts';
import type { AccountUsage } from '../../platform/account/accountUsage.ts';
import type { Connection } from '../../platform/account/connection.ts';
import type { RefusedFeature } from '../../platform/refusedFeature.ts';
import type { ResourceIndex } from '../../platform/workspace/resourceIndex.ts';
import type { KeptAnswers } from '../../translation/keptAnswers.ts';

/** What improving and correcting texts works with. */
export interface WriteContext {
  readonly connection: Connection;
  readonly languages: Languages;
  readonly usage: AccountUsage;
  readonly resources: ResourceIndex;
  readonly refusal: RefusedFeature;
  /** Answers to work that broke off. */
  readonly kept: KeptAnswers;
}
