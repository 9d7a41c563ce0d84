import * as vscode from 'vscode';
import { targetCode, sourceCode } from '../../../service/languageCodes.ts';
import type { DocumentRequest, Formality } from '../../../service/schemas/documents.ts';
import type { Language } from '../../../service/schemas/languages.ts';
import { LinguisticAssets, type AssetChoice } from '../../../platform/account/linguisticAssets.ts';
import { TargetLanguages } from '../../../platform/account/targetLanguages.ts';
import { unusedText } from '../../../platform/account/unusedText.ts';
import type { Services } from '../../../platform/services.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import { chooseAids } from './chooseAids.ts';
import { choices } from '../../../texts/choices.ts';

/** How documents are to be translated, and what was chosen of it in words. */
export interface How {
  readonly locale: string;
  readonly request: DocumentRequest;
  readonly follows: readonly string[];
  /** What the folder has chosen and is not used, and why, in sentences. */
  readonly unused: readonly string[];
}

/** Asks for the language, and then only for what the folder has chosen and the language can do. */
export async function chooseHow(services: Services, scope: vscode.Uri): Promise<How | undefined> {
  const targets = new TargetLanguages(services);
  const locale = await targets.pick(vscode.l10n.t('Translate Documents Into'), scope);
  if (locale === undefined) return undefined;
  await targets.remember(locale);
  const aids = await chooseAids(services, scope, locale);
  if (aids === undefined) return undefined;
  const asked = await chooseFormality(services, locale);
  if (asked === 'cancelled') return undefined;
  const formality = asked === 'usual' ? undefined : asked;
  const { follows, unused, request } = aids;
  return {
    locale,
    request: { targetLanguage: targetCode(locale), ...request, ...(formality && { formality }) },
    follows: formality === undefined ? follows : [...follows, formalityText()[formality]],
    unused,
  };
}

/** What the caller of a command has chosen; a memory or a glossary that does not fit the pair is left out. */
export async function givenHow(
  { connection }: Services,
  scope: vscode.Uri | undefined,
  given: AssetChoice & {
    readonly locale: string;
    readonly source: string | undefined;
    readonly formality: Formality | undefined;
  },
): Promise<How> {
  const { locale, source, formality, ...assets } = given;
  const chosen = new LinguisticAssets(connection, scope, assets);
  const fitting = await chosen.for(source, locale);
  const missing = await chosen.unused(source, locale);
  const sourceLanguage = source === undefined ? undefined : sourceCode(source);
  const targetLanguage = targetCode(locale);
  return {
    locale,
    request: { targetLanguage, sourceLanguage, formality, ...fitting },
    follows: [],
    unused: missing.map((one) => unusedText(one, source, locale)),
  };
}

const formalityText = (): Readonly<Record<Formality, string>> => ({
  prefer_more: choices.moreFormal(),
  prefer_less: choices.lessFormal(),
});

async function chooseFormality(
  { languages }: Services,
  locale: string,
): Promise<Formality | 'usual' | 'cancelled'> {
  if (!knowsFormality(await languages.wanted('translate_document'), locale)) return 'usual';
  const text = formalityText();
  const items = [
    { label: choices.asUsual(), formality: 'usual' as const },
    { label: text.prefer_more, formality: 'prefer_more' as const },
    { label: text.prefer_less, formality: 'prefer_less' as const },
  ];
  const title = vscode.l10n.t('How to Address the Reader');
  return (await showQuickPick(items, { title }))?.formality ?? 'cancelled';
}

function knowsFormality(languages: readonly Language[], locale: string): boolean {
  const wanted = targetCode(locale);
  return languages.some(
    ({ code, target, features }) =>
      target && code.toUpperCase() === wanted && features.has('formality'),
  );
}
