import type { TranslationJob } from '../../translation/job.ts';
import { recallAnswers } from '../../translation/run.ts';
import type { AnswerStore, RunService } from '../ports/answerStore.ts';

/** Closes the journal of a run; `unwritten` are the jobs with the units whose translations are in no file. */
export function closeAnswers(
  answers: Pick<AnswerStore, 'close'>,
  { translator, tagHandling, journal }: RunService,
  unwritten: readonly TranslationJob[],
): Promise<Uint8Array> {
  if (unwritten.length === 0) return answers.close(journal, undefined);
  return answers.close(journal, (left) =>
    recallAnswers(unwritten, translator, { tagHandling, journal: left }),
  );
}
