import * as vscode from 'vscode';
import { baseLanguage } from '../../../catalog/locale.ts';
import { languageItems } from '../../../platform/account/targetLanguages.ts';
import { sourceCode } from '../../../service/languageCodes.ts';
import type { DocumentRequest } from '../../../service/schemas/documents.ts';
import { glossaryIdFor, LinguisticAssets } from '../../../platform/account/linguisticAssets.ts';
import { unusedText } from '../../../platform/account/unusedText.ts';
import type { Services } from '../../../platform/services.ts';
import { pickMany } from '../../../platform/ui/pickMany.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import { sourceOfFolder } from '../../../platform/workspace/folderSource.ts';
import { aidRows, mayBeTicked, type AidRow } from './aidRows.ts';

/** What documents are translated with. */
export interface Aids {
  readonly request: Pick<DocumentRequest, 'sourceLanguage' | 'memory' | 'glossary'>;
  /** What was chosen, in words. */
  readonly follows: readonly string[];
  /** What the folder has chosen and is not used, and why, in sentences. */
  readonly unused: readonly string[];
}

const title = () => vscode.l10n.t('Translate Documents With');

/**
 * The memory and the glossary of the folder, and the language that a glossary needs to know: the source language of the
 * folder as a first guess. What cannot be used is shown with the reason, before anything is sent.
 *
 * @returns nothing where nobody answers
 */
export async function chooseAids(
  services: Services,
  scope: vscode.Uri,
  locale: string,
): Promise<Aids | undefined> {
  const assets = new LinguisticAssets(services.connection, scope);
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

async function pickLanguage({ languages }: Services): Promise<string | undefined> {
  const offered = await languages.wanted('translate_document');
  const items = languageItems(offered.filter(({ source }) => source));
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
