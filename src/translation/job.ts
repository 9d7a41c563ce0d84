import type { MessageSyntax } from '../message/syntax.ts';
import type { ExampleNumber } from '../message/plurals/exampleNumber.ts';
import type { Finding } from '../message/findings.ts';
import type { Journal } from './journal.ts';
import type { RunClock } from './sending/runClock.ts';
import type { RunPause } from './sending/runPause.ts';
import type { OptionName, TranslationOptions } from './options/translationOptions.ts';
import type { TranslationRequest } from './translator.ts';

/** One text to be made: a message and the locale that it is wanted in. */
export interface TranslationUnit {
  /** Distinguishes the units of a job; the run only hands it back. */
  readonly id: string;
  readonly source: string;
  /** Sent beside the text, not translated and not billed. */
  readonly context?: string;
  /** How the program reads it; `unknown` where nothing is known of its file. */
  readonly syntax?: MessageSyntax;
  /** Set where the same text is wanted in several plural forms. */
  readonly example?: ExampleNumber;
}

/** All units of one pair of locales, from all files. */
export interface TranslationJob {
  /** `undefined`: the service finds it out for each text. */
  readonly sourceLocale: string | undefined;
  readonly locale: string;
  readonly units: readonly TranslationUnit[];
  readonly memory?: { readonly id: string; readonly threshold: number };
  readonly glossary?: string;
  readonly options?: TranslationOptions;
}

/** What the jobs of one run have in common. */
export interface RunOptions {
  /** The service promises to keep XML tags; only then may placeholders be sent as such. */
  readonly tagHandling: boolean;
  readonly signal: AbortSignal;
  readonly journal?: PaidTranslations;
  /** Someone waits for it: it fails soon where it would otherwise pause. */
  readonly interactive?: boolean;
  /** Code points that may be sent; what broke off counts, and what is not billed does not. No limit where absent. */
  readonly mostCharacters?: number | undefined;
  /** Real time where absent. */
  readonly clock?: RunClock | undefined;
  /** Lets a person hold the run and let it go on. */
  readonly pause?: RunPause | undefined;
}

/** What earlier runs paid for, and where this one writes down what it pays for. */
export interface PaidTranslations extends Pick<Journal, 'peek' | 'recall' | 'forget'> {
  /**
   * Writes down the answers to a request, in the order of its texts. Nothing more is sent while that fails: it is tried
   * again until it succeeds.
   */
  keep(request: TranslationRequest, answers: readonly string[]): Promise<void> | void;
}

/**
 * Why a unit has no translation. The first four are about the text, the others name what the service said, or that it
 * said nothing (`service`); `journal`: answers could not be written down, so that no more were asked for; `limit`: it would have
 * been more than the run may send.
 */
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
  | 'badAnswer'
  | 'service'
  | 'journal'
  | 'limit';

/** Whether it is for the text itself: others are not affected. */
export function isAboutOneText(reason: string): boolean {
  return ['placeholders', 'answer', 'plural', 'tooLong'].includes(reason);
}

/** What a run waits for: the service, or room on the disk (`journal`). */
export type PauseReason = 'rateLimit' | 'unavailable' | 'offline' | 'journal';

/** A run waits, and goes on. A further `paused` takes the place of the one before. */
export type PauseEvent =
  | {
      readonly kind: 'paused';
      readonly reason: PauseReason;
      readonly error: unknown;
      /** When it tries again, in milliseconds since the epoch. */
      readonly until: number;
    }
  | { readonly kind: 'resumed' };

/**
 * What a run reports while it goes on. Every unit ends in exactly one `translated` or `failed`. Every request that left
 * ends in one `answered`, `refused` or `perhapsCounted`; jobs may share it, and `job` is then the first of them.
 */
export type TranslationEvent =
  | {
      readonly kind: 'translated';
      readonly job: TranslationJob;
      readonly unit: TranslationUnit;
      readonly value: string;
      /** Its sentences are those of the source: a name that stays, or an answer that is not a translation. */
      readonly unchanged: boolean;
      /** What a person should look at; none of them is an error. */
      readonly findings: readonly Finding[];
    }
  | {
      readonly kind: 'failed';
      readonly job: TranslationJob;
      readonly unit: TranslationUnit;
      readonly reason: FailureReason;
      readonly findings: readonly Finding[];
      readonly error?: unknown;
    }
  | {
      readonly kind: 'answered';
      readonly job: TranslationJob;
      readonly texts: number;
      /** Code points that the service counts: those of the texts without the markup that protects placeholders. */
      readonly characters: number;
      /** As the service says, where it was asked to. */
      readonly billed?: number;
      /** True where a broken answer made a further request necessary. */
      readonly repair: boolean;
    }
  | {
      /** The answer to a text was in the journal; it is not sent. */
      readonly kind: 'recalled';
      readonly job: TranslationJob;
      /** Code points. */
      readonly characters: number;
    }
  | {
      /** The service refuses an option for the target of this job, which goes on without it. */
      readonly kind: 'refusedOption';
      readonly job: TranslationJob;
      readonly option: OptionName;
    }
  | {
      /** The service took texts of a request for this language. */
      readonly kind: 'detected';
      readonly job: TranslationJob;
      /** As the service calls it. */
      readonly language: string;
      readonly texts: number;
    }
  | {
      /** A request was answered with an error, so that nothing was counted. */
      readonly kind: 'refused';
      readonly job: TranslationJob;
    }
  | {
      /**
       * A request was sent, and no answer came that could be used: the service may have counted it. Whether it was sent
       * again does not matter.
       */
      readonly kind: 'perhapsCounted';
      readonly job: TranslationJob;
      readonly texts: readonly string[];
      /** Code points, as in `answered`. */
      readonly characters: number;
    }
  | PauseEvent;
