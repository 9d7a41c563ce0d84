import type { PlanItem, TargetPlan } from '../../resources/plan.ts';
import { isPseudoLocale } from '../../resources/pseudoLocales.ts';
import { type Cooperative, runYielding, forEachInSteps } from '../../resources/cooperative.ts';
import { ExactMatches } from '../../memory/exactMatches.ts';
import type { TmxUnit } from '../../memory/tmx.ts';
import { checkMessage } from '../../message/checks/checkMessage.ts';
import type { Finding } from '../../message/findings.ts';
import type { ReuseFrom } from '../ports/reuseFrom.ts';
import { localePairKey, type TargetFile } from '../plan/targetFile.ts';

/** Translations of due messages that were there already, by target file and `keyId`. */
export type ReusedByTarget = ReadonlyMap<TargetFile, ReadonlyMap<string, Reused>>;

/** Takes translations of exactly the same text from the files of the run and from TMX files; none for pseudo-locales. */
export async function reuseAll(
  all: readonly TargetFile[],
  { files, units }: ReuseFrom,
): Promise<ReusedByTarget> {
  const targets = all.filter(({ locale }) => !isPseudoLocale(locale));
  const byPair = new Map<string, Reuse>();
  const reuseFor = (target: TargetFile) => {
    const { set, locale } = target;
    const reuse = byPair.get(localePairKey(target)) ?? new Reuse(set.source.locale, locale);
    byPair.set(localePairKey(target), reuse);
    return reuse;
  };
  await runYielding(oneByOne(targets, (target) => reuseFor(target).want(target.plan)));
  if (files) await runYielding(oneByOne(targets, (target) => reuseFor(target).offer(target.plan)));
  await units((unit) => {
    for (const reuse of byPair.values()) reuse.offerUnit(unit);
  });
  const found = new Map<TargetFile, ReadonlyMap<string, Reused>>();
  const find = function* (target: TargetFile): Cooperative<void> {
    found.set(target, yield* reuseFor(target).find(target.plan));
  };
  await runYielding(oneByOne(targets, find));
  return found;
}

/** A project may have thousands of small files: there is a pause after each, too. */
function* oneByOne(
  targets: readonly TargetFile[],
  work: (target: TargetFile) => Cooperative<void>,
): Cooperative<void> {
  for (const target of targets) {
    yield* work(target);
    yield;
  }
}

/** A translation that was there already. */
interface Reused {
  readonly value: string;
  /** What a person should look at; none of them is an error. */
  readonly findings: readonly Finding[];
  /** It comes from a TMX file. */
  readonly isFromMemory: boolean;
}

/**
 * Looks for translations of due messages that need not be paid for, for one pair of locales. What a person wrote in
 * these files comes before TMX files, and those before what a machine wrote here. Only the very same text counts, and
 * where a better place knows two translations, the worse ones are not asked.
 */
export class Reuse {
  readonly #locales: { readonly sourceLocale: string; readonly targetLocale: string };
  readonly #texts = new Set<string>();
  readonly #byPerson: ExactMatches;
  readonly #inFiles: ExactMatches;
  readonly #byMachine: ExactMatches;

  constructor(sourceLocale: string, targetLocale: string) {
    this.#locales = { sourceLocale, targetLocale };
    const wanted = { ...this.#locales, texts: this.#texts };
    this.#byPerson = new ExactMatches(wanted);
    this.#inFiles = new ExactMatches(wanted);
    this.#byMachine = new ExactMatches(wanted);
  }

  /** Says which texts are looked for. Call it for all plans before anything is offered. */
  *want({ items }: TargetPlan): Cooperative<void> {
    yield* forEachInSteps(items, (item) => {
      if (isDue(item)) this.#texts.add(item.source.value);
    });
  }

  /** Offers what a target file holds. */
  *offer({ items }: TargetPlan): Cooperative<void> {
    yield* forEachInSteps(items, (item) => {
      if (!isOwnMessage(item)) return;
      const { source } = item;
      if (item.state === 'kept') this.#byMachine.offer(source.value, item.current.value);
      const { state } = item;
      if ((state === 'translated' || state === 'reviewed') && !item.sameAsSource) {
        this.#byPerson.offer(source.value, item.current.value);
      }
    });
  }

  offerUnit(unit: TmxUnit): void {
    this.#inFiles.offerUnit(unit);
  }

  /** The translations of a plan's due messages, by `keyId`. Each has passed the checks of a machine's answer. */
  *find({ items }: TargetPlan): Cooperative<ReadonlyMap<string, Reused>> {
    const found = new Map<string, Reused>();
    yield* forEachInSteps(items, (item) => {
      const reused = isDue(item) ? this.#reused(item.source.value) : undefined;
      if (reused !== undefined) found.set(item.id, reused);
    });
    return found;
  }

  #reused(source: string): Reused | undefined {
    const tiers = [this.#byPerson, this.#inFiles, this.#byMachine];
    const tier = tiers.find((one) => one.find(source) !== undefined);
    const value = tier?.find(source);
    if (value === undefined || value === null) return undefined;
    const findings = checkMessage({ source, target: value, ...this.#locales });
    return findings.some(({ severity }) => severity === 'error')
      ? undefined
      : { value, findings, isFromMemory: tier === this.#inFiles };
  }
}

const isDue = (item: PlanItem) =>
  (item.state === 'missing' || item.state === 'stale') && isOwnMessage(item);

/** A plural form that only the target has is made from another message: its text is not a translation of that one. */
const isOwnMessage = ({ path, source }: PlanItem) => path === source.path;
