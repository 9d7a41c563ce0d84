import { l10n } from '../l10n.ts';
import type { LocalePlan, RunPlan } from '../../project/run/runPlan.ts';
import { format, quantity } from '../format.ts';
import { statusText } from '../states/statusText.ts';
import { labels } from '../labels.ts';

/** Locales that a dialog names. */
const named = 8;

/** A plan as the lines of a dialog. */
export function planLines({ locales, requests, without }: RunPlan): readonly string[] {
  const others = locales.length - named;
  return [
    ...locales.slice(0, named).map(localeLine),
    ...(others > 0 ? [labels.andMore(format.number(others))] : []),
    '',
    ...withoutLines(without),
    ...reusedLines(locales),
    l10n.t('Requests: {0}. Identical texts are sent only once.', format.number(requests)),
  ];
}

function localeLine({ locale, counts, characters }: LocalePlan): string {
  return l10n.t({
    message: '{0}: {1} — {2}',
    args: [format.language(locale), statusText(counts), quantity.characters(characters)],
    comment:
      '{0} is a language, {1} what is left to do in it, {2} a number such as “30 characters” to be sent.',
  });
}

/** What was chosen and will not be used. */
export function withoutLines({ memory, glossary }: RunPlan['without']): readonly string[] {
  const lines = [
    memory.length > 0 &&
      l10n.t(
        'The translation memory does not cover these locales, and is not used for them: {0}.',
        format.list(memory),
      ),
    glossary.length > 0 &&
      l10n.t(
        'The glossary has no dictionary for these locales, and is not used for them: {0}.',
        format.list(glossary),
      ),
  ];
  return lines.filter((line) => line !== false);
}

/** What need not be sent. */
export function reusedLines(locales: readonly LocalePlan[]): readonly string[] {
  const sum = (count: (plan: LocalePlan) => number) =>
    locales.reduce((total, plan) => total + count(plan), 0);
  const [reused, fromMemory, moved, personal] = [
    sum((plan) => plan.reused),
    sum((plan) => plan.fromMemory),
    sum((plan) => plan.moved),
    sum((plan) => plan.personal),
  ];
  const lines = [
    reused > 0 && l10n.t('Reused from the files of the project: {0}', quantity.messages(reused)),
    fromMemory > 0 && l10n.t('Reused from TMX files: {0}', quantity.messages(fromMemory)),
    moved > 0 && l10n.t('Moved along with renamed keys: {0}', quantity.messages(moved)),
    personal > 0 &&
      l10n.t(
        'Outdated, but translated or reviewed by somebody, so left as they are: {0}',
        quantity.messages(personal),
      ),
  ];
  return lines.filter((line) => line !== false);
}
