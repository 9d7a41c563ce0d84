import type { FileEntries } from '../../resources/ledger/ledger.ts';
import { planInSteps, type PlanItem, type TargetPlan } from '../../resources/plan.ts';
import { forEachInSteps, type Cooperative } from '../../resources/cooperative.ts';
import type { SourceFacts } from '../../resources/sourceFacts.ts';
import { translatable } from '../../message/translatable.ts';
import { contextOf } from './messageContext.ts';
import type { TranslationUnit } from '../../translation/job.ts';
import { messagesElsewhere } from './messagesElsewhere.ts';
import { pluralNeeds, type PluralInput, type PluralNeeds } from './pluralNeeds.ts';

/** One target file of one source file, before its run. */
export interface TargetInput extends PluralInput {
  /** See `PlanInput`. */
  readonly facts?: SourceFacts | undefined;
  readonly entries: FileEntries;
  /** See `PlanInput`. */
  readonly renewSameAsSource?: boolean;
  /** Whether each unit is sent with its place in the file as context. */
  readonly context: boolean;
}

/** What there is to do for a target file. */
export interface PlannedTarget {
  readonly plan: TargetPlan;
  /** What is missing or stale, by key; the `id` of a unit is the `keyId` of its message. */
  readonly units: readonly TranslationUnit[];
}

/** Plans a target file and names what has to be translated for it. Nothing that belongs to a person is among it. */
export function* planTargetFile(input: TargetInput): Cooperative<PlannedTarget> {
  const { source, target, entries, sourceLocale } = input;
  const { examples, families, ...needs } = pluralNeeds(input);
  yield;
  const { program } = input;
  const elsewhere = messagesElsewhere({ source, target, program, families, ...needs });
  yield;
  const plan = yield* planInSteps({
    source,
    target,
    sourceLocale,
    entries,
    translatable,
    facts: input.facts,
    renewSameAsSource: input.renewSameAsSource ?? false,
    elsewhere,
    ...needs,
  });
  return { plan, units: yield* unitsOf(input, plan.items.filter(isDue), examples) };
}

function* unitsOf(
  input: TargetInput,
  due: readonly PlanItem[],
  examples: PluralNeeds['examples'],
): Cooperative<readonly TranslationUnit[]> {
  if (due.length === 0) return [];
  const { source, context, program } = input;
  const contexts = context ? contextOf(source) : () => undefined;
  const units: TranslationUnit[] = [];
  yield* forEachInSteps(due, (item) => {
    const { id } = item;
    const context = contexts(item.source);
    const example = examples.get(id);
    units.push({
      id,
      source: item.source.value,
      syntax: program.syntax,
      ...(context === undefined ? {} : { context }),
      ...(example === undefined ? {} : { example }),
    });
  });
  return units;
}

const isDue = ({ state }: PlanItem) => state === 'missing' || state === 'stale';

/** How many messages a run is to make. */
export function dueCount({ plan: { counts } }: PlannedTarget): number {
  return counts.missing + counts.renamed + counts.stale;
}

/** Messages of a target that are the text of their source, and that nobody has reviewed. */
export interface SameAsSource {
  readonly count: number;
  /** Those that the ledger does not know yet: nobody was asked about them. */
  readonly unasked: number;
  /** They are so many that the file was copied from the source rather than translated. */
  readonly isCopied: boolean;
}

/** How much of a target is the same as its source: names that stay, or texts that nobody has translated. */
export function countSameAsSource({ plan }: PlannedTarget): SameAsSource {
  let [count, unasked, translated] = [0, 0, 0];
  for (const item of plan.items) {
    if (item.state === 'skipped' || item.state === 'missing' || item.state === 'renamed') continue;
    translated++;
    if (item.state !== 'translated' || !item.sameAsSource) continue;
    count++;
    if (!plan.entries.has(item.id)) unasked++;
  }
  const isCopied = unasked * 2 >= translated || (unasked >= 5 && unasked * 10 >= translated);
  return { count, unasked, isCopied: unasked > 0 && isCopied };
}

/** The values that a renamed key takes along, by `keyId`. */
export function movedValues({ items }: TargetPlan): ReadonlyMap<string, string> {
  return new Map(
    items.flatMap((item) =>
      item.state === 'renamed' ? [[item.id, item.from.value] as const] : [],
    ),
  );
}
