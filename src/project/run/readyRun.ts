import { isPseudoLocale } from '../../resources/pseudoLocales.ts';
import type { TranslationStore, RunService } from '../ports/translationStore.ts';
import type { Files } from '../ports/files.ts';
import type { LinguisticAssets } from '../ports/linguisticAssets.ts';
import type { ReuseFrom } from '../ports/reuseFrom.ts';
import type { ServiceOffer, TranslationService } from '../ports/translationService.ts';
import type { OpenedTargets } from '../plan/project.ts';
import { prepareRun, type PreparedRun } from './prepareRun.ts';
import { planRun, type RunPlan } from './runPlan.ts';

/** What a run is prepared with. */
export interface PlanPorts {
  readonly files: Files;
  readonly service: TranslationService;
  readonly answers: TranslationStore;
  readonly reuse: ReuseFrom;
}

/** A run of which nothing is sent yet. */
export interface ReadyRun {
  readonly prepared: PreparedRun;
  /** Absent where everything is made on this machine. */
  readonly offer: ServiceOffer | undefined;
  /** Absent where there is nothing to send. */
  readonly service: RunService | undefined;
}

/**
 * Asks the service what it can do for the targets of a run, and works out what is to be sent.
 *
 * @throws where none of the files could be written in the end, or the service translates into none of them
 */
export async function readyRun(
  { files, service, answers, reuse }: PlanPorts,
  opened: OpenedTargets,
  signal: AbortSignal,
): Promise<ReadyRun> {
  const isLocal = opened.targets.every(({ locale }) => isPseudoLocale(locale));
  const offer = isLocal ? undefined : await service.offer();
  const served = offer === undefined ? opened : servedTargets(opened, offer);
  const assets = offer?.assets ?? nothingChosen;
  const prepared = await prepareRun(files, served, { reuse, assets });
  signal.throwIfAborted();
  if (offer === undefined || prepared.jobs.length === 0) {
    return { prepared, offer, service: undefined };
  }
  const { translator, tagHandling, address } = await offer.open();
  const journal = await answers.open(address);
  return { prepared, offer, service: { translator, tagHandling, journal } };
}

/** What a run for these targets would do; nothing is sent for it, and no file of the project is written. */
export async function planProject(
  ports: PlanPorts,
  opened: OpenedTargets,
  signal: AbortSignal,
): Promise<RunPlan> {
  const { prepared, service } = await readyRun(ports, opened, signal);
  return planRun(prepared, service);
}

/** Without memory, glossary and options. */
export const nothingChosen: LinguisticAssets = {
  chosen: [],
  for: () => Promise.resolve({}),
  optionsFor: () => ({ options: {}, notOffered: [] }),
};

/**
 * Leaves out, before anything is sent, the targets that the service does not translate into; they are reported with the
 * other files that are not written.
 *
 * @throws the first reason where that holds for all that something is due for
 */
function servedTargets(
  { targets, refused }: OpenedTargets,
  { refusal }: Pick<ServiceOffer, 'refusal'>,
): OpenedTargets {
  const due = targets.filter(({ units }) => units.length > 0);
  const unserved = new Map(
    due.flatMap((target) => {
      const { set, locale, path } = target;
      if (isPseudoLocale(locale)) return [];
      const { locale: sourceLocale, path: sourcePath } = set.source;
      const error = refusal({ sourceLocale, sourcePath, locale, path });
      return error === undefined ? [] : [[target, { path, error }] as const];
    }),
  );
  const [first] = unserved.values();
  if (first !== undefined && unserved.size === due.length) throw first.error;
  return {
    targets: targets.filter((target) => !unserved.has(target)),
    refused: [...refused, ...unserved.values()],
  };
}
