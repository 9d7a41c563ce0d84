import { l10n } from '../l10n.ts';
import type { LocaleOption } from '../../project/run/runJobs.ts';
import type { OptionName } from '../../translation/options/translationOptions.ts';
import { format } from '../format.ts';
import { choices } from '../choices.ts';

/** Options as they are called in sentences. */
const optionNames: Readonly<Record<OptionName, () => string>> = {
  formality: choices.formality,
  model: () => l10n.t('choice of model'),
  style: () => l10n.t('style rules'),
  instructions: () => l10n.t('custom instructions'),
  preserveFormatting: () => l10n.t('preserved formatting'),
  splitSentences: () => l10n.t('splitting of sentences'),
  tagVersion: () => l10n.t('version of tag handling'),
  showBilled: () => l10n.t('display of billed characters'),
};

/** Says which options a run went without because the service does not offer them, a sentence for each. */
export function notOfferedTexts(all: readonly LocaleOption[]): readonly string[] {
  return byOption(all).map(([option, locales]) =>
    l10n.t({
      message: 'Not offered by the service for {1}, and so not used: {0}.',
      args: [optionNames[option](), format.list(locales)],
      comment: '{0} is an option such as “formality”, {1} a list of locales.',
    }),
  );
}

/** Says which options the service refused, a sentence for each. */
export function refusedTexts(all: readonly LocaleOption[]): readonly string[] {
  return byOption(all).map(([option, locales]) =>
    l10n.t({
      message: 'Refused by the service for {1}, which was translated without it: {0}.',
      args: [optionNames[option](), format.list(locales)],
      comment: '{0} is an option such as “formality”, {1} a list of locales.',
    }),
  );
}

function byOption(all: readonly LocaleOption[]): readonly (readonly [OptionName, string[]])[] {
  const locales = new Map<OptionName, string[]>();
  for (const { option, locale } of all) {
    locales.set(option, [...(locales.get(option) ?? []), locale]);
  }
  return [...locales];
}
