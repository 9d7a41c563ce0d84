import { scriptOf } from '../../message/checks/languageHabits.ts';
import { groupBy } from '../../resources/layouts/groupBy.ts';
import { isPseudoLocale } from '../../resources/pseudoLocales.ts';
import type { TranslationEvent, TranslationJob } from '../../translation/job.ts';
import { estimate, type AnnouncedRun, type Estimate } from '../../translation/run.ts';
import type { RunService } from '../ports/translationStore.ts';
import { countsOf } from '../status/countsOf.ts';
import { addCounts, noCounts, type StateCounts } from '../status/messageState.ts';
import type { PreparedRun } from './prepareRun.ts';
import type { RunJobs } from './runJobs.ts';

/** What a run would do for one target locale. */
export interface LocalePlan extends Estimate {
  readonly locale: string;
  /** As its files stand now. */
  readonly counts: StateCounts;
  /** The paths of its target files. */
  readonly files: readonly string[];
  /** Messages that are to be sent; those with equal texts go together. What an earlier run has paid for is not. */
  readonly toSend: number;
  /** Messages that take a translation that is there already: in the files of the run, or in a TMX file. */
  readonly reused: number;
  readonly fromMemory: number;
  /** Outdated texts of people: they are left as they are. */
  readonly personal: number;
  /** Messages that move along with a renamed key. */
  readonly moved: number;
}

/** What a run would do, before it costs anything. */
export interface RunPlan extends AnnouncedRun {
  readonly sourceLocales: readonly string[];
  /**
   * In the order of the run. Locales that the service cannot tell apart share their requests, which count for the first
   * of them.
   */
  readonly locales: readonly LocalePlan[];
  /** Locales that go without a memory or a glossary that was chosen: it does not serve them. */
  readonly without: RunJobs['without'];
  /** Locales in different scripts that are one language to the service: whichever it means, the others get the wrong letters. */
  readonly alike: readonly (readonly string[])[];
}

/** Plans what is prepared; nothing is sent. The service may be absent where there is nothing to send. */
export async function planRun(
  { targets: all, reused, jobs, without }: PreparedRun,
  service: RunService | undefined,
): Promise<RunPlan> {
  // They cost nothing, and nobody waits for them.
  const targets = all.filter(({ locale }) => !isPseudoLocale(locale));
  const sent = new Map<string, Estimate>();
  const onBatch = ({ locale }: TranslationJob, { requests, characters }: Estimate) => {
    const known = sent.get(locale) ?? nothing;
    const sum = { requests: known.requests + requests, characters: known.characters + characters };
    sent.set(locale, sum);
  };
  const toSend = new Map<string, number>();
  const count = (locale: string, units: number) =>
    toSend.set(locale, (toSend.get(locale) ?? 0) + units);
  for (const { locale, units } of jobs) count(locale, units.length);
  const onEnds = (events: readonly TranslationEvent[]) => {
    for (const event of events) {
      if (event.kind === 'translated' || event.kind === 'failed') count(event.job.locale, -1);
    }
  };
  const total: AnnouncedRun = service
    ? await estimate(jobs, service.translator, { ...service, onBatch, onEnds })
    : nothing;
  const locales = [...new Set(targets.map(({ locale }) => locale))].map((locale): LocalePlan => {
    const own = targets.filter((target) => target.locale === locale);
    const found = own.flatMap((target) => [...(reused.get(target)?.values() ?? [])]);
    const fromMemory = found.filter(({ isFromMemory }) => isFromMemory).length;
    return {
      locale,
      counts: own.map(countsOf).reduce(addCounts, noCounts),
      files: own.map(({ path }) => path),
      toSend: toSend.get(locale) ?? 0,
      reused: found.length - fromMemory,
      fromMemory,
      personal: own.reduce((sum, { plan }) => sum + plan.counts.editedStale, 0),
      moved: own.reduce((sum, { plan }) => sum + plan.counts.renamed, 0),
      ...(sent.get(locale) ?? nothing),
    };
  });
  const sourceLocales = [...new Set(targets.map(({ set }) => set.source.locale))].toSorted();
  return { ...total, sourceLocales, locales, without, alike: alikeAmong(locales, service) };
}

/** Groups with something to send. */
function alikeAmong(
  locales: readonly LocalePlan[],
  service: RunService | undefined,
): RunPlan['alike'] {
  if (service === undefined) return [];
  const codeOf = ({ locale }: LocalePlan) =>
    service.translator.codesOf({ sourceLocale: undefined, targetLocale: locale }).targetLocale;
  return [...groupBy(locales, codeOf).values()].flatMap((group) => {
    const scripts = new Set(group.map(({ locale }) => scriptOf(locale)));
    const isDue = scripts.size > 1 && group.some(({ toSend }) => toSend > 0);
    return isDue ? [group.map(({ locale }) => locale)] : [];
  });
}

const nothing: Estimate = { requests: 0, characters: 0 };
