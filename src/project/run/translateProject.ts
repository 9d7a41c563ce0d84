import type { RunOptions, TranslationEvent, TranslationJob } from '../../translation/job.ts';
import { pseudoTranslator } from '../../translation/pseudoTranslator.ts';
import { translateUnits } from '../../translation/run.ts';
import type { OpenedTargets } from '../plan/project.ts';
import type { GlossaryEntries } from '../ports/glossaryEntries.ts';
import type { ReviewMode } from '../review/reviewMode.ts';
import { IncrementalWriter } from './incrementalWriter.ts';
import { finishRun, type FinishedRun } from './finishRun.ts';
import { glossaryFindings } from './glossaryFindings.ts';
import { readyRun, type PlanPorts, type ReadyRun } from './readyRun.ts';
import { accountOf, type RunAccount } from './runAccount.ts';
import type { Cause } from '../../translation/failure.ts';
import { causeOf } from './runCause.ts';
import { planRun, type RunPlan } from './runPlan.ts';
import {
  nothingSent,
  RunCollector,
  type RunCounts,
  type SentRun,
  type UnitFindings,
  collectRun,
} from './sentRun.ts';

/** What a run asks of whoever starts it: an editor, or a folder of the disk. */
export interface RunPorts extends PlanPorts, Pick<RunOptions, 'clock' | 'pause'> {
  readonly consent: {
    /** Code points that a run may send, repairs included; no limit where absent. */
    readonly mostCharacters?: number | undefined;
    /**
     * Whether what is planned may be sent; asked once, where anything is. A run ends with the error that this rejects with,
     * and nothing is sent.
     */
    ask(plan: RunPlan): Promise<boolean>;
  };
  /** Says in a sentence for display what went wrong with a file or a request. */
  readonly describe: (error: unknown) => string;
}

/** What a run tells while it goes on. */
export type RunEvent =
  | {
      /** Something is to be sent; nothing is yet, and nobody was asked. */
      readonly kind: 'planned';
      readonly plan: RunPlan;
      readonly jobs: readonly TranslationJob[];
    }
  /** It may be sent. */
  | { readonly kind: 'sending' }
  | {
      readonly kind: 'translating';
      readonly event: TranslationEvent;
      /** By then. */
      readonly counts: RunCounts;
    }
  /** Nothing is under way any more, and what is not written yet is next. */
  | { readonly kind: 'sent'; readonly counts: RunCounts }
  /** Whether the glossary was followed is not known. */
  | { readonly kind: 'termsUnchecked'; readonly error: unknown }
  | { readonly kind: 'finished'; readonly run: TranslatedRun };

/** A run that was done, with its account. */
export interface TranslatedRun extends FinishedRun, RunAccount {
  /** What kept most of the failed messages from being translated; nothing where their own texts did. */
  readonly cause: Cause | undefined;
  /** The texts were made up on this machine. */
  readonly isPseudo: boolean;
}

/**
 * The main job: translates what is due in target files, and writes what came back sound. Whatever happens once something was
 * sent, what is done is kept, and every message is accounted for. The last event is `finished`; there is none where
 * consent was not given. Whoever starts it holds the lock of the folder to the end, also where it is left before.
 *
 * @throws what {@link readyRun} and `consent` do, before anything is sent; and where a target file or the ledger could not be
 *   looked at: what was paid for is then in the journal
 */
export async function* translateProject(
  ports: RunPorts,
  opened: OpenedTargets,
  {
    review,
    signal,
  }: {
    readonly review: ReviewMode;
    /** Cancels it: what is under way is still taken and written, and everything is accounted for. */
    readonly signal: AbortSignal;
  },
): AsyncGenerator<RunEvent> {
  const { files, answers } = ports;
  const ready = await readyRun(ports, opened, signal);
  const { prepared, offer, service } = ready;
  const early = review === 'off' ? new IncrementalWriter(files, prepared) : undefined;
  let sent: SentRun;
  try {
    const answered = yield* sendRun(ports, ready, early, signal);
    if (answered === undefined) return;
    sent = withPseudo(answered, await pseudoRun(prepared.pseudoJobs, signal));
  } finally {
    // Nobody else may work on the folder before that is done.
    await early?.end();
  }
  yield { kind: 'sent', counts: sent.counts };
  const termFindings = yield* findTerms(offer?.glossaryEntries, sent);
  const finish = { sent, termFindings, service, review, early };
  const finished = await finishRun(files, answers, prepared, finish);
  const account = await accountOf(finished, ports.describe);
  const isPseudo = service?.translator.isLocal === true;
  yield { kind: 'finished', run: { ...account, cause: causeOf(sent), isPseudo } };
}

/** Sends what is due; `undefined` where it may not be sent. */
async function* sendRun(
  { consent, clock, pause: hold }: RunPorts,
  { prepared, service }: ReadyRun,
  early: IncrementalWriter | undefined,
  signal: AbortSignal,
): AsyncGenerator<RunEvent, SentRun | undefined> {
  if (service === undefined) return nothingSent;
  const { jobs } = prepared;
  const plan = await planRun(prepared, service);
  yield { kind: 'planned', plan, jobs };
  if (!(await consent.ask(plan))) return undefined;
  yield { kind: 'sending' };
  const { translator, ...options } = service;
  const events = translateUnits(jobs, translator, {
    ...options,
    signal,
    clock,
    pause: hold,
    opening: plan.opening,
    mostCharacters: consent.mostCharacters,
  });
  const collector = new RunCollector();
  for await (const event of events) {
    early?.take(event);
    yield { kind: 'translating', event, counts: collector.take(event) };
  }
  return { ...collector.sent, announced: plan.characters };
}

/** What was translated is paid for: a failure here must not keep it from being written. */
async function* findTerms(
  entries: GlossaryEntries | undefined,
  { translated }: SentRun,
): AsyncGenerator<RunEvent, UnitFindings> {
  if (entries === undefined) return new Map();
  try {
    return await glossaryFindings(translated.values(), entries);
  } catch (error) {
    yield { kind: 'termsUnchecked', error };
    return new Map();
  }
}

/** Makes the texts of pseudo-locales; nothing leaves the machine. */
async function pseudoRun(jobs: readonly TranslationJob[], signal: AbortSignal): Promise<SentRun> {
  if (jobs.length === 0) return nothingSent;
  return collectRun(translateUnits(jobs, pseudoTranslator, { tagHandling: true, signal }));
}

/** A run together with what was made for its pseudo-locales: that cost nothing, and is as odd as it is meant to be. */
function withPseudo(sent: SentRun, made: SentRun): SentRun {
  if (made === nothingSent) return sent;
  return {
    ...sent,
    translated: new Map([...sent.translated, ...asMeant(made.translated)]),
    failed: new Map([...sent.failed, ...made.failed]),
  };
}

const asMeant = (translated: SentRun['translated']): SentRun['translated'] =>
  new Map(Array.from(translated, ([unit, event]) => [unit, { ...event, findings: [] }]));
