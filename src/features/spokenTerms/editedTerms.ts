import * as vscode from 'vscode';
import { isSendable } from '../../terms/listProblems.ts';
import { sameLanguage } from '../../terms/sameLanguage.ts';
import { joinTerms, termsOf } from '../../terms/termRules.ts';
import type { EditedCollection, EditorList, SaveResult } from '../../protocol/termEditor.ts';
import { ServiceError } from '../../service/errors.ts';
import { limits } from '../../service/limits.ts';
import type { TermList } from '../../service/spokenTerms/schemas.ts';
import { describeError } from '../../platform/ui/errors/describeError.ts';
import type { Services } from '../../platform/services.ts';
import { plainText } from '../../texts/uiText.ts';
import { UserError } from '../../platform/ui/userError.ts';
import { format } from '../../texts/format.ts';
import type { SavedList } from '../../platform/account/collections.ts';
import type { Drafts } from './drafts.ts';
import { callSpokenTerms } from './callSpokenTerms.ts';
import { voiceLanguages } from './voiceLanguages.ts';

/** The terms of collections as their editors ask for them, and as they are saved. */
export class EditedTerms {
  readonly #services: Services;
  readonly #drafts: Drafts;

  constructor(services: Services, drafts: Drafts) {
    this.#services = services;
    this.#drafts = drafts;
  }

  /** What the editor of a collection starts with, drafts included; `wanted` is the language to show. */
  async load(id: string, wanted: string | undefined): Promise<EditedCollection> {
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
    if (wanted !== undefined && !hasLanguage([...stored, ...started], wanted)) started.push(wanted);
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

  /** Asks the service again what a list holds. */
  async storedNow(id: string, language: string): Promise<EditorList> {
    await callSpokenTerms(() => this.#services.collections.termsNow(id, language));
    return this.#stored(id, language);
  }

  /** Adds terms; nothing is deleted. */
  async merge(id: string, list: TermList): Promise<SaveResult> {
    return this.#save(id, list, (one) => this.#services.collections.merge(id, one));
  }

  /** Makes the list what it says. */
  async replace(id: string, list: TermList): Promise<SaveResult> {
    return this.#save(id, list, (one) => this.#services.collections.replace(id, one));
  }

  /** The questions that follow are no part of this call. */
  async tryOut(id: string, language: string): Promise<null> {
    const row = { collection: { id }, list: { language } };
    void vscode.commands.executeCommand('glossa.voice.tryTerms', row);
    return null;
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
