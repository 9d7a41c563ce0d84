import * as vscode from 'vscode';
import { baseLanguage } from '../../../catalog/locale.ts';
import { targetCode, sourceCode } from '../../../service/languageCodes.ts';
import type { DocumentRequest, Formality } from '../../../service/schemas/documents.ts';
import type { Language } from '../../../service/schemas/languages.ts';
import {
  glossaryIdFor,
  LinguisticAssets,
  type AssetChoice,
} from '../../../platform/account/linguisticAssets.ts';
import { pickSource } from '../../../platform/account/pickSource.ts';
import { unusedText } from '../../../platform/account/unusedText.ts';
import { sourceOfFolder } from '../../../platform/workspace/folderSource.ts';
import { settings } from '../../../platform/settings.ts';
import { pickMany, showQuickPick } from '../../../platform/ui/quickPick.ts';
import type { DocumentsContext } from '../documentsContext.ts';

/** How documents are to be translated, and what was chosen of it in words. */
export interface How {
  readonly locale: string;
  readonly request: DocumentRequest;
  readonly follows: readonly string[];
  /** What the folder has chosen and is not used, and why, in sentences. */
  readonly unused: readonly string[];
}

/** Asks for the language, and then only for what the folder has chosen and the language can do. */
export async function chooseHow(
  context: DocumentsContext,
  scope: vscode.Uri,
): Promise<How | undefined> {
  const locale = await context.targets.pick(vscode.l10n.t('Translate Documents Into'), scope);
  if (locale === undefined) return undefined;
  await context.targets.remember(locale);
  const aids = await chooseAids(context, scope, locale);
  if (aids === undefined) return undefined;
  const asked = await chooseFormality(context, locale);
  if (asked === 'cancelled') return undefined;
  const formality = asked === 'usual' ? undefined : asked;
  const { follows, unused, ...request } = aids;
  return {
    locale,
    request: { targetLanguage: targetCode(locale), ...request, ...(formality && { formality }) },
    follows: formality === undefined ? follows : [...follows, formalityText()[formality]],
    unused,
  };
}

/** What the caller of a command has chosen; a memory or a glossary that does not fit the pair is left out. */
export async function givenHow(
  { connection }: DocumentsContext,
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

type Aids = Pick<DocumentRequest, 'sourceLanguage' | 'memory' | 'glossary'>;
type AidItem = vscode.QuickPickItem & { readonly aid: Aids; readonly follows: string };

/**
 * The memory and the glossary of the folder. A glossary needs to know the language of the documents, which is asked for;
 * what cannot be used is shown with the reason, before anything is sent.
 */
async function chooseAids(
  context: DocumentsContext,
  scope: vscode.Uri | undefined,
  locale: string,
): Promise<(Aids & Pick<How, 'follows' | 'unused'>) | undefined> {
  const needsSource = scope !== undefined && glossaryIdFor(scope, {}) !== '';
  const asked = needsSource ? await askSource(context, scope, locale) : undefined;
  if (needsSource && asked === undefined) return undefined;
  const source = asked === 'detect' ? undefined : (asked ?? likelySource(scope, locale));
  const assets = new LinguisticAssets(context.connection, scope);
  const { memory, glossary } = await assets.for(source, locale);
  const missing = await assets.unused(source, locale);
  const items: AidItem[] = [];
  const names = { memory: memoryText(), glossary: glossaryText() };
  if (memory !== undefined) {
    items.push({ label: names.memory, picked: true, aid: { memory }, follows: names.memory });
  }
  if (glossary !== undefined) {
    items.push({ label: names.glossary, picked: true, aid: { glossary }, follows: names.glossary });
  }
  const disabled = missing.map((one): AidItem => {
    const detail = unusedText(one, source, locale);
    return { label: names[one.asset], detail, iconPath: slash(), aid: {}, follows: '' };
  });
  const unused = missing.map((one) => unusedText(one, source, locale));
  const language =
    asked === undefined || asked === 'detect' ? {} : { sourceLanguage: sourceCode(asked) };
  if (items.length === 0 && disabled.length === 0) return { follows: [], unused };
  const title = vscode.l10n.t('Translate Documents With');
  const picked = await pickMany({ title, items: [...items, ...disabled], disabled });
  if (picked === undefined) return undefined;
  const follows = picked.map((item) => item.follows);
  return Object.assign({ follows, unused, ...language }, ...picked.map(({ aid }) => aid)) as Aids &
    Pick<How, 'follows' | 'unused'>;
}

const memoryText = () => vscode.l10n.t('Translation Memory of This Folder');
const glossaryText = () => vscode.l10n.t('Glossary of This Folder');
const slash = () => new vscode.ThemeIcon('circle-slash');

async function askSource(
  { languages }: DocumentsContext,
  scope: vscode.Uri,
  locale: string,
): Promise<string | undefined> {
  return pickSource({
    title: vscode.l10n.t('Language of the Documents'),
    placeholder: vscode.l10n.t('The glossary of this folder needs the language of the documents.'),
    likely: await sourceOfFolder(scope),
    likelyText: (language) => vscode.l10n.t('The documents are in: {0}', language),
    detect: vscode.l10n.t('Translate Without the Glossary'),
    target: locale,
    offered: await languages.of('translate_document'),
  });
}

/** By which a memory is found to serve the documents; the service detects their language all the same. */
function likelySource(scope: vscode.Uri | undefined, locale: string): string | undefined {
  const set = settings.sourceLocale.get(scope);
  return set === '' || baseLanguage(set) === baseLanguage(locale) ? undefined : set;
}

const formalityText = (): Readonly<Record<Formality, string>> => ({
  prefer_more: vscode.l10n.t('More Formal'),
  prefer_less: vscode.l10n.t('Less Formal'),
});

async function chooseFormality(
  { languages }: DocumentsContext,
  locale: string,
): Promise<Formality | 'usual' | 'cancelled'> {
  if (!knowsFormality(await languages.of('translate_document'), locale)) return 'usual';
  const text = formalityText();
  const items = [
    { label: vscode.l10n.t('As Usual'), formality: 'usual' as const },
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
