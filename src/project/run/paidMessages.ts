import { canonicalLocale, sameLocale } from '../../resources/locale.ts';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import type { Question } from '../../translation/journal.ts';
import { estimate } from '../../translation/run.ts';
import type { RunService } from '../ports/translationStore.ts';
import type { Files } from '../ports/files.ts';
import type { LinguisticAssets } from '../ports/linguisticAssets.ts';
import type { ReuseFrom } from '../ports/reuseFrom.ts';
import type { Project } from '../plan/project.ts';
import { prepareRun } from './prepareRun.ts';

/** The project of a run that did not come to its end, and what it has left. */
export interface LeftRun {
  readonly project: Project;
  readonly files: Files;
  readonly sets: readonly ResourceSet[];
  readonly reuse: ReuseFrom;
  readonly service: RunService;
  /** What the answers in its journal were asked for with, the latest last. */
  readonly questions: readonly Question[];
}

/**
 * Counts the messages that lack nothing but being written: a run would make them of the answers in the journal. Not those of
 * files that were complete before the end. Nothing is sent.
 */
export async function paidMessages(left: LeftRun): Promise<number> {
  const { project, files, sets, reuse, service } = left;
  const opened = [];
  for (const locale of localesOf(left)) opened.push(await project.openAll(sets, locale));
  const all = {
    targets: opened.flatMap(({ targets }) => targets),
    refused: opened.flatMap(({ refused }) => refused),
  };
  const { jobs } = await prepareRun(files, all, { reuse, assets: assetsOf(left) });
  let count = 0;
  await estimate(jobs, service.translator, {
    ...service,
    onEnds(events) {
      count += events.filter(({ kind }) => kind === 'translated').length;
    },
  });
  return count;
}

/** The locales of the project that answers are for; one that has no file yet goes by its code. */
function localesOf({ sets, service, questions }: LeftRun): readonly string[] {
  const existing = sets.flatMap(({ targets }) =>
    targets.flatMap(({ exists, locale }) => (exists ? locale : [])),
  );
  const codes = [...new Set(questions.map(({ targetLocale }) => targetLocale))];
  const locales = codes.flatMap((code) => {
    const here = existing.filter((locale) => codeOf(locale, service) === code);
    return here.length > 0 ? here : (canonicalLocale(code) ?? []);
  });
  return locales.filter(
    (locale, place) => locales.findIndex((one) => sameLocale(one, locale)) === place,
  );
}

/** What the run had chosen for a locale. */
function assetsOf({ service, questions }: LeftRun): LinguisticAssets {
  const asked = (locale: string) =>
    questions.findLast(({ targetLocale }) => targetLocale === codeOf(locale, service));
  return {
    chosen: [],
    for(_, locale) {
      const { memory, glossary } = asked(locale) ?? {};
      return Promise.resolve({
        ...(memory && { memory }),
        ...(glossary !== undefined && { glossary }),
      });
    },
    optionsFor: (locale) => ({ options: asked(locale)?.options ?? {}, notOffered: [] }),
  };
}

const codeOf = (locale: string, { translator }: RunService) =>
  translator.codesOf({ sourceLocale: undefined, targetLocale: locale }).targetLocale;
