import type { OptionName, TranslationOptions } from './options/translationOptions.ts';

/** What the main job needs of a language service. `service/client.ts` satisfies it. */
export interface Translator {
  /**
   * Translates each text on its own; the answers are in the order of the texts, as many as there were. It is sent once;
   * whether it is sent again is for the run to decide, by what errors carry (see `failureOf`). After the signal nothing
   * is sent; what is under way may still be answered for some seconds.
   */
  translate(
    request: TranslationRequest,
    signal: AbortSignal,
    how?: SendOptions,
  ): Promise<readonly string[]>;
  /** The codes that a request sends for two locales. Locales with the same codes have the same answers. */
  codesOf(pair: LocalePair): LocalePair;
  /** Size in bytes of the body that this request would be sent as; at most {@link bodyLimit} may be sent. */
  bodySize(request: TranslationRequest): number;
  /** Nothing leaves the machine, so that nothing is billed and no request counted. */
  readonly isLocal?: true;
}

export interface SendOptions {
  /** It is to find out whether the service is there again: it leaves at once. */
  readonly probe?: boolean;
  /** Awaited when its turn to leave has come. */
  readonly ready?: () => Promise<void>;
  /** Hears of a request that left and has no answer that could be used. */
  readonly onTrouble?: (trouble: Trouble) => void;
  /** Hears that the service refuses an option for this target: the answers were made without it. */
  readonly onRefusedOption?: (name: OptionName) => void;
  /** Hears how many characters the service says it has billed for the answers. */
  readonly onBilled?: (characters: number) => void;
  /** Hears which language the service takes texts of the request for, and how many. */
  readonly onDetected?: (language: string, texts: number) => void;
}

/** `refused`: the service answered with an error. `perhapsCounted`: it may have billed the characters. */
export type Trouble = 'refused' | 'perhapsCounted';

/** No source locale: the service finds it out for each text. */
export type LocalePair = Pick<TranslationRequest, 'sourceLocale' | 'targetLocale'>;

/** One call: at most 50 texts, a body of at most 131,072 bytes. */
export interface TranslationRequest {
  readonly texts: readonly string[];
  /** Locales of resource files, or the codes that stand for them. */
  readonly sourceLocale: string | undefined;
  readonly targetLocale: string;
  readonly memory?: { readonly id: string; readonly threshold: number };
  readonly glossary?: string;
  readonly context?: string;
  /** The texts are XML whose tags must come back; only for services that offer tag handling. */
  readonly tags?: boolean;
  readonly options?: TranslationOptions;
}

/** Bytes of a request body, JSON and UTF-8 (the contract's 128 KiB). */
export const bodyLimit = 131_072;

/** Texts per request. */
export const textLimit = 50;
