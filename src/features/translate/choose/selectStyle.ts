import * as vscode from 'vscode';
import { canonicalLocale, sameLocale } from '../../../resources/locale.ts';
import { TargetLanguages } from '../../../platform/account/targetLanguages.ts';
import type { Services } from '../../../platform/services.ts';
import { settings } from '../../../platform/settings.ts';
import { parseCommandArgument } from '../../../platform/ui/command.ts';
import { withLateCancel } from '../../../platform/ui/messages.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import type { StyleRuleList } from '../../../service/text/styleRuleService.ts';
import { choices } from '../../../texts/choices.ts';
import { format } from '../../../texts/format.ts';
import { uiText } from '../../../texts/uiText.ts';
import { hint, UserError } from '../../../platform/ui/userError.ts';
import { chooseScope } from '../../../platform/workspace/useForFolder.ts';
import { sourceCode } from '../../../service/languageCodes.ts';
import { offersOption } from '../../../service/text/offersOption.ts';
import { choiceFor } from '../../../translation/options/optionChoice.ts';
import { pairsOfActiveFile } from './localePair.ts';
import { fitGroups, pickOne, type Choosable } from './pickOne.ts';
import { noLocaleText } from '../../../texts/reasons/projectProblemText.ts';

/** Chooses the list of style rules that translations of a workspace folder into a locale follow. */
export async function selectStyle(services: Services, choice: unknown): Promise<void> {
  const scope = await chooseScope();
  if (scope === undefined) return;
  const folder = scope.folder?.uri;
  const chosen = choice === undefined ? await ask(services, folder) : await given(choice);
  if (chosen === undefined) return;
  const locale = canonicalLocale(chosen.locale);
  if (locale === undefined) {
    throw new UserError(noLocaleText(chosen.locale));
  }
  await setLocaleOption(locale, { style: chosen.style ?? undefined }, folder);
}

async function given(choice: unknown) {
  const { styleArguments } = await import('./translateArguments.ts');
  return parseCommandArgument(styleArguments, choice);
}

async function ask(services: Services, folder: vscode.Uri | undefined) {
  const locale = await pickLocale(new TargetLanguages(services), folder);
  if (locale === undefined) return undefined;
  const lists = await withLateCancel(vscode.l10n.t('Loading style rules…'), async (signal) =>
    (await services.connection.service()).styleRules.list({ signal }),
  );
  const style = await pickOne({
    title: vscode.l10n.t('Select Style Rules'),
    placeholder: vscode.l10n.t('For {0}', format.language(locale)),
    none: vscode.l10n.t('No Style Rules'),
    current: localeChoice(locale, folder).style ?? '',
    groups: fitGroups(lists.map((list) => choosable(list, locale))),
  });
  return style === undefined ? undefined : { locale, style };
}

/** One of the target locales of the file in the editor, or any other. */
async function pickLocale(
  languages: TargetLanguages,
  folder: vscode.Uri | undefined,
): Promise<string | undefined> {
  const title = vscode.l10n.t('Select Style Rules');
  const targets = (await pairsOfActiveFile())?.targets ?? [];
  if (targets.length === 0) {
    return languages.pick(title, folder ?? vscode.Uri.from({ scheme: 'untitled' }));
  }
  const offered = folder === undefined ? [] : await languages.offered(folder);
  const locales = targets.filter((locale) => offersOption(offered, 'style', locale));
  const [first, ...others] = locales;
  if (first === undefined) {
    const names = format.list(targets.map(format.language));
    throw hint(vscode.l10n.t('The service has no style rules for {0}.', names));
  }
  if (others.length === 0) return first;
  const items = locales.map((locale) => ({
    label: format.language(locale),
    description: locale,
    locale,
  }));
  const placeHolder = vscode.l10n.t('Translations into…');
  return (await showQuickPick(items, { title, placeHolder }))?.locale;
}

function choosable({ id, name, language }: StyleRuleList, locale: string): Choosable {
  const fits = sourceCode(language) === sourceCode(locale);
  return {
    id,
    label: uiText(name),
    description: format.language(language),
    problem: fits
      ? undefined
      : vscode.l10n.t({
          message: 'It is for translations into {0}.',
          args: [format.language(language)],
          comment: 'Said of a list of style rules.',
        }),
  };
}

/** Chooses how translations of a workspace folder address their readers. */
export async function selectFormality(languages: TargetLanguages, choice: unknown): Promise<void> {
  const scope = await chooseScope();
  if (scope === undefined) return;
  const folder = scope.folder?.uri;
  if (choice !== undefined) {
    const { formalityArguments } = await import('./translateArguments.ts');
    const { formality, locale } = parseCommandArgument(formalityArguments, choice);
    if (locale !== undefined) await setLocaleOption(locale, { formality }, folder);
    else await settings.translate.formality.set(formality, folder);
    return;
  }
  const formality = await askFormality(languages, folder);
  if (formality !== undefined) await settings.translate.formality.set(formality, folder);
}

async function askFormality(
  languages: TargetLanguages,
  folder: vscode.Uri | undefined,
): Promise<ReturnType<typeof settings.translate.formality.get> | undefined> {
  const targets = (await pairsOfActiveFile())?.targets ?? [];
  const offered = folder === undefined ? [] : await languages.offered(folder);
  const without = targets.filter((locale) => !offersOption(offered, 'formality', locale));
  const names = format.list(without.map(format.language));
  if (targets.length > 0 && without.length === targets.length) {
    throw hint(vscode.l10n.t('The service has no formality for {0}.', names));
  }
  const current = settings.translate.formality.get(folder);
  const items = [
    { label: choices.asUsual(), formality: 'default' as const },
    { label: choices.moreFormal(), formality: 'more' as const },
    { label: choices.lessFormal(), formality: 'less' as const },
  ].map((item) => ({
    ...item,
    ...(item.formality === current ? { iconPath: new vscode.ThemeIcon('check') } : {}),
    ...(item.formality !== 'default' && without.length > 0
      ? { description: vscode.l10n.t('not for {0}', names) }
      : {}),
  }));
  const title = vscode.l10n.t('Select Formality');
  return (await showQuickPick(items, { title }))?.formality;
}

/** What the settings of a folder say of translations into a locale. */
const localeChoice = (locale: string, scope: vscode.Uri | undefined) =>
  choiceFor(settings.translate.locales.get(scope), locale);

/** Stores one option of a locale in the settings of a folder, beside the others that are there; `undefined` takes it out. */
async function setLocaleOption(
  locale: string,
  option: Readonly<Record<string, unknown>>,
  scope: vscode.Uri | undefined,
): Promise<void> {
  const setting = settings.translate.locales;
  const own = { ...setting.own(scope) };
  const key = Object.keys(own).find((name) => sameLocale(name, locale)) ?? locale;
  const known = own[key];
  const entry = { ...(typeof known === 'object' ? known : {}), ...option };
  const left = Object.entries(entry).filter(([, value]) => value !== undefined);
  if (left.length === 0) delete own[key];
  else own[key] = Object.fromEntries(left);
  await setting.set(Object.keys(own).length === 0 ? undefined : own, scope);
}
