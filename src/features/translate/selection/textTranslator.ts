import type * as vscode from 'vscode';
import { ServiceError } from '../../../service/errors.ts';
import type { Cause } from '../../../translation/failure.ts';
import {
  isAboutOneText,
  type TranslationEvent,
  type TranslationJob,
} from '../../../translation/job.ts';
import type { UnusedAsset } from '../../../service/pairSupport.ts';
import type { LocaleOption } from '../../../project/run/runJobs.ts';
import { RetryCache } from '../../../translation/retryCache.ts';
import { estimate, translateUnits } from '../../../translation/run.ts';
import { TargetLanguages } from '../../../platform/account/targetLanguages.ts';
import type { Connection } from '../../../platform/account/connection.ts';
import type { Services } from '../../../platform/services.ts';
import { mostCharacters, refuseAboveCap } from '../../../platform/ui/confirmSending.ts';
import { UserError } from '../../../platform/ui/userError.ts';
import {
  AccountAssets,
  memoryIdFor,
  type TranslationChoice,
} from '../../../platform/account/accountAssets.ts';
import { textSource } from '../../../platform/account/textSource.ts';
import { memoryChoices, memoryRefused } from '../report/memoryRefused.ts';
import type { SelectionResult } from './placeTranslations.ts';

/** How a selection is to be translated. */
export interface SelectionOptions extends TranslationChoice {
  readonly source: string | undefined;
  readonly target: string;
  readonly result: SelectionResult;
}

/** The translations in the order of the texts; `undefined` where the answer was not sound. */
export interface TextsOutcome {
  readonly values: readonly (string | undefined)[];
  readonly failures: readonly Cause[];
  readonly characters: number;
  readonly refusedOptions: readonly LocaleOption[];
  /** As the service says, where it was asked to. */
  readonly billed?: number;
}

/** Texts that can be sent. */
export interface PreparedTexts {
  /** Those that would be sent, if no answer needs a repair. */
  readonly characters: number;
  /** What was chosen and is not used. */
  readonly unused: readonly UnusedAsset[];
  /**
   * Sends them. Where a part of them fails, the answers to the others are kept for the next try.
   *
   * @throws {ServiceError} where the service refused the request, {UserError} where that was for the memory
   */
  send(signal: AbortSignal): Promise<TextsOutcome>;
}

/** Translates a few texts that belong together, through the same checks as resource files. */
export class TextTranslator {
  readonly services: Services;
  /** Answers to work that broke off. */
  readonly #kept = new RetryCache();
  /** What somebody has agreed to go without. */
  readonly agreed = new Set<string>();

  constructor(services: Services) {
    this.services = services;
  }

  /**
   * Prepares a translation. Nothing of the texts is sent yet.
   *
   * @throws {UserError} where they are more than the user allows
   */
  async prepare(
    texts: readonly string[],
    how: SelectionOptions,
    scope: vscode.Uri,
    signal: AbortSignal,
  ): Promise<PreparedTexts> {
    const { connection, usage } = this.services;
    const offered = await new TargetLanguages(this.services).offered(scope, signal);
    const assets = new AccountAssets(connection, scope, how, offered);
    const job: TranslationJob = {
      sourceLocale: how.source,
      locale: how.target,
      units: texts.map((source, place) => ({ id: String(place), source })),
      ...(await assets.for(how.source, how.target)),
      options: assets.optionsFor(how.target).options,
    };
    const { tagHandling, address, ...source } = await textSource(connection, scope, 'interactive');
    const journal = this.#kept.open(address);
    const translator = assets.guard(source.translator);
    const announced = await estimate([job], translator, { tagHandling, journal });
    refuseAboveCap(announced.characters, scope);
    const { opening, characters } = announced;
    const options = { journal, tagHandling, opening, interactive: true };
    return {
      characters,
      unused: await assets.unused(how.source, how.target),
      async send(signal) {
        const most = { mostCharacters: mostCharacters(scope) };
        const events = translateUnits([job], translator, { ...options, ...most, signal });
        const { error, ...outcome } = await collected(events, texts.length, how.target);
        if (outcome.characters > 0) usage.spent();
        signal.throwIfAborted();
        if (error !== undefined) throw await withWayOut(error, connection, how, scope);
        journal.settle();
        return outcome;
      },
    };
  }
}

/** What the events of a run come to; `error`: the first of those that are about more than one text. */
async function collected(
  events: AsyncIterable<TranslationEvent>,
  count: number,
  target: string,
): Promise<TextsOutcome & { readonly error: unknown }> {
  const values: (string | undefined)[] = Array.from({ length: count }, () => undefined);
  const failures: Cause[] = [];
  const refusedOptions: LocaleOption[] = [];
  let characters = 0;
  let billed: number | undefined;
  let error: unknown;
  for await (const event of events) {
    if (event.kind === 'answered') {
      characters += event.characters;
      if (event.billed !== undefined) billed = (billed ?? 0) + event.billed;
    }
    if (event.kind === 'refusedOption') {
      refusedOptions.push({ locale: target, option: event.option });
    }
    if (event.kind === 'translated') values[Number(event.unit.id)] = event.value;
    if (event.kind !== 'failed') continue;
    if (!isAboutOneText(event.reason)) error ??= event.error;
    failures.push({ reason: event.reason, error: event.error });
  }
  const told = billed === undefined ? {} : { billed };
  return { values, failures, characters, refusedOptions, ...told, error };
}

/** Where the memory was refused, the failure names it and offers to do without it; others stay as they are. */
async function withWayOut(
  error: unknown,
  connection: Connection,
  how: SelectionOptions,
  scope: vscode.Uri,
): Promise<unknown> {
  if (!(error instanceof ServiceError && error.kind === 'memoryNotUsable')) return error;
  const { source, target } = how;
  const { another, without } = memoryChoices();
  const withoutMemory = { ...how, memory: null };
  return new UserError(
    await memoryRefused(connection, memoryIdFor(scope, how), source, [target]),
    [
      { title: another, command: 'glossa.translate.selectMemory' },
      { title: without, command: 'glossa.translate.selection', args: [withoutMemory] },
    ],
    { cause: error },
  );
}
