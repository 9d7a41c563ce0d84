import type { ApiKeyRecord } from './admin/adminKeys.ts';
import type { EvaluationJob } from './evaluation/evaluation.ts';
import type { StoredDocument } from './documentStore.ts';
import type { Job } from './jobs.ts';
import type { Mangling } from './mangle.ts';
import type { VoiceState } from './voice/voiceState.ts';

/** One sentence pair, or one sentence with several translations. */
export interface Segment {
  readonly id: string;
  readonly source: string;
  /** The code points of the source without white space at its ends, for matching. */
  readonly letters: readonly string[];
  /** Lower-case language code to text. */
  readonly targets: ReadonlyMap<string, string>;
}

/** A translation memory. Codes are lower-case, as the contract sends them. */
export interface Memory {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly source: string;
  readonly targets: readonly string[];
  readonly segments: readonly Segment[];
  readonly created: Date;
  readonly updated: Date;
}

/** Source phrase to target phrase for one language pair. */
export interface Dictionary {
  readonly source: string;
  readonly target: string;
  readonly entries: ReadonlyMap<string, string>;
}

export interface Glossary {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly dictionaries: readonly Dictionary[];
  readonly created: Date;
  /** Made by the interface of version 2: version 3 does not know it. */
  readonly isOld?: true;
}

/** A list of style rules, as far as it can be chosen. */
export interface StyleRuleList {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  /** Of the translations that it is for. */
  readonly language: string;
}

/** A spoken-terms collection: language code to its terms. */
export interface TermCollection {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly lists: ReadonlyMap<string, readonly string[]>;
  readonly created: Date;
}

/** All that the service remembers. Tests may change it at any time; `reset()` puts it back. */
export interface State {
  /** In the order in which they are listed. */
  memories: Memory[];
  glossaries: Glossary[];
  styleRules: StyleRuleList[];
  termCollections: TermCollection[];
  jobs: Job[];
  documents: StoredDocument[];
  /** What administrators see; no key of these opens anything. */
  apiKeys: ApiKeyRecord[];
  evaluations: EvaluationJob[];
  /** Code points used, by key. */
  used: Map<string, number>;
  /** Per account; going beyond answers 456. */
  limits: { memories: number; glossaries: number; termCollections: number; documents: number };
  /** Pages of the memory list from this size on are refused with 400, as earlier installations do. */
  refusedPageSize: number | undefined;
  /** What this installation offers; an option that it does not offer is answered 400. */
  capabilities: { evaluation: boolean; oldGlossaries: boolean; tagHandling: boolean };
  latency: { perRequest: number; perText: number };
  voice: VoiceState;
  mangling: Mangling;
  /** Polls during which a job or a document stays unfinished after its work has begun. */
  jobPolls: number;
  /** Milliseconds added to the wall clock, so that tests can pass an expiry without waiting. */
  clockOffset: number;
}

/** The service's own idea of the time. */
export function now(state: State): Date {
  return new Date(Date.now() + state.clockOffset);
}
