import * as vscode from 'vscode';
import { baseLanguage } from '../../../catalog/locale.ts';
import { targetCode, sourceCode } from '../../../service/languageCodes.ts';
import type { DocumentRequest, Formality } from '../../../service/schemas/documents.ts';
import type { Language } from '../../../service/schemas/languages.ts';
import { LinguisticAssets, type AssetChoice } from '../../../platform/account/linguisticAssets.ts';
import { settings } from '../../../platform/settings.ts';
import { format } from '../../../platform/ui/text/format.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import type { DocumentsContext } from '../documentsContext.ts';

/** How documents are to be translated, and what was chosen of it in words. */
export interface How {
  readonly locale: string;
  readonly request: DocumentRequest;
  readonly follows: readonly string[];
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
  const { follows, ...request } = aids;
  return {
    locale,
    request: { targetLanguage: targetCode(locale), ...request, ...(formality && { formality }) },
    follows: formality === undefined ? follows : [...follows, formalityText()[formality]],
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
  const fitting = await new LinguisticAssets(connection, scope, assets).for(source, locale);
  const sourceLanguage = source === undefined ? undefined : sourceCode(source);
  const targetLanguage = targetCode(locale);
  return {
    locale,
    request: { targetLanguage, sourceLanguage, formality, ...fitting },
    follows: [],
  };
}

type Aids = Pick<DocumentRequest, 'sourceLanguage' | 'memory' | 'glossary'>;
type AidItem = vscode.QuickPickItem & { readonly aid: Aids; readonly follows: string };

/** The memory and the glossary of the folder, as far as they fit. A glossary needs to know the language of the documents. */
async function chooseAids(
  { connection }: DocumentsContext,
  scope: vscode.Uri | undefined,
  locale: string,
): Promise<(Aids & Pick<How, 'follows'>) | undefined> {
  const set = settings.sourceLocale.get(scope);
  const source = set === '' || baseLanguage(set) === baseLanguage(locale) ? undefined : set;
  const { memory, glossary } = await new LinguisticAssets(connection, scope).for(source, locale);
  const items: AidItem[] = [];
  const memoryText = vscode.l10n.t('Translation Memory of This Folder');
  if (memory !== undefined) {
    items.push({ label: memoryText, picked: true, aid: { memory }, follows: memoryText });
  }
  if (glossary !== undefined && source !== undefined) {
    const glossaryText = vscode.l10n.t('Glossary of This Folder');
    const description = vscode.l10n.t(
      'only for documents that are in {0}',
      format.language(source),
    );
    const aid = { glossary, sourceLanguage: sourceCode(source) };
    items.push({ label: glossaryText, description, picked: true, aid, follows: glossaryText });
  }
  if (items.length === 0) return { follows: [] };
  const title = vscode.l10n.t('Translate Documents With');
  const picked = await showQuickPick(items, { title, canPickMany: true });
  if (picked === undefined) return undefined;
  const follows = picked.map((item) => item.follows);
  return Object.assign({ follows }, ...picked.map(({ aid }) => aid)) as Aids & Pick<How, 'follows'>;
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
