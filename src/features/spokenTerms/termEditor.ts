import * as vscode from 'vscode';
import { isSendable } from '../../terms/listProblems.ts';
import { termsOf } from '../../terms/termList.ts';
import { joinTerms } from '../../terms/termRules.ts';
import type {
  SaveAnswer,
  TermEditorData,
  TermEditorHost,
  TermEditorPage,
} from '../../protocol/termEditor.ts';
import { ServiceError } from '../../service/errors.ts';
import { limits } from '../../service/limits.ts';
import { describeError } from '../../platform/ui/errors/describeError.ts';
import type { PageKind, PagePanel } from '../../platform/pages/panel.ts';
import { UserError } from '../../platform/ui/userError.ts';
import { format } from '../../platform/ui/text/format.ts';
import type { SavedList } from '../../platform/account/spokenTerms/collections.ts';
import { withSpokenTermsErrors } from './spokenTermsErrors.ts';
import { loadCollection, storedList, type EditorContext } from './loadCollection.ts';
import type { TermEditorSubject } from './spokenTermsContext.ts';

type TermEditorKind = PageKind<TermEditorSubject, TermEditorHost, TermEditorPage>;

/** The page in which the terms of a collection are edited. */
export function termEditor(context: EditorContext): TermEditorKind {
  return {
    viewType: 'glossa.termEditor',
    name: 'termsPage',
    idOf: ({ id }) => id,
    readSubject: async (kept) => (await import('./termEditorSchemas.ts')).readSubject(kept),
    schemas: async () => (await import('./termEditorSchemas.ts')).termEditorSchemas,
    open: (subject, panel) => ({
      title: titleOf(context, subject),
      async data() {
        const { termEditorTexts } = await import('./termEditorTexts.ts');
        return {
          limit: limits.termListLength,
          texts: termEditorTexts(),
        } satisfies TermEditorData;
      },
      host: hostOf(context, subject, panel),
    }),
  };
}

function hostOf(
  context: EditorContext,
  subject: TermEditorSubject,
  panel: PagePanel<TermEditorPage>,
): TermEditorHost {
  const { collections, drafts, tree } = context;
  const { id } = subject;
  let { name } = subject;
  const save = async (
    language: string,
    terms: readonly string[],
    send: () => Promise<SavedList>,
  ): Promise<SaveAnswer> => {
    try {
      refuseUnsendable(terms);
      const { expected, entryCount } = await withSpokenTermsErrors(send);
      // The list is saved even if it cannot be read back now.
      const list = await storedList(context, id, language).catch(() => ({
        language,
        name: format.language(language),
        terms: null,
        remembered: false,
      }));
      return { kind: 'saved', expected, list: { ...list, entryCount } };
    } catch (error) {
      context.log.error(describeError(error).detail);
      return refusal(error);
    }
  };
  return {
    load: async () => {
      const collection = await loadCollection(context, id);
      name = collection.name;
      panel.setTitle(titleOf(context, { id, name }));
      return collection;
    },
    keepDraft: async (language, draft) => {
      const before = drafts.of(id);
      await drafts.keep(id, language, draft ?? undefined);
      if (before.has(language) !== drafts.of(id).has(language)) tree.redrawCollection(id);
      panel.setTitle(titleOf(context, { id, name }));
      return null;
    },
    stored: async (language) => {
      await withSpokenTermsErrors(() => collections.termsNow(id, language));
      return storedList(context, id, language);
    },
    tryTerms: (language) => tryTerms(id, language),
    merge: (language, terms) =>
      save(language, terms, () => collections.merge(id, { language, terms })),
    replace: (language, terms) =>
      save(language, terms, () => collections.replace(id, { language, terms })),
  };
}

/** The questions that follow are no part of this call. */
async function tryTerms(id: string, language: string): Promise<null> {
  const row = { collection: { id }, list: { language } };
  void vscode.commands.executeCommand('glossa.voice.tryTerms', row);
  return null;
}

function titleOf({ drafts }: EditorContext, { id, name }: TermEditorSubject): string {
  return drafts.of(id).size > 0 ? `● ${name}` : name;
}

// The page has checked this before; a page is not believed.
function refuseUnsendable(terms: readonly string[]): void {
  const text = joinTerms(terms);
  if (
    terms.length > 0 &&
    joinTerms(termsOf(text)) === text &&
    isSendable(text, limits.termListLength)
  ) {
    return;
  }
  throw new UserError(vscode.l10n.t('The list was not sent: it has errors.'));
}

function refusal(error: unknown): SaveAnswer {
  const field =
    error instanceof ServiceError && ['invalid', 'tooLarge'].includes(error.kind)
      ? 'terms'
      : 'service';
  return { kind: 'refused', field, reason: describeError(error).message };
}
