import type * as vscode from 'vscode';
import { mayBeSent } from '../../platform/account/mayBeSent.ts';
import { mostCharacters } from '../../platform/ui/confirmSending.ts';
import type { RefusedFeature } from '../../platform/refusedFeature.ts';
import type { Services } from '../../platform/services.ts';
import { ServiceError } from '../../service/errors.ts';
import { createRephraser, type Rephrasing } from '../../service/rephrase/createRephraser.ts';
import type { Cause } from '../../translation/failure.ts';
import { isAboutOneText, type TranslationUnit } from '../../translation/job.ts';
import { RetryCache } from '../../translation/retryCache.ts';
import { estimate, translateUnits } from '../../translation/run.ts';
import { rephraseError } from './rephraseErrors.ts';
import { buttonTexts } from '../../texts/buttonTexts.ts';

/** How texts are written, and the locale by which their plurals are read. */
type RephraseIn = Rephrasing & { readonly locale: string };

/** Lets the service improve and correct texts. */
export class TextWriter {
  readonly services: Services;
  readonly #refusal: RefusedFeature;
  /** Answers to work that broke off. */
  readonly #kept = new RetryCache();

  constructor(services: Services, refusal: RefusedFeature) {
    this.services = services;
    this.#refusal = refusal;
  }

  /**
   * Asks before more is sent than the user's limit, if no answer needs a repair.
   *
   * @param scope the file that the texts are from
   * @throws {UserError} where it is more than may ever be sent at once
   */
  async mayWrite(
    units: readonly TranslationUnit[],
    writing: RephraseIn,
    scope: vscode.Uri,
    asks: boolean,
  ): Promise<boolean> {
    const { jobs, translator, journal } = await this.#prepared(units, writing);
    const { characters } = await estimate(jobs, translator, { tagHandling: false, journal });
    const yes = buttonTexts.send();
    return mayBeSent(this.services.usage, { characters, scope, asks, yes });
  }

  /**
   * Lets the service improve texts, with their placeholders protected and checked as in a translation. Where a part fails,
   * the answers to the others are kept for the next try.
   *
   * @param scope the file that they are from
   * @throws {UserError} where the account may not do that: the commands go away then
   */
  async write(
    units: readonly TranslationUnit[],
    writing: RephraseIn,
    scope: vscode.Uri,
    signal: AbortSignal,
  ): Promise<{
    readonly values: ReadonlyMap<string, string>;
    readonly failed: ReadonlyMap<string, Cause>;
    /** Sent, in code points. */
    readonly characters: number;
  }> {
    const values = new Map<string, string>();
    const failed = new Map<string, Cause>();
    const { jobs, translator, journal } = await this.#prepared(units, writing);
    const how = { journal, signal, mostCharacters: mostCharacters(scope) };
    const options = { ...how, tagHandling: false, interactive: true };
    let characters = 0;
    let error: unknown;
    for await (const event of translateUnits(jobs, translator, options)) {
      if (event.kind === 'answered') characters += event.characters;
      if (event.kind === 'translated') values.set(event.unit.id, event.value);
      if (event.kind !== 'failed') continue;
      failed.set(event.unit.id, { reason: event.reason, error: event.error });
      const isOfText = event.reason === 'rejected' || isAboutOneText(event.reason);
      if (!isOfText) error ??= event.error;
    }
    if (characters > 0) this.services.usage.spent();
    signal.throwIfAborted();
    if (error !== undefined) throw await refusedOrNot(error, this.#refusal);
    journal.settle();
    return { values, failed, characters };
  }

  async #prepared(units: readonly TranslationUnit[], writing: RephraseIn) {
    const { locale } = writing;
    const { service, account } = await this.services.connection.opened();
    const { href } = account.baseUrl;
    return {
      jobs: [{ sourceLocale: locale, locale, units }],
      translator: createRephraser(service, writing),
      journal: this.#kept.open(`${href} ${JSON.stringify(writing)}`),
    };
  }
}

/** Where the account may not improve texts, the commands go away until another one is signed in. */
async function refusedOrNot(error: unknown, refusal: RefusedFeature): Promise<unknown> {
  if (!(error instanceof ServiceError)) return error;
  if (error.kind === 'quota') await refusal.usedUp();
  if (error.kind === 'permission') await refusal.refused();
  return rephraseError(error);
}
