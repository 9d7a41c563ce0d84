import type * as vscode from 'vscode';
import { mostCharacters } from '../../platform/ui/confirmSending.ts';
import { ServiceError } from '../../service/errors.ts';
import { createWriter, type Writing } from '../../service/write/createWriter.ts';
import type { Cause } from '../../translation/failure.ts';
import { isAboutOneText, type TranslationUnit } from '../../translation/job.ts';
import { estimate, translateUnits } from '../../translation/run.ts';
import { writingError } from './writingErrors.ts';
import type { WriteContext } from './writeContext.ts';

/** What became of texts, by the ids of their units. */
export interface WrittenTexts {
  readonly values: ReadonlyMap<string, string>;
  readonly failed: ReadonlyMap<string, Cause>;
  /** Sent, in code points. */
  readonly characters: number;
}

/** How texts are written, and the locale by which their plurals are read. */
type WritingIn = Writing & { readonly locale: string };

/** How texts are sent; `scope` is the file that they are from. */
interface Sending {
  readonly scope: vscode.Uri;
  readonly signal: AbortSignal;
}

/** The characters that {@link writeTexts} would send, if no answer needs a repair. */
export async function charactersToWrite(
  context: Pick<WriteContext, 'connection' | 'kept'>,
  units: readonly TranslationUnit[],
  writing: WritingIn,
): Promise<number> {
  const { jobs, translator, journal } = await prepared(context, units, writing);
  return (await estimate(jobs, translator, { tagHandling: false, journal })).characters;
}

async function prepared(
  { connection, kept }: Pick<WriteContext, 'connection' | 'kept'>,
  units: readonly TranslationUnit[],
  writing: WritingIn,
) {
  const { locale } = writing;
  const { service, account } = await connection.opened();
  const { href } = account.baseUrl;
  return {
    jobs: [{ sourceLocale: locale, locale, units }],
    translator: createWriter(service, writing),
    journal: kept.open(`${href} ${JSON.stringify(writing)}`),
  };
}

/**
 * Lets the service improve texts, with their placeholders protected and checked as in a translation. Where a part fails,
 * the answers to the others are kept for the next try.
 *
 * @throws {UserError} where the account may not do that: the commands go away then
 */
export async function writeTexts(
  context: WriteContext,
  units: readonly TranslationUnit[],
  writing: WritingIn,
  { scope, signal }: Sending,
): Promise<WrittenTexts> {
  const { usage, refusal } = context;
  const values = new Map<string, string>();
  const failed = new Map<string, Cause>();
  const { jobs, translator, journal } = await prepared(context, units, writing);
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
  if (characters > 0) usage.spent();
  signal.throwIfAborted();
  if (error !== undefined) throw await refusedOrNot(error, refusal);
  journal.settle();
  return { values, failed, characters };
}

/** Where the account may not improve texts, the commands go away until another one is signed in. */
async function refusedOrNot(error: unknown, refusal: WriteContext['refusal']): Promise<unknown> {
  if (!(error instanceof ServiceError)) return error;
  if (error.kind === 'quota') await refusal.usedUp();
  if (error.kind === 'permission') await refusal.refused();
  return writingError(error);
}
