import type { Translator } from '../../translation/translator.ts';
import type { GlossaryEntries } from './glossaryEntries.ts';
import type { LinguisticAssets } from './linguisticAssets.ts';

/** The service that a run may speak to. Each question rejects as soon as its run is cancelled. */
export interface TranslationService {
  /** What it offers to the targets of a run; asked once, and never for pseudo-locales alone. */
  offer(): Promise<ServiceOffer>;
}

/** A file that is to be translated. Paths are relative to the project's folder. */
export interface WantedTarget {
  readonly sourceLocale: string;
  readonly sourcePath: string;
  readonly locale: string;
  readonly path: string;
}

/** What a service does for a run. */
export interface ServiceOffer {
  readonly assets: LinguisticAssets;
  /** Why the service cannot translate into a target; nothing where it can, or where that is not known. */
  refusal(target: WantedTarget): Error | undefined;
  /** Opens the way to it; asked only where something is to be sent. */
  open(): Promise<OpenService>;
  /** For the check of what was translated with a glossary. */
  readonly glossaryEntries: GlossaryEntries;
}

/** Who translates, and where the answers come from. */
export interface OpenService {
  readonly translator: Translator;
  /** It promises to keep XML tags. */
  readonly tagHandling: boolean;
  /** Answers of one address are none of another. */
  readonly address: string;
}
