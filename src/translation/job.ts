import type { Dialect } from '../message/dialect.ts';
import type { ExampleNumber } from '../message/exampleNumber.ts';
import type { Finding } from '../message/findings.ts';
import type { Journal } from './journal.ts';

/** One text to be made: a message and the locale that it is wanted in. */
export interface Unit {
  /** Tells the units of a job apart; the run only hands it back. */
  readonly id: string;
  readonly source: string;
  /** Sent beside the text, not translated and not billed. */
  readonly context?: string;
  /** How the program reads it; `unknown` where nothing is known of its file. */
  readonly dialect?: Dialect;
  /** Set where the same text is wanted in several plural forms. */
  readonly example?: ExampleNumber;
}

/** All units of one pair of locales, from all files. */
export interface TargetJob {
  /** `undefined`: the service finds it out for each text. */
  readonly sourceLocale: string | undefined;
  readonly locale: string;
  readonly units: readonly Unit[];
  readonly memory?: { readonly id: string; readonly threshold: number };
  readonly glossary?: string;
}

/** What the jobs of one run have in common. */
export interface RunOptions {
  /** The service promises to keep XML tags; only then may placeholders be sent as such. */
  readonly tagHandling: boolean;
  readonly signal: AbortSignal;
  /** What earlier runs paid for, and where this one writes down what it pays for. */
  readonly journal?: Pick<Journal, 'peek' | 'recall' | 'keep' | 'forget'>;
}

/** Why a unit has no translation. The first four are about the text, the others name what the service said. */
export type FailureReason =
  | 'placeholders'
  | 'answer'
  | 'plural'
  | 'tooLong'
  | 'cancelled'
  | 'credentials'
  | 'permission'
  | 'quota'
  | 'memory'
  | 'glossary'
  | 'rejected'
  | 'service';

/**
 * What a run tells while it goes on. Every unit ends in exactly one `translated` or `failed`. The other events concern
 * requests, which jobs may share; `job` is then the first of them.
 */
export type TranslationEvent =
  | {
      readonly kind: 'translated';
      readonly job: TargetJob;
      readonly unit: Unit;
      readonly value: string;
      /** The translation is the source text: a name that stays, or an answer that is none. */
      readonly unchanged: boolean;
      /** What a person should look at; none of them is an error. */
      readonly findings: readonly Finding[];
    }
  | {
      readonly kind: 'failed';
      readonly job: TargetJob;
      readonly unit: Unit;
      readonly reason: FailureReason;
      readonly findings: readonly Finding[];
      readonly error?: unknown;
    }
  | {
      readonly kind: 'answered';
      readonly job: TargetJob;
      readonly texts: number;
      /** Code points sent, the unit that is billed. */
      readonly characters: number;
      /** True where a broken answer made a further request necessary. */
      readonly repair: boolean;
    }
  | {
      /** The answer to a text stood in the journal; it is not sent. */
      readonly kind: 'recalled';
      readonly job: TargetJob;
      /** Code points. */
      readonly characters: number;
    }
  | {
      /** An attempt broke, and the service may have billed it; whether it was repeated does not matter. */
      readonly kind: 'perhapsCounted';
      readonly job: TargetJob;
      /** Code points. */
      readonly characters: number;
    };
