import type * as vscode from 'vscode';
import { ServiceError } from '../../service/errors.ts';
import {
  glossarySupport,
  memorySupport,
  unusedAssets,
  type PairSupport,
  type UnusedAsset,
} from '../../service/pairSupport.ts';
import type { Glossary } from '../../service/schemas/glossaries.ts';
import type { TranslationMemory } from '../../service/schemas/memories.ts';
import type { Language } from '../../service/schemas/languages.ts';
import type { Asset, ChosenOptions } from '../../project/ports/linguisticAssets.ts';
import type { TranslationJob } from '../../translation/job.ts';
import type { OptionChoice } from '../../translation/options/optionChoice.ts';
import type { Translator } from '../../translation/translator.ts';
import { chosenOptions } from './chosenOptions.ts';
import type { Connection } from './connection.ts';
import { settings } from '../settings.ts';
import { refusingGone } from './refusingGone.ts';

/** The memory and the glossary that are to be used; `null`: none, whatever the settings say. */
export interface AssetChoice {
  readonly memory?: string | null | undefined;
  readonly threshold?: number | undefined;
  readonly glossary?: string | null | undefined;
}

/** All that a translation is made with. */
export interface TranslationChoice extends AssetChoice, OptionChoice {}

/** The id of the memory that was chosen; empty where there is none, and where the service is not asked. */
export function memoryIdFor(scope: vscode.Uri | undefined, { memory }: AssetChoice): string {
  if (settings.translate.pseudo.get(scope)) return '';
  return (memory === undefined ? settings.translationMemory.id.get(scope) : memory) ?? '';
}

/** The same of the glossary. */
export function glossaryIdFor(scope: vscode.Uri | undefined, { glossary }: AssetChoice): string {
  if (settings.translate.pseudo.get(scope)) return '';
  return (glossary === undefined ? settings.glossary.id.get(scope) : glossary) ?? '';
}

/**
 * The memory and the glossary of a run. Each is looked up once, and used for the target locales that it
 * serves; the others go without it instead of failing.
 */
export class LinguisticAssets {
  readonly #connection: Connection;
  readonly #memoryId: string;
  readonly #threshold: number;
  readonly #glossaryId: string;
  readonly #optionsFor: (locale: string) => ChosenOptions;
  readonly #gone = new Set<Asset>();
  #memory: Promise<TranslationMemory | undefined> | undefined;
  #glossary: Promise<Glossary | undefined> | undefined;

  /** `languages`: what the service translates into, with its features; empty where it does not say. */
  constructor(
    connection: Connection,
    scope: vscode.Uri | undefined,
    choice: TranslationChoice = {},
    languages: readonly Language[] = [],
  ) {
    this.#connection = connection;
    this.#memoryId = memoryIdFor(scope, choice);
    this.#threshold = choice.threshold ?? settings.translationMemory.threshold.get(scope);
    this.#glossaryId = glossaryIdFor(scope, choice);
    this.#optionsFor = (locale) => chosenOptions(scope, choice, { locale, languages });
  }

  /** What was asked for, whether or not a pair is served by it. */
  get chosen(): readonly ('memory' | 'glossary')[] {
    const memory = this.#memoryId === '' ? [] : (['memory'] as const);
    return this.#glossaryId === '' ? memory : [...memory, 'glossary'];
  }

  /** The translator for what {@link for} was asked about; nothing that is gone is sent. */
  guard(translator: Translator): Translator {
    return refusingGone(translator, this.#gone);
  }

  /** What a request for this pair carries. */
  async for(
    source: string | undefined,
    target: string,
  ): Promise<Pick<TranslationJob, 'memory' | 'glossary'>> {
    const { memory, glossary } = await this.#fit(source, target);
    return {
      ...(memory === 'fits' ? { memory: { id: this.#memoryId, threshold: this.#threshold } } : {}),
      ...(glossary === 'fits' ? { glossary: this.#glossaryId } : {}),
    };
  }

  /** What was chosen and a request for this pair goes without, and why. */
  async unused(source: string | undefined, target: string): Promise<readonly UnusedAsset[]> {
    return unusedAssets(await this.#fit(source, target), source);
  }

  optionsFor(locale: string): ChosenOptions {
    return this.#optionsFor(locale);
  }

  async #fit(source: string | undefined, target: string) {
    return {
      memory: await this.#memoryFit(source, target),
      glossary: await this.#glossaryFit(source, target),
    };
  }

  async #memoryFit(source: string | undefined, target: string): Promise<PairSupport | undefined> {
    if (this.#memoryId === '') return undefined;
    this.#memory ??= this.#look('memory', ({ memories }) => memories.get(this.#memoryId));
    const memory = await this.#memory;
    return memory === undefined ? 'fits' : memorySupport(memory, source, target);
  }

  async #glossaryFit(source: string | undefined, target: string): Promise<PairSupport | undefined> {
    if (this.#glossaryId === '') return undefined;
    if (source === undefined) return 'source';
    this.#glossary ??= this.#look('glossary', ({ glossaries }) => glossaries.get(this.#glossaryId));
    const glossary = await this.#glossary;
    return glossary === undefined ? 'fits' : glossarySupport(glossary, source, target);
  }

  // Where it cannot be looked up, for example with a key without that scope, the translation itself will show it.
  async #look<T>(
    asset: Asset,
    ask: (service: Awaited<ReturnType<Connection['service']>>) => Promise<T>,
  ): Promise<T | undefined> {
    try {
      return await ask(await this.#connection.service());
    } catch (error) {
      if (error instanceof ServiceError && error.kind === 'notFound') this.#gone.add(asset);
      const leftOpen = ['permission', 'notFound', 'invalid'];
      if (error instanceof ServiceError && leftOpen.includes(error.kind)) return undefined;
      throw error;
    }
  }
}
