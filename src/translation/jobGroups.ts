import type { TranslationJob } from './job.ts';
import type { Question } from './journal.ts';
import type { RequestOptions } from './requestQueue.ts';
import type { Translator } from './translator.ts';

/** Jobs that ask the service the same: an answer to one of them is the answer to all. */
export interface JobGroup {
  readonly question: Question;
  /** At least one. */
  readonly jobs: readonly [TranslationJob, ...TranslationJob[]];
}

/** Puts jobs together that cannot be told apart on the wire, such as `fr` and `fr-CA` where the service knows one French. */
export function groupJobs(
  jobs: readonly TranslationJob[],
  translator: Pick<Translator, 'codesOf'>,
): readonly JobGroup[] {
  const groups = new Map<string, JobGroup & { jobs: [TranslationJob, ...TranslationJob[]] }>();
  for (const job of jobs) {
    const question = commonQuestion(job, translator);
    const id = JSON.stringify(question);
    const group = groups.get(id);
    if (group === undefined) groups.set(id, { question, jobs: [job] });
    else group.jobs.push(job);
  }
  return [...groups.values()];
}

function commonQuestion(job: TranslationJob, translator: Pick<Translator, 'codesOf'>): Question {
  const { sourceLocale, locale, memory, glossary, options } = job;
  return {
    ...translator.codesOf({ sourceLocale, targetLocale: locale }),
    ...(memory === undefined ? {} : { memory }),
    ...(glossary === undefined ? {} : { glossary }),
    ...(options === undefined ? {} : { options }),
  };
}

/** What the service is asked with texts of a group. */
export function questionOf({ question }: JobGroup, { context, tags }: RequestOptions): Question {
  return {
    ...question,
    ...(context === '' ? {} : { context }),
    ...(tags ? { tags } : {}),
  };
}
