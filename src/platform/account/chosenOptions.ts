import * as vscode from 'vscode';
import type { ChosenOptions } from '../../project/ports/linguisticAssets.ts';
import type { Language } from '../../service/schemas/languages.ts';
import { offersOption } from '../../service/shaping/offersOption.ts';
import {
  choiceFor,
  instructionsProblem,
  merged,
  optionsOf,
  type OptionChoice,
} from '../../translation/options/optionChoice.ts';
import {
  optionLimits,
  optionNames,
  withoutOptions,
} from '../../translation/options/translationOptions.ts';
import { settings } from '../settings.ts';
import { format } from '../../texts/format.ts';
import { nextStep } from '../ui/nextStep.ts';
import { UserError } from '../ui/userError.ts';

/**
 * The options of translations into a locale: by the settings of a folder, then by those of the locale in it, then by what
 * was chosen for this time. What the service does not offer for the locale is left out.
 *
 * @throws {UserError} for instructions that the service would refuse for their number or length
 */
export function chosenOptions(
  scope: vscode.Uri | undefined,
  choice: OptionChoice,
  { locale, languages }: { readonly locale: string; readonly languages: readonly Language[] },
): ChosenOptions {
  if (settings.translate.pseudo.get(scope)) return { options: {}, notOffered: [] };
  const { translate } = settings;
  const ofLocale = choiceFor(translate.locales.get(scope), locale);
  const options = optionsOf(merged(ofFolder(scope), ofLocale, choice));
  refuseInstructions(instructionsProblem(options), locale);
  const notOffered = optionNames.filter(
    (name) => options[name] !== undefined && !offersOption(languages, name, locale),
  );
  return { options: withoutOptions(options, notOffered), notOffered };
}

function ofFolder(scope: vscode.Uri | undefined): OptionChoice {
  const { translate } = settings;
  return {
    formality: translate.formality.get(scope),
    model: translate.model.get(scope),
    preserveFormatting: translate.preserveFormatting.get(scope),
    splitSentences: translate.splitSentences.get(scope),
    tagHandlingVersion: translate.tagHandlingVersion.get(scope),
    showBilledCharacters: translate.showBilledCharacters.get(scope),
  };
}

function refuseInstructions(problem: 'tooMany' | 'tooLong' | undefined, locale: string): void {
  if (problem === undefined) return;
  const { instructions, instructionLength } = optionLimits;
  throw new UserError(
    problem === 'tooMany'
      ? vscode.l10n.t({
          message:
            'The service takes no more than {0} custom instructions, and {1} has more. Nothing was sent.',
          args: [instructions, format.language(locale)],
          comment: '{0} is a number, {1} the name of a language.',
        })
      : vscode.l10n.t({
          message:
            'A custom instruction for {1} is longer than the {0} characters that the service takes. Nothing was sent.',
          args: [instructionLength, format.language(locale)],
          comment: '{0} is a number, {1} the name of a language.',
        }),
    nextStep.openSettings(settings.translate.locales.key),
  );
}
