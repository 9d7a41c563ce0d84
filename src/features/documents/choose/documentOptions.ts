import * as vscode from 'vscode';
import { baseLanguage } from '../../../resources/locale.ts';
import { pickMany } from '../../../platform/ui/pickMany.ts';
import { sourceOfFolder } from '../../../platform/workspace/folderSource.ts';
import { targetCode, sourceCode } from '../../../service/languageCodes.ts';
import type { DocumentRequest, Formality } from '../../../service/documents/schemas.ts';
import type { Language } from '../../../service/account/languages.ts';
import {
  AccountAssets,
  type AssetChoice,
  glossaryIdFor,
} from '../../../platform/account/accountAssets.ts';
import { TargetLanguages, projectFirst } from '../../../platform/account/targetLanguages.ts';
import { unusedText } from '../../../platform/account/unusedText.ts';
import type { Services } from '../../../platform/services.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import { choices } from '../../../texts/choices.ts';
import { aidRows, mayBeTicked, type AidRow } from './aidRows.ts';

/** How documents are to be translated, and what was chosen of it in words. */
export interface DocumentOptions {
  readonly locale: string;
  readonly request: DocumentRequest;
  readonly follows: readonly string[];
  /** What the folder has chosen and is not used, and why, in sentences. */
  readonly unused: readonly string[];
}

/** Asks for the language, and then only for what the folder has chosen and the language can do. */
export async function chooseDocumentOptions(
  services: Services,
  scope: vscode.Uri,
): Promise<DocumentOptions | undefined> {
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
export async function givenOptions(
  { connection }: Services,
  scope: vscode.Uri | undefined,
  given: AssetChoice & {
    readonly locale: string;
    readonly source: string | undefined;
    readonly formality: Formality | undefined;
  },
): Promise<DocumentOptions> {
  const { locale, source, formality, ...assets } = given;
  const chosen = new AccountAssets(connection, scope, assets);
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

const title = () => vscode.l10n.t('Translate Documents With');

/**
 * The memory and the glossary of the folder, and the language that a glossary needs to know: the source language of the
 * folder as a first guess. What cannot be used is shown with the reason, before anything is sent.
 *
 * @returns nothing where nobody answers
 */
async function chooseAids(services: Services, scope: vscode.Uri, locale: string) {
  const assets = new AccountAssets(services.connection, scope);
  const asksSource = glossaryIdFor(scope, {}) !== '';
  let source = otherThan(locale, await sourceOfFolder(scope));
  for (;;) {
    const { memory, glossary } = await assets.for(source, locale);
    const unused = await assets.unused(source, locale);
    const rows = aidRows({ source, locale, unused, asksSource, memory: memory !== undefined });
    if (rows.length === 0) return { request: {}, follows: [], unused: [] };
    const picked = await pickMany({ title: title(), items: rows, allows: mayBeTicked });
    if (picked === undefined) return undefined;
    const has = (kind: AidRow['what']) => picked.some((row) => row.what === kind);
    if (has('otherSource')) {
      source = otherThan(locale, await pickLanguage(services)) ?? source;
      continue;
    }
    const isKnown = has('source') && source !== undefined;
    return {
      request: {
        ...(isKnown && { sourceLanguage: sourceCode(source ?? '') }),
        ...(has('memory') && { memory }),
        ...(has('glossary') && isKnown && { glossary }),
      },
      follows: picked.flatMap(({ what, label }) =>
        what === 'memory' || what === 'glossary' ? [label] : [],
      ),
      unused: unused.map((one) => unusedText(one, source, locale)),
    };
  }
}

async function pickLanguage({ languages, status }: Services): Promise<string | undefined> {
  const offered = await languages.wanted('translate_document');
  const sources = offered.filter(({ source }) => source);
  const items = await projectFirst(status, sources);
  const placeHolder = vscode.l10n.t(
    'The glossary of this folder needs the language of the documents.',
  );
  const how = { title: vscode.l10n.t('Language of the Documents'), placeHolder };
  const steps = { matchOnDescription: true, ignoreFocusOut: true };
  return (await showQuickPick(items, { ...how, ...steps }))?.tag;
}

/** Nothing is translated into its own language. */
const otherThan = (locale: string, source: string | undefined) =>
  source !== undefined && baseLanguage(source) === baseLanguage(locale) ? undefined : source;
