import * as z from 'zod/mini';
import { timeOf } from '../http/wireTime.ts';
import type { ApiKey } from './apiKeys.ts';

/** What a key, known by its label only, has used on a day. */
export interface DayUsage {
  readonly label: string;
  readonly day: Date;
  readonly characters: number;
  readonly speechMinutes: number;
}

/** What a key has used, the latest day first. */
export interface KeyUsage {
  readonly days: readonly DayUsage[];
  readonly characters: number;
  readonly speechMinutes: number;
  /** Keys with the same label, which the service does not tell apart. */
  readonly sharedBy: number;
}

const optionalNumber = z.nullish(z.number());
const entry = z.looseObject({
  api_key_label: z.nullish(z.string()),
  usage_date: z.nullish(z.string()),
  usage: z.looseObject({
    total_characters: optionalNumber,
    speech_to_text_minutes: optionalNumber,
    speech_to_text_milliseconds: optionalNumber,
  }),
});

/** Days that are no dates are left out. */
export const usageReportSchema = z.pipe(
  z.looseObject({
    usage_report: z.looseObject({ key_and_day_usages: z.nullish(z.array(entry)) }),
  }),
  z.transform((wire): readonly DayUsage[] =>
    (wire.usage_report.key_and_day_usages ?? []).flatMap((one) => {
      const day = timeOf(one.usage_date);
      const { total_characters, speech_to_text_minutes, speech_to_text_milliseconds } = one.usage;
      const speechMinutes = speech_to_text_minutes ?? (speech_to_text_milliseconds ?? 0) / 60_000;
      const label = one.api_key_label ?? '';
      return day === undefined
        ? []
        : [{ label, day, characters: total_characters ?? 0, speechMinutes }];
    }),
  ),
);

/** What each key has used, by its id. The report names keys by their labels, which several may share. */
export function usageOfKeys(
  keys: readonly Pick<ApiKey, 'id' | 'label'>[],
  report: readonly DayUsage[],
): ReadonlyMap<string, KeyUsage> {
  const byLabel = groupedByLabel(report);
  const sharing = groupedByLabel(keys);
  return new Map(
    keys.map(({ id, label }) => {
      const days = (byLabel.get(label) ?? []).toSorted((a, b) => b.day.getTime() - a.day.getTime());
      const sum = (of: (day: DayUsage) => number) => days.reduce((all, day) => all + of(day), 0);
      const usage = {
        days,
        characters: sum(({ characters }) => characters),
        speechMinutes: sum(({ speechMinutes }) => speechMinutes),
        sharedBy: sharing.get(label)?.length ?? 1,
      };
      return [id, usage];
    }),
  );
}

function groupedByLabel<T extends { readonly label: string }>(
  all: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(one.label);
    if (group === undefined) groups.set(one.label, [one]);
    else group.push(one);
  }
  return groups;
}

/** The days that a report can have now, as the service writes them: the last so many, up to yesterday, in UTC. */
export function lastDays(
  count: number,
  now: Date,
): { readonly start: string; readonly end: string } {
  const day = (back: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - back))
      .toISOString()
      .slice(0, 10);
  return { start: day(count), end: day(1) };
}
