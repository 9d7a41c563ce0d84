import * as vscode from 'vscode';
import type { LocaleOption } from '../../../project/run/runJobs.ts';
import type { OptionName } from '../../../translation/options/translationOptions.ts';
import { format } from '../../../platform/ui/text/format.ts';

/** An option as it is called in sentences. */
function optionName(option: OptionName): string {
  switch (option) {
    case 'formality':
      return vscode.l10n.t({
        message: 'formality',
        comment: 'Something that the service can do for a language: formal or informal address.',
      });
    case 'model':
      return vscode.l10n.t('choice of model');
    case 'style':
      return vscode.l10n.t('style rules');
    case 'instructions':
      return vscode.l10n.t('custom instructions');
    case 'preserveFormatting':
      return vscode.l10n.t('preserved formatting');
    case 'splitSentences':
      return vscode.l10n.t('splitting of sentences');
    case 'tagVersion':
      return vscode.l10n.t('version of tag handling');
    case 'showBilled':
      return vscode.l10n.t('display of billed characters');
  }
}

/** Says which options a run went without because the service does not offer them, a sentence for each. */
export function notOfferedTexts(all: readonly LocaleOption[]): readonly string[] {
  return byOption(all).map(([option, locales]) =>
    vscode.l10n.t({
      message: 'Not offered by the service for {1}, and so not used: {0}.',
      args: [optionName(option), format.list(locales)],
      comment: '{0} is an option such as “formality”, {1} a list of locales.',
    }),
  );
}

/** Says which options the service refused, a sentence for each. */
export function refusedTexts(all: readonly LocaleOption[]): readonly string[] {
  return byOption(all).map(([option, locales]) =>
    vscode.l10n.t({
      message: 'Refused by the service for {1}, which was translated without it: {0}.',
      args: [optionName(option), format.list(locales)],
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
