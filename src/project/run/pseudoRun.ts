import type { TranslationJob } from '../../translation/job.ts';
import { pseudoTranslator } from '../../translation/pseudoTranslator.ts';
import { translateUnits } from '../../translation/run.ts';
import { collectRun, nothingSent, type SentRun } from './sentRun.ts';

/** Makes the texts of pseudo-locales; nothing leaves the machine. */
export async function pseudoRun(
  jobs: readonly TranslationJob[],
  signal: AbortSignal,
): Promise<SentRun> {
  if (jobs.length === 0) return nothingSent;
  return collectRun(translateUnits(jobs, pseudoTranslator, { tagHandling: true, signal }));
}

/** A run together with what was made for its pseudo-locales: that cost nothing, and is as odd as it is meant to be. */
export function withPseudo(sent: SentRun, made: SentRun): SentRun {
  if (made === nothingSent) return sent;
  return {
    ...sent,
    translated: new Map([...sent.translated, ...asMeant(made.translated)]),
    failed: new Map([...sent.failed, ...made.failed]),
  };
}

const asMeant = (translated: SentRun['translated']): SentRun['translated'] =>
  new Map(Array.from(translated, ([unit, event]) => [unit, { ...event, findings: [] }]));
