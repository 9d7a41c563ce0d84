import * as vscode from 'vscode';
import type { EditedCollection, EditorList } from '../../protocol/termEditor.ts';
import { plainText } from '../../platform/ui/text/uiText.ts';
import { UserError } from '../../platform/ui/userError.ts';
import { format } from '../../platform/ui/text/format.ts';
import { withSpokenTermsErrors } from './spokenTermsErrors.ts';
import { sameLanguage } from '../../terms/sameLanguage.ts';
import type { SpokenTermsContext } from './spokenTermsContext.ts';
import { voiceLanguages } from './voiceLanguages.ts';

/** What the term editor needs of the feature around it. */
export type EditorContext = Omit<SpokenTermsContext, 'editors'>;

/** What the editor of a collection starts with, drafts included. */
export async function loadCollection(
  context: EditorContext,
  id: string,
): Promise<EditedCollection> {
  const { collections, drafts, focus, languages, log } = context;
  const collection = await withSpokenTermsErrors(() => collections.find(id));
  if (collection === undefined) {
    throw new UserError(
      vscode.l10n.t(
        'The service no longer lists this collection. Your text is kept as long as this page is open.',
      ),
    );
  }
  const typed = drafts.of(id);
  const stored = collection.lists.map(({ language }) => language);
  const started = [...typed.keys()].filter((one) => !hasLanguage(stored, one));
  const wanted = focus.get(id);
  if (wanted !== undefined && !hasLanguage([...stored, ...started], wanted)) started.push(wanted);
  focus.delete(id);
  const lists = [...stored, ...started].map(async (language) => ({
    ...(await storedList(context, id, language)),
    draft: typed.get(language) ?? null,
  }));
  const codes = await voiceLanguages(languages, log);
  return {
    name: plainText(collection.name, 300),
    lists: await Promise.all(lists),
    languages: codes?.map((code) => ({ code, name: format.language(code) })) ?? null,
    focus: wanted ?? null,
  };
}

/** A list as it is stored; one that is not has no count and no terms. */
export async function storedList(
  { collections }: EditorContext,
  id: string,
  language: string,
): Promise<EditorList> {
  const summary = (await collections.find(id))?.lists.find((one) =>
    sameLanguage(one.language, language),
  );
  const known = await withSpokenTermsErrors(() => collections.terms(id, language));
  return {
    language: summary?.language ?? language,
    name: format.language(language),
    entryCount: summary?.entryCount ?? null,
    terms: known?.terms ?? null,
    remembered: known?.remembered ?? false,
  };
}

function hasLanguage(languages: readonly string[], wanted: string): boolean {
  return languages.some((one) => sameLanguage(one, wanted));
}
