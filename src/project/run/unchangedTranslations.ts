import { languageOf } from '../../message/checks/languageHabits.ts';
import type { TranslationEvent } from '../../translation/job.ts';

/** Locales for which the service has returned all texts, or nearly all, as they were: a sign that something is set wrongly. */
export interface UnchangedTranslations {
  readonly locales: readonly string[];
  /** Messages for these locales that are the source's text. */
  readonly unchanged: number;
  /** All that the service has answered for them. */
  readonly of: number;
  /** The language that the service took most of these texts for, where that is not the source's. */
  readonly detected?: string;
  /** No other locale was translated. */
  readonly isWholeRun: boolean;
}

/** A word that is the same in both languages is no sign, and neither are a few names; a whole list is. */
const fewest = { all: 3, nearlyAll: 10 } as const;
const nearlyAll = 0.9;

interface Counts {
  readonly source: string;
  unchanged: number;
  of: number;
  readonly detected: Map<string, number>;
}

/** Counts what comes back as it was sent, for locales of another language than the source's. */
export class UnchangedCount {
  readonly #locales = new Map<string, Counts>();
  readonly #others = new Set<string>();

  note(event: TranslationEvent): void {
    if (event.kind !== 'translated' && event.kind !== 'detected') return;
    const { sourceLocale = '', locale } = event.job;
    if (languageOf(sourceLocale) === languageOf(locale)) {
      if (event.kind === 'translated') this.#others.add(locale);
      return;
    }
    const counts = this.#locales.get(locale) ?? newCounts(sourceLocale);
    this.#locales.set(locale, counts);
    if (event.kind === 'detected') {
      const { language, texts } = event;
      counts.detected.set(language, (counts.detected.get(language) ?? 0) + texts);
      return;
    }
    counts.of++;
    if (event.unchanged) counts.unchanged++;
  }

  /** Undefined where there is no such locale. */
  result(): UnchangedTranslations | undefined {
    const all = [...this.#locales].filter(([, { of }]) => of > 0);
    const found = all.filter(([, counts]) => isSign(counts));
    if (found.length === 0) return undefined;
    const sum = (count: (one: Counts) => number) =>
      found.reduce((total, [, one]) => total + count(one), 0);
    const detected = commonLanguage(found.map(([, counts]) => counts));
    return {
      locales: found.map(([locale]) => locale),
      unchanged: sum(({ unchanged }) => unchanged),
      of: sum(({ of }) => of),
      ...(detected === undefined ? {} : { detected }),
      isWholeRun: found.length === all.length && this.#others.size === 0,
    };
  }
}

const newCounts = (source: string): Counts => ({
  source,
  unchanged: 0,
  of: 0,
  detected: new Map(),
});

function isSign({ unchanged, of }: Counts): boolean {
  if (unchanged === of) return of >= fewest.all;
  return of >= fewest.nearlyAll && unchanged >= nearlyAll * of;
}

/** A service that is told the source language repeats it. */
function commonLanguage(counts: readonly Counts[]): string | undefined {
  const languages = new Map<string, number>();
  let total = 0;
  for (const { source, detected } of counts) {
    for (const [language, texts] of detected) {
      total += texts;
      if (languageOf(language.toLowerCase()) === languageOf(source)) continue;
      languages.set(language, (languages.get(language) ?? 0) + texts);
    }
  }
  const [first] = [...languages].toSorted((a, b) => b[1] - a[1]);
  return first !== undefined && first[1] * 2 > total ? first[0] : undefined;
}
