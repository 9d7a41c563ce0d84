import * as vscode from 'vscode';
import { isSendable } from '../../terms/listProblems.ts';
import { sameLanguage } from '../../terms/sameLanguage.ts';
import { joinTerms, termsOf } from '../../terms/termRules.ts';
import type {
  EditedCollection,
  EditorList,
  SaveResult,
  TermEditorData,
  TermEditorHost,
  TermEditorPage,
} from '../../protocol/termEditor.ts';
import { ServiceError } from '../../service/errors.ts';
import { limits } from '../../service/limits.ts';
import type { SpokenTerms, TermList } from '../../service/spokenTerms/schemas.ts';
import { describeError } from '../../platform/ui/errors/describeError.ts';
import { Panels, type PageKind, type PagePanel } from '../../platform/pages/panel.ts';
import type { Services } from '../../platform/services.ts';
import { plainText } from '../../texts/uiText.ts';
import { UserError } from '../../platform/ui/userError.ts';
import { format } from '../../texts/format.ts';
import type { SavedList } from '../../platform/account/collections.ts';
import type { Drafts } from './drafts.ts';
import { callSpokenTerms } from './callSpokenTerms.ts';
import type { TermEditorSubject } from './termEditorSchemas.ts';
import { voiceLanguages } from './voiceLanguages.ts';

/** The pages in which the terms of collections are edited. */
export class TermEditors implements vscode.Disposable {
  readonly #services: Services;
  readonly #drafts: Drafts;
  readonly #panels: Panels<TermEditorSubject, TermEditorHost, TermEditorPage>;
  /** For pages that are about to load: the language to show, by collection. */
  readonly #focus = new Map<string, string>();

  constructor(services: Services, drafts: Drafts) {
    this.#services = services;
    this.#drafts = drafts;
    this.#panels = new Panels(this.#kind(), services.context.extensionUri, services.log);
  }

  /** Opens the editor of a collection, or brings it to the front, at a language if one is given. */
  show({ id, name }: Pick<SpokenTerms, 'id' | 'name'>, language: string | undefined): void {
    const subject = { id, name: plainText(name) };
    if (language !== undefined) this.#focus.set(id, language);
    const open = this.#panels.pageOf(subject);
    this.#panels.show(subject);
    // A page that comes to the front loads by itself.
    open?.reload().catch(() => undefined);
  }

  /** Shows what the collections are by now. */
  reload(): void {
    // A page that is hidden or closing needs no news.
    for (const page of this.#panels.pages) page.reload().catch(() => undefined);
  }

  close(subject: TermEditorSubject): void {
    this.#panels.close(subject);
  }

  dispose(): void {
    this.#panels.dispose();
  }

  #kind(): PageKind<TermEditorSubject, TermEditorHost, TermEditorPage> {
    return {
      viewType: 'glossa.termEditor',
      name: 'termsPage',
      idOf: ({ id }) => id,
      readSubject: async (kept) => (await import('./termEditorSchemas.ts')).readSubject(kept),
      schemas: async () => (await import('./termEditorSchemas.ts')).termEditorSchemas,
      open: (subject, panel) => ({
        title: this.#titleOf(subject),
        async data() {
          const { termEditorTexts } = await import('./termEditorTexts.ts');
          return {
            limit: limits.termListLength,
            texts: termEditorTexts(),
          } satisfies TermEditorData;
        },
        host: this.#hostOf(subject, panel),
      }),
    };
  }

  #titleOf({ id, name }: TermEditorSubject): string {
    return this.#drafts.of(id).size > 0 ? `● ${name}` : name;
  }

  #hostOf({ id, ...of }: TermEditorSubject, panel: PagePanel<TermEditorPage>): TermEditorHost {
    const { collections } = this.#services;
    let { name } = of;
    return {
      load: async () => {
        const collection = await this.#load(id);
        name = collection.name;
        panel.setTitle(this.#titleOf({ id, name }));
        return collection;
      },
      keepDraft: async (language, draft) => {
        await this.#drafts.keep(id, language, draft ?? undefined);
        panel.setTitle(this.#titleOf({ id, name }));
        return null;
      },
      stored: async (language) => {
        await callSpokenTerms(() => collections.termsNow(id, language));
        return this.#stored(id, language);
      },
      tryTerms: (language) => tryTerms(id, language),
      merge: (language, terms) =>
        this.#save(id, { language, terms }, (list) => collections.merge(id, list)),
      replace: (language, terms) =>
        this.#save(id, { language, terms }, (list) => collections.replace(id, list)),
    };
  }

  /** What the editor of a collection starts with, drafts included. */
  async #load(id: string): Promise<EditedCollection> {
    const collection = await callSpokenTerms(() => this.#services.collections.find(id));
    if (collection === undefined) {
      throw new UserError(
        vscode.l10n.t(
          'The service no longer lists this collection. Your text is kept as long as this page is open.',
        ),
      );
    }
    const typed = this.#drafts.of(id);
    const stored = collection.lists.map(({ language }) => language);
    const started = [...typed.keys()].filter((one) => !hasLanguage(stored, one));
    const wanted = this.#focus.get(id);
    if (wanted !== undefined && !hasLanguage([...stored, ...started], wanted)) started.push(wanted);
    this.#focus.delete(id);
    const lists = [...stored, ...started].map(async (language) => ({
      ...(await this.#stored(id, language)),
      draft: typed.get(language) ?? null,
    }));
    const codes = await voiceLanguages(this.#services);
    return {
      name: plainText(collection.name, 300),
      lists: await Promise.all(lists),
      languages: codes?.map((code) => ({ code, name: format.language(code) })) ?? null,
      focus: wanted ?? null,
    };
  }

  /** A list as it is stored; one that is not has no count and no terms. */
  async #stored(id: string, language: string): Promise<EditorList> {
    const summary = (await this.#services.collections.find(id))?.lists.find((one) =>
      sameLanguage(one.language, language),
    );
    const known = await callSpokenTerms(() => this.#services.collections.terms(id, language));
    return {
      language: summary?.language ?? language,
      name: format.language(language),
      entryCount: summary?.entryCount ?? null,
      terms: known?.terms ?? null,
      remembered: known?.remembered ?? false,
    };
  }

  async #save(
    id: string,
    list: TermList,
    send: (list: TermList) => Promise<SavedList>,
  ): Promise<SaveResult> {
    const { language, terms } = list;
    try {
      refuseUnsendable(terms);
      const { expected, entryCount } = await callSpokenTerms(() => send(list));
      // The list is saved even if it cannot be read back now.
      const stored = await this.#stored(id, language).catch(() => ({
        language,
        name: format.language(language),
        terms: null,
        remembered: false,
      }));
      return { kind: 'saved', expected, list: { ...stored, entryCount } };
    } catch (error) {
      this.#services.log.error(describeError(error).detail);
      return refusal(error);
    }
  }
}

function hasLanguage(languages: readonly string[], wanted: string): boolean {
  return languages.some((one) => sameLanguage(one, wanted));
}

/** The questions that follow are no part of this call. */
async function tryTerms(id: string, language: string): Promise<null> {
  const row = { collection: { id }, list: { language } };
  void vscode.commands.executeCommand('glossa.voice.tryTerms', row);
  return null;
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

function refusal(error: unknown): SaveResult {
  const field =
    error instanceof ServiceError && ['invalid', 'tooLarge'].includes(error.kind)
      ? 'terms'
      : 'service';
  return { kind: 'refused', field, reason: describeError(error).message };
}
