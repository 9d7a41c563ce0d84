import * as vscode from 'vscode';
import { ServiceError } from '../../service/errors.ts';
import {
  glossarySupport,
  memorySupport,
  unusedAssets,
  type PairSupport,
  type UnusedAsset,
} from '../../service/pairSupport.ts';
import type { Glossary } from '../../service/glossaries/schemas.ts';
import type { TranslationMemory } from '../../service/memories/schemas.ts';
import type { Language } from '../../service/account/languages.ts';
import type { Asset, ChosenOptions } from '../../project/ports/linguisticAssets.ts';
import { offersOption } from '../../service/text/offersOption.ts';
import { format } from '../../texts/format.ts';
import type { TranslationJob } from '../../translation/job.ts';
import {
  type OptionChoice,
  choiceFor,
  instructionsProblem,
  merged,
  optionsOf,
} from '../../translation/options/optionChoice.ts';
import {
  optionLimits,
  optionNames,
  withoutOptions,
} from '../../translation/options/translationOptions.ts';
import type { Translator } from '../../translation/translator.ts';
import { UserError, nextStep } from '../ui/userError.ts';
import type { Connection } from './connection.ts';
import { settings } from '../settings.ts';

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
export class AccountAssets {
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

/**
 * Refuses what names a memory or a glossary that is gone as the service would, without sending it: what the service says
 * to such a glossary is not in its contract.
 */
export function refusingGone(translator: Translator, gone: ReadonlySet<Asset>): Translator {
  if (gone.size === 0) return translator;
  return {
    ...translator,
    async translate(request, signal, onTrouble) {
      const isGone = (asset: Asset) => gone.has(asset) && request[asset] !== undefined;
      const facts = { operation: 'translate', host: '', status: 404 };
      if (isGone('memory')) throw new ServiceError({ ...facts, kind: 'memoryNotUsable' });
      if (isGone('glossary')) throw new ServiceError({ ...facts, kind: 'glossaryNotUsable' });
      return translator.translate(request, signal, onTrouble);
    },
  };
}

/**
 * The options of translations into a locale: by the settings of a folder, then by those of the locale in it, then by what
 * was chosen for this time. What the service does not offer for the locale is left out.
 *
 * @throws {UserError} for instructions that the service would refuse for their number or length
 */
function chosenOptions(
  scope: vscode.Uri | undefined,
  choice: OptionChoice,
  { locale, languages }: { readonly locale: string; readonly languages: readonly Language[] },
): ChosenOptions {
  if (settings.translate.pseudo.get(scope)) return { options: {}, notOffered: [] };
  const { translate } = settings;
  const ofLocale = choiceFor(translate.locales.get(scope), locale);
  const options = optionsOf(merged(ofFolder(scope), ofLocale, choice));
  refuseInstructions(instructionsProblem(options), locale);
  const notOffered = optionNames.filter(
    (name) => options[name] !== undefined && !offersOption(languages, name, locale),
  );
  return { options: withoutOptions(options, notOffered), notOffered };
}

function ofFolder(scope: vscode.Uri | undefined): OptionChoice {
  const { translate } = settings;
  return {
    formality: translate.formality.get(scope),
    model: translate.model.get(scope),
    preserveFormatting: translate.preserveFormatting.get(scope),
    splitSentences: translate.splitSentences.get(scope),
    tagHandlingVersion: translate.tagHandlingVersion.get(scope),
    showBilledCharacters: translate.showBilledCharacters.get(scope),
  };
}

function refuseInstructions(problem: 'tooMany' | 'tooLong' | undefined, locale: string): void {
  if (problem === undefined) return;
  const { instructions, instructionLength } = optionLimits;
  throw new UserError(
    problem === 'tooMany'
      ? vscode.l10n.t({
          message:
            'The service takes no more than {0} custom instructions, and {1} has more. Nothing was sent.',
          args: [instructions, format.language(locale)],
          comment: '{0} is a number, {1} the name of a language.',
        })
      : vscode.l10n.t({
          message:
            'A custom instruction for {1} is longer than the {0} characters that the service takes. Nothing was sent.',
          args: [instructionLength, format.language(locale)],
          comment: '{0} is a number, {1} the name of a language.',
        }),
    nextStep.openSettings(settings.translate.locales.key),
  );
}
